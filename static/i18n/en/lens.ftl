# A closer look at what you hold: the two and the three cards, and why a tempting hand is none.

lens-note = A closer look
look-at = A closer look at { $half }
two-and-three = 2 from the hand + 3 from the board
low-why-needs = { $n ->
    [one] A low takes five different ranks from ace to eight: two of yours, three of the board. One more must come.
   *[other] A low takes five different ranks from ace to eight: two of yours, three of the board. { $n } more must come.
}
low-why-impossible = A low takes five different ranks from ace to eight, two of yours and three of the board. There will be none for you in this hand.
low-why-hand = The board allows a low, but two of your cards do not make one with it.

# $suit: hearts. $many: the rank of the first card seen, as kings. $hand, $board: how many cards are meant of each.
# $cards: the cards of the hand in words, of the board where none of the hand is meant.
tempt-flush_with_one_suited = { $board ->
   *[other] Not a { -flush }: { $board } { $suit } lie on the board, but your { $cards } is your only one. It takes two of your hand.
}
tempt-four_flush_board = { $board ->
   *[other] Not a { -flush }: { $board } { $suit } lie on the board, but you hold none. Only three of the board count, with two of yours.
}
tempt-flush_with_three = { $hand ->
   *[other] Not a { -flush }: you hold { $hand } { $suit }, but only two of your hand count, and the board has too few.
}
tempt-straight_with_one = { $hand ->
    [0] Not a { -straight }: all five lie on the board, and only three of them count.
   *[other] Not a { -straight }: with your { $cards } alone it would take four of the board. It takes two and three.
}
tempt-straight_with_three = { $hand ->
   *[other] Not a { -straight }: it would take { $hand } of your cards. It takes two and three.
}
tempt-board_quads = Not four of a kind: all four { $many } lie on the board, and only three of the board count.
tempt-board_full_house = Not a { -full-house }: it lies on the board, and only three of the board count.
tempt-board_trips = Not a { -full-house }: with the three { $many } of the board both your cards play, and one alone is no pair.
tempt-board_two_pair = { $hand ->
    [0] Not two pair: both pairs lie on the board, and only three of the board count.
   *[other] Not a { -full-house }: with your { $cards } it would take four of the board. Only three count.
}
tempt-pairs_with_three = { $hand ->
   *[other] Only two of your cards count: { $cards } cannot all play.
}
tempt-low_with_one = { $hand ->
    [0] Not a low: all five low cards lie on the board. You need two of your own.
   *[other] Not that low: your { $cards } alone is too little. You need two low cards of your own.
}
tempt-low_with_three = { $hand ->
   *[other] Not that low: it would take { $hand } of your cards. Only two count, with three of the board.
}
tempt-paired_low = A rank counts once: paired cards do not help a low. It takes five different ranks.
tempt-counterfeited = Your { $cards } lies on the board as well, so everybody can use that rank. Others need one low card less to beat you.
