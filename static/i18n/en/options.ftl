# Choices beside the game: showing or mucking, cards to learn from, antes, chips to add, hands that cannot be played again.

muck = { -muck }
key-show = show your hand
key-muck = { -muck } your hand
setting-auto_muck = { -muck } without asking

set-ante = Ante
stakes-ante = { $stakes } · ante { $ante }
set-learning-reveal = Bots’ cards face up
note-learning-reveal = To learn from: hands played like this count in no statistics.
cards-open = open cards
mark-revealed = open cards
bad-not_in_a_quiz = Not in a quiz

top-up-box = Your stack, topped up to
top-up-bad = Between { $from } and { $to }

log-post-live = { $you ->
    [yes] { $name } post a live blind
   *[no] { $name } posts a live blind
}
log-post-dead = { $you ->
    [yes] { $name } post a dead blind
   *[no] { $name } posts a dead blind
}

code-bad_practice-no_player = no seat in it is yours
code-bad_practice-too_far = it does not go on that far
code-bad_practice-bad_amounts = no table here has such amounts
code-bad_practice-bad_rules = no table here has such house rules
