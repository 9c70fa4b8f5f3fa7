# A closer look at what you hold: the two and the three cards, and why a tempting hand is none.

lens-note = Genauer hingesehen
look-at = { $half } genauer ansehen
two-and-three = 2 aus der Hand + 3 vom Board
low-why-needs = { $n ->
    [one] Ein Low braucht fünf verschiedene Ränge vom Ass bis zur Acht: zwei von dir, drei vom Board. Eine passende Karte muss noch kommen.
   *[other] Ein Low braucht fünf verschiedene Ränge vom Ass bis zur Acht: zwei von dir, drei vom Board. { $n } passende Karten müssen noch kommen.
}
low-why-impossible = Ein Low braucht fünf verschiedene Ränge vom Ass bis zur Acht, zwei von dir und drei vom Board. In dieser Hand wird das für dich nichts mehr.
low-why-hand = Das Board lässt ein Low zu, aber keine zwei deiner Karten ergeben eines damit.

# $suit: Herz. $many: the rank of the first card seen, as Könige. $hand, $board: how many cards are meant of each.
# $cards: the cards of the hand in words, of the board where none of the hand is meant.
tempt-flush_with_one_suited = { $board ->
   *[other] Kein { -flush }: { $board } { $suit } liegen auf dem Board, aber in deiner Hand ist nur { $cards }. Es müssen zwei aus deiner Hand sein.
}
tempt-four_flush_board = { $board ->
   *[other] Kein { -flush }: { $board } { $suit } liegen auf dem Board, aber du hast keines. Vom Board zählen nur drei Karten, dazu zwei von dir.
}
tempt-flush_with_three = { $hand ->
   *[other] Kein { -flush }: Du hast { $hand } { $suit }, aber nur zwei Karten deiner Hand zählen, und auf dem Board liegen zu wenige.
}
tempt-straight_with_one = { $hand ->
    [0] Nein, { -straight(form: "none") }: Alle fünf Karten liegen auf dem Board, und nur drei davon zählen.
   *[other] Nein, { -straight(form: "none") }: Von dir passt nur { $cards }, vom Board bräuchte es vier Karten. Es sind immer zwei und drei.
}
tempt-straight_with_three = { $hand ->
   *[other] Nein, { -straight(form: "none") }: Dafür bräuchte es { $hand } deiner Karten. Es sind immer zwei und drei.
}
tempt-board_quads = Kein Vierling: Alle vier { $many } liegen auf dem Board, und nur drei Karten vom Board zählen.
tempt-board_full_house = Kein { -full-house }: Es liegt ganz auf dem Board, und nur drei Karten vom Board zählen.
tempt-board_trips = Kein { -full-house }: { $many } liegen dreimal auf dem Board, dazu zählen zwei deiner Karten, und eine Karte allein ist kein Paar.
tempt-board_two_pair = { $hand ->
    [0] Keine zwei Paare: Beide liegen auf dem Board, und nur drei Karten vom Board zählen.
   *[other] Kein { -full-house }: Zu { $cards } bräuchte es vier Karten vom Board. Nur drei zählen.
}
tempt-pairs_with_three = { $hand ->
   *[other] Nur zwei deiner Karten zählen: { $cards } gehen nicht alle zusammen.
}
tempt-low_with_one = { $hand ->
    [0] Kein Low: Alle fünf niedrigen Karten liegen auf dem Board. Du brauchst zwei eigene.
   *[other] Nicht dieses Low: { $cards } allein reicht nicht. Du brauchst zwei eigene niedrige Karten.
}
tempt-low_with_three = { $hand ->
   *[other] Nicht dieses Low: Dafür bräuchte es { $hand } deiner Karten. Nur zwei zählen, dazu drei vom Board.
}
tempt-paired_low = Jeder Rang zählt nur einmal: Paare helfen beim Low nicht. Es braucht fünf verschiedene Ränge.
tempt-counterfeited = Dein Rang liegt auch auf dem Board ({ $cards }), jeder kann ihn nutzen. Die anderen brauchen jetzt eine niedrige Karte weniger, um dich zu schlagen.
