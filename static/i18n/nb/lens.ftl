# A closer look at what you hold: the two and the three cards, and why a tempting hand is none.

lens-note = Se nærmere
look-at = Se nærmere på { $half }
two-and-three = 2 fra hånden + 3 fra bordet
low-why-needs = { $n ->
    [one] En lav hånd krever fem ulike valører fra ess til åtte: to av dine, tre fra bordet. Én til må komme.
   *[other] En lav hånd krever fem ulike valører fra ess til åtte: to av dine, tre fra bordet. { $n } til må komme.
}
low-why-impossible = En lav hånd krever fem ulike valører fra ess til åtte, to av dine og tre fra bordet. Du får ingen i denne hånden.
low-why-hand = Bordet åpner for en lav hånd, men to av kortene dine gir ingen sammen med det.

# $suit: hearts. $many: the rank of the first card seen, as kings. $hand, $board: how many cards are meant of each.
# $cards: the cards of the hand in words, of the board where none of the hand is meant.
tempt-flush_with_one_suited = Ikke { -flush }: det ligger { $board } { $suit } på bordet, men { $cards } er det eneste du har. Det må være to fra hånden.
tempt-four_flush_board = Ikke { -flush }: det ligger { $board } { $suit } på bordet, men du har ingen. Bare tre fra bordet teller, sammen med to av dine.
tempt-flush_with_three = Ikke { -flush }: du har { $hand } { $suit }, men bare to fra hånden teller, og bordet har for få.
tempt-straight_with_one = { $hand ->
    [0] Ikke { -straight }: alle fem ligger på bordet, og bare tre av dem teller.
   *[other] Ikke { -straight }: med bare { $cards } måtte fire fra bordet være med. Det skal være to og tre.
}
tempt-straight_with_three = Ikke { -straight }: da måtte { $hand } av kortene dine være med. Det skal være to og tre.
tempt-board_quads = Ikke fire like: alle fire { $many } ligger på bordet, og bare tre fra bordet teller.
tempt-board_full_house = Ikke { -full-house }: alt ligger på bordet, og bare tre fra bordet teller.
tempt-board_trips = Ikke { -full-house }: med de tre { $many } på bordet spiller begge kortene dine, og ett alene er ikke noe par.
tempt-board_two_pair = { $hand ->
    [0] Ikke to par: begge parene ligger på bordet, og bare tre fra bordet teller.
   *[other] Ikke { -full-house }: med { $cards } måtte fire fra bordet være med. Bare tre teller.
}
tempt-pairs_with_three = Bare to av kortene dine teller: { $cards } kan ikke spille alle sammen.
tempt-low_with_one = { $hand ->
    [0] Ikke lav: alle fem lave kort ligger på bordet. Du trenger to av dine egne.
   *[other] Ikke så lav: { $cards } alene er for lite. Du trenger to lave kort av dine egne.
}
tempt-low_with_three = Ikke så lav: da måtte { $hand } av kortene dine være med. Bare to teller, med tre fra bordet.
tempt-paired_low = En valør teller én gang: par hjelper ikke en lav hånd. Det skal være fem ulike valører.
tempt-counterfeited = Samme valør som { $cards } ligger på bordet, så alle kan bruke den. De andre trenger ett lavt kort mindre for å slå deg.
