# Valg ved siden af spillet: vise eller mucke, kort at lære af, ante, flere chips, hænder, der ikke kan spilles igen.

muck = { -muck(form: "act") }
key-show = vis din hånd
key-muck = { -muck(form: "act") } din hånd
setting-auto_muck = Muck uden at spørge

set-ante = Ante
stakes-ante = { $stakes } · ante { $ante }
set-learning-reveal = Botternes kort åbne
note-learning-reveal = Til at lære af: Hænder, der spilles sådan, tæller ikke i statistikken.
cards-open = åbne kort
mark-revealed = åbne kort
bad-not_in_a_quiz = Ikke i en quiz

top-up-box = Fyld din stack op til
top-up-bad = Mellem { $from } og { $to }

log-post-live = { $name } lægger levende blind
log-post-dead = { $name } lægger død blind

code-bad_practice-no_player = ingen plads i den er din
code-bad_practice-too_far = den går ikke så langt
code-bad_practice-bad_amounts = intet bord her har sådanne beløb
code-bad_practice-bad_rules = intet bord her har sådanne husregler
