# Valg ved siden av spillet: vise eller mucke, kort å lære av, ante, flere sjetonger, hender som ikke kan spilles igjen.

muck = { -muck(form: "act") }
key-show = vis hånden din
key-muck = { -muck(form: "act") } hånden din
setting-auto_muck = Muck uten å spørre

set-ante = Ante
stakes-ante = { $stakes } · ante { $ante }
set-learning-reveal = Botenes kort åpne
note-learning-reveal = Til å lære av: Hender som spilles slik, teller ikke i statistikken.
cards-open = åpne kort
mark-revealed = åpne kort
bad-not_in_a_quiz = Ikke i en quiz

top-up-box = Fyll opp stacken din til
top-up-bad = Mellom { $from } og { $to }

log-post-live = { $name } legger levende blind
log-post-dead = { $name } legger død blind

code-bad_practice-no_player = ingen plass i den er din
code-bad_practice-too_far = den går ikke så langt
code-bad_practice-bad_amounts = ingen bord her har slike beløp
code-bad_practice-bad_rules = ingen bord her har slike husregler
