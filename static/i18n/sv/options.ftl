# Val vid sidan av spelet: visa eller mucka, kort att lära av, ante, fler marker, händer som inte kan spelas igen.

muck = { -muck }
key-show = visa din hand
key-muck = { -muck } din hand
setting-auto_muck = Mucka utan att fråga

set-ante = Ante
stakes-ante = { $stakes } · ante { $ante }
set-learning-reveal = Botarnas kort öppna
note-learning-reveal = För att lära sig: händer som spelas så räknas inte i statistiken.
cards-open = öppna kort
mark-revealed = öppna kort
bad-not_in_a_quiz = Inte i ett quiz

top-up-box = Fyll på din stack upp till
top-up-bad = Mellan { $from } och { $to }

log-post-live = { $name } betalar en levande { -big-blind(form: "short") }
log-post-dead = { $name } betalar en död { -big-blind(form: "short") }

code-bad_practice-no_player = ingen plats i den är din
code-bad_practice-too_far = den går inte så långt
code-bad_practice-bad_amounts = inget bord här har sådana belopp
code-bad_practice-bad_rules = inget bord här har sådana husregler
