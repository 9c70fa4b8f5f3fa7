# Exercises: a hand made to order, what is asked there and what is said to an answer.

exercises = Aufgaben
go-exercises-text = Kurze Hände zum Nachdenken
exercises-text = Jede Aufgabe ist eine Hand, in der es etwas herauszufinden gibt. Nichts davon zählt.
mode-play = Spielen
mode-step = Schritt für Schritt
mode-decision = Entscheidung
mode-quiz = Fragen
mode-replay = Nachspielen

scenario-best-low = Dein bestes Low
scenario-counterfeited-low = Ein Low verliert an Wert
scenario-four-flush-board = Viermal Herz auf dem Board
scenario-good-hand = Eine starke Starthand
scenario-limit-cap = Limit: Einsätze einer Größe
scenario-low-impossible = Ist überhaupt ein Low möglich?
scenario-no-reopening = All-in unter einem vollen Raise
scenario-odd-chip = Ein Chip bleibt übrig
scenario-order-of-hands = Wer schlägt wen?
scenario-pot-limit-raise = So viel wie der Pot
scenario-quartered = Ein Viertel vom Pot
scenario-scoop = Beide Hälften
scenario-side-pot = Main Pot und Side Pot
scenario-uncalled-bet = Mehr, als jemand mitgehen kann

question = Frage
question-of = Frage { $n } von { $of }
# $you says whether the seat is the player's; $name is its name.
ask-winner_hi = Wer hat jetzt das beste High?
ask-winner_lo = Wer hat jetzt das beste Low?
ask-best_hi_cards = { $you ->
    [yes] Welche fünf Karten sind dein bestes High?
   *[no] Welche fünf Karten sind für { $name } das beste High?
}
ask-best_lo_cards = { $you ->
    [yes] Welche fünf Karten sind dein bestes Low?
   *[no] Welche fünf Karten sind für { $name } das beste Low?
}
ask-order_hi = Ordne die Hände nach dem High.
ask-order_lo = Ordne die Hände nach dem Low.
ask-share = { $you ->
    [yes] Wie viel gewinnst du?
   *[no] Wie viel gewinnt { $name }?
}
ask-call_amount = { $you ->
    [yes] Wie viel kostet dich ein { -call(form: "noun") }?
   *[no] Wie viel kostet { $name } ein { -call(form: "noun") }?
}
ask-min_raise_to = { $you ->
    [yes] Auf wie viel musst du mindestens { -bet } oder { -raise }?
   *[no] Auf wie viel muss { $name } mindestens { -bet } oder { -raise }?
}
ask-max_raise_to = { $you ->
    [yes] Auf wie viel darfst du höchstens { -bet } oder { -raise }?
   *[no] Auf wie viel darf { $name } höchstens { -bet } oder { -raise }?
}
ask-legal_actions = { $you ->
    [yes] Was darfst du jetzt tun?
   *[no] Was darf { $name } jetzt tun?
}
ask-best_action = Was tust du?
ask-low_possible = Ist auf diesem Board ein Low möglich?
ask-qualifies = { $you ->
    [yes] Hast du jetzt ein Low?
   *[no] Hat { $name } jetzt ein Low?
}
how-multi = Wähle alle, die es sich teilen. Auch niemand ist eine Antwort.
how-cards = Zwei aus der Hand und drei vom Board.
how-order = Die beste zuerst.
how-total = Alles zusammen, was in dieser Runde gesetzt wird.
how-legal_actions = Wähle alles, was die Regeln erlauben.
how-share = Aus allen Pots. Was niemand mitgehen konnte, wird nicht gewonnen.
how-low_possible = Jetzt oder mit den Karten, die noch kommen.

nobody = Niemand
yes = Ja
no = Nein
your-answer = Deine Antwort
cards-yours = Hand
cards-board = Board
move-up = { $name } nach oben
move-down = { $name } nach unten
# A place in an order: 2. Bo and Cy.
order-place = { $n }. { $names }
check-answer = Prüfen
show-answer = Antwort zeigen
go-on = Weiter
again = Noch einmal
play-out = Weiterspielen
choose-first = Wähle zuerst eine Antwort
choose-five = Wähle zuerst fünf Karten

wrong = Das stimmt nicht. Versuch es noch einmal.
hint = Tipp:
verdict-right = Richtig: { $answer }
verdict-shown = Die Antwort: { $answer }
verdict-other = Besser ist hier: { $answer }
hand-goes-on = Die Hand geht weiter …
score = { $score } von { $max } beim ersten Versuch richtig

# Hints that are rules. Amounts and cards are put in. $n: how many cards.
hint-two_and_three = { $n ->
    [0] Es zählen immer zwei Karten der Hand und drei vom Board.
   *[other] Es zählen immer zwei Karten der Hand und drei vom Board. Aus der Hand sind es hier { $cards }.
}
hint-three_low_cards = { $n ->
    [0] Für ein Low braucht das Board drei verschiedene Ränge vom Ass bis zur Acht. Noch liegt keiner da.
   *[other] Für ein Low braucht das Board drei verschiedene Ränge vom Ass bis zur Acht. Bisher liegt da: { $cards }.
}
hint-halves = { $halves ->
    [2] { $pot } wird verteilt, jeder Pot in eine High- und eine Low-Hälfte. Gleiche Hände teilen; ohne Low bekommt das High alles.
   *[other] { $pot } wird verteilt. Die beste Hand bekommt jeden Pot; gleiche Hände teilen.
}
hint-to_match = Der Einsatz ist { $bet }. Davon liegt { $committed } schon da; der Stack ist { $stack }.
hint-last_raise = Der Einsatz ist { $bet }. Ein { -raise(form: "noun") } legt mindestens so viel drauf wie der letzte: { $size }.
hint-pot_after_call = Der Einsatz ist { $bet }. Nach einem { -call(form: "noun") } von { $call } wäre der { -pot } { $pot }: So viel darf noch obendrauf.
hint-whole_stack = { $committed } liegt in dieser Runde da, { $stack } ist noch übrig. Mehr gibt es nicht.
hint-fixed_bet = Der Einsatz ist { $bet }. Im Limit legt jeder { -raise(form: "noun") } gleich viel drauf: { $size } in dieser Runde.

# Why a tempting hand is none, of another player's hand; as the texts tempt-... of lens.ftl are of one's own.
hint-of = { $name }: { $text }
hint-flush_with_one_suited = Kein { -flush }. { $board } { $suit } liegen auf dem Board, aber in dieser Hand ist nur { $cards }. Es müssen zwei sein.
hint-four_flush_board = Kein { -flush }. { $board } { $suit } liegen auf dem Board, aber keines in dieser Hand. Vom Board zählen nur drei, dazu zwei aus der Hand.
hint-flush_with_three = Kein { -flush }. In dieser Hand sind { $hand } { $suit }, aber nur zwei davon zählen, und auf dem Board liegen zu wenige.
hint-straight_with_one = { $hand ->
    [0] Nein, { -straight(form: "none") }. Alle fünf Karten liegen auf dem Board, und nur drei davon zählen.
   *[other] Nein, { -straight(form: "none") }. Zu { $cards } allein bräuchte es vier Karten vom Board.
}
hint-straight_with_three = Nein, { -straight(form: "none") }. Dafür bräuchte es { $hand } Karten der Hand, und nur zwei zählen.
hint-board_quads = Kein Vierling. Alle vier { $many } liegen auf dem Board, und nur drei Karten vom Board zählen.
hint-board_full_house = Kein { -full-house }. Es liegt ganz auf dem Board, und nur drei Karten vom Board zählen.
hint-board_trips = Kein { -full-house }. { $many } liegen dreimal auf dem Board, dazu zählen zwei Karten der Hand, und die sind kein Paar.
hint-board_two_pair = { $hand ->
    [0] Keine zwei Paare. Beide liegen auf dem Board, und nur drei Karten vom Board zählen.
   *[other] Kein { -full-house }. Zu { $cards } bräuchte es vier Karten vom Board, und nur drei zählen.
}
hint-pairs_with_three = Nur zwei Karten der Hand zählen: { $cards } gehen nicht alle zusammen.
hint-low_with_one = { $hand ->
    [0] Kein Low. Alle fünf niedrigen Karten liegen auf dem Board, und zwei müssen aus der Hand sein.
   *[other] Nicht dieses Low. { $cards } allein reicht nicht: Zwei niedrige Karten müssen aus der Hand sein.
}
hint-low_with_three = Nicht dieses Low. Dafür bräuchte es { $hand } Karten der Hand. Nur zwei zählen, dazu drei vom Board.
hint-paired_low = Jeder Rang zählt nur einmal. Paare helfen beim Low nicht: Es braucht fünf verschiedene Ränge.
hint-counterfeited = Der Rang von { $cards } liegt auch auf dem Board, jeder kann ihn nutzen.

# Spoken.
tell-question = Frage { $n } von { $of }.
tell-place = { $name }: Platz { $n } von { $of }.
tell-hand-line = { $name }, { $half }: { $hand }.
tell-hint = Tipp: { $text }
tell-mark = { $half }: { $cards }.
