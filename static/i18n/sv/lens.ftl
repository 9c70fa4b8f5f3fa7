# A closer look at what you hold: the two and the three cards, and why a tempting hand is none.

lens-note = En närmare titt
look-at = En närmare titt på { $half }
two-and-three = 2 från handen + 3 från bordet
low-why-needs = { $n ->
    [one] En låg hand har fem olika valörer från ess till åtta: två av dina, tre från bordet. Ett passande kort till måste komma.
   *[other] En låg hand har fem olika valörer från ess till åtta: två av dina, tre från bordet. { $n } passande kort till måste komma.
}
low-why-impossible = En låg hand har fem olika valörer från ess till åtta, två av dina och tre från bordet. Det blir ingen för dig i den här handen.
low-why-hand = Bordet tillåter en låg hand, men inga två av dina kort bildar en med det.

# $suit: hjärter. $many: the rank of the first card seen, as kungar. $hand, $board: how many cards are meant of each.
# $cards: the cards of the hand in words, of the board where none of the hand is meant.
tempt-flush_with_one_suited = { $board ->
   *[other] Ingen { -flush }: { $board } { $suit } ligger på bordet, men själv har du bara { $cards }. Det krävs två från handen.
}
tempt-four_flush_board = { $board ->
   *[other] Ingen { -flush }: { $board } { $suit } ligger på bordet, men du har ingen. Bara tre från bordet räknas, med två av dina.
}
tempt-flush_with_three = { $hand ->
   *[other] Ingen { -flush }: du har { $hand } { $suit }, men bara två från handen räknas, och på bordet finns för få.
}
tempt-straight_with_one = { $hand ->
    [0] Ingen { -straight }: alla fem ligger på bordet, och bara tre av dem räknas.
   *[other] Ingen { -straight }: med bara { $cards } skulle det krävas fyra från bordet. Det ska vara två och tre.
}
tempt-straight_with_three = { $hand ->
   *[other] Ingen { -straight }: det skulle krävas { $hand } av dina kort. Det ska vara två och tre.
}
tempt-board_quads = Inget fyrtal: alla fyra { $many } ligger på bordet, och bara tre kort från bordet räknas.
tempt-board_full_house = Nej, { -full-house(form: "none") }: allt ligger på bordet, och bara tre kort från bordet räknas.
tempt-board_trips = Nej, { -full-house(form: "none") }: till tre { $many } på bordet räknas två av dina kort, och ett ensamt kort är inget par.
tempt-board_two_pair = { $hand ->
    [0] Inte två par: båda paren ligger på bordet, och bara tre kort från bordet räknas.
   *[other] Nej, { -full-house(form: "none") }: med { $cards } skulle det krävas fyra från bordet. Bara tre räknas.
}
tempt-pairs_with_three = { $hand ->
   *[other] Bara två av dina kort räknas: { $cards } kan inte alla vara med.
}
tempt-low_with_one = { $hand ->
    [0] Ingen låg hand: alla fem låga kort ligger på bordet. Du behöver två egna.
   *[other] Inte den låga handen: bara { $cards } räcker inte. Du behöver två egna låga kort.
}
tempt-low_with_three = { $hand ->
   *[other] Inte den låga handen: det skulle krävas { $hand } av dina kort. Bara två räknas, med tre från bordet.
}
tempt-paired_low = Varje valör räknas en gång: par hjälper inte en låg hand. Det krävs fem olika valörer.
tempt-counterfeited = Din valör ligger också på bordet ({ $cards }), så alla kan använda den. De andra behöver ett lågt kort mindre för att slå dig.
