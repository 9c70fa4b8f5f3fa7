# Was man neben dem Spiel wählt: zeigen oder mucken, Karten zum Lernen, Antes, Nachkauf, Hände, die man nicht noch einmal spielen kann.

muck = { -muck }
key-show = deine Hand zeigen
key-muck = deine Hand { -muck }
setting-auto_muck = { -muck }, ohne zu fragen

set-ante = Ante
stakes-ante = { $stakes } · Ante { $ante }
set-learning-reveal = Karten der Bots offen
note-learning-reveal = Zum Lernen: Hände, die du so spielst, zählen in keiner Statistik.
cards-open = offene Karten
mark-revealed = offene Karten
bad-not_in_a_quiz = Nicht in einem Quiz

top-up-box = Deinen Stack auffüllen bis
top-up-bad = Zwischen { $from } und { $to }

log-post-live = { $you ->
    [yes] { $name } zahlst einen Live Blind
   *[no] { $name } zahlt einen Live Blind
}
log-post-dead = { $you ->
    [yes] { $name } zahlst einen toten Blind
   *[no] { $name } zahlt einen toten Blind
}

code-bad_practice-no_player = kein Platz darin ist deiner
code-bad_practice-too_far = so weit geht sie nicht
code-bad_practice-bad_amounts = solche Beträge hat hier kein Tisch
code-bad_practice-bad_rules = solche Hausregeln hat hier kein Tisch
