# A closer look at what you hold: the two and the three cards, and why a tempting hand is none.

lens-note = Se nærmere
look-at = Se nærmere på { $half }
two-and-three = 2 fra hånden + 3 fra bordet
low-why-needs = { $n ->
    [one] En lav hånd kræver fem forskellige værdier fra es til otte: to af dine, tre fra bordet. Én mere skal komme.
   *[other] En lav hånd kræver fem forskellige værdier fra es til otte: to af dine, tre fra bordet. { $n } mere skal komme.
}
low-why-impossible = En lav hånd kræver fem forskellige værdier fra es til otte, to af dine og tre fra bordet. Du får ingen i denne hånd.
low-why-hand = Bordet åbner for en lav hånd, men to af dine kort giver ingen sammen med det.

# $suit: hearts. $many: the rank of the first card seen, as kings. $hand, $board: how many cards are meant of each.
# $cards: the cards of the hand in words, of the board where none of the hand is meant.
tempt-flush_with_one_suited = Ikke { -flush }: der ligger { $board } { $suit } på bordet, men { $cards } er det eneste, du har. Der skal to fra hånden til.
tempt-four_flush_board = Ikke { -flush }: der ligger { $board } { $suit } på bordet, men du har ingen. Kun tre fra bordet tæller, sammen med to af dine.
tempt-flush_with_three = Ikke { -flush }: du har { $hand } { $suit }, men kun to fra hånden tæller, og bordet har for få.
tempt-straight_with_one = { $hand ->
    [0] Ikke { -straight }: alle fem ligger på bordet, og kun tre af dem tæller.
   *[other] Ikke { -straight }: med kun { $cards } måtte fire fra bordet være med. Det skal være to og tre.
}
tempt-straight_with_three = Ikke { -straight }: så måtte { $hand } af dine kort være med. Det skal være to og tre.
tempt-board_quads = Ikke fire ens: alle fire { $many } ligger på bordet, og kun tre fra bordet tæller.
tempt-board_full_house = Ikke { -full-house }: det hele ligger på bordet, og kun tre fra bordet tæller.
tempt-board_trips = Ikke { -full-house }: med de tre { $many } på bordet spiller begge dine kort, og ét alene er ikke noget par.
tempt-board_two_pair = { $hand ->
    [0] Ikke to par: begge par ligger på bordet, og kun tre fra bordet tæller.
   *[other] Ikke { -full-house }: med { $cards } måtte fire fra bordet være med. Kun tre tæller.
}
tempt-pairs_with_three = Kun to af dine kort tæller: { $cards } kan ikke alle spille med.
tempt-low_with_one = { $hand ->
    [0] Ikke lav: alle fem lave kort ligger på bordet. Du skal bruge to af dine egne.
   *[other] Ikke så lav: { $cards } alene er for lidt. Du skal bruge to lave kort af dine egne.
}
tempt-low_with_three = Ikke så lav: så måtte { $hand } af dine kort være med. Kun to tæller, med tre fra bordet.
tempt-paired_low = En værdi tæller én gang: par hjælper ikke en lav hånd. Der skal fem forskellige værdier til.
tempt-counterfeited = Samme værdi som { $cards } ligger på bordet, så alle kan bruge den. De andre skal bruge ét lavt kort mindre for at slå dig.
