# A single-table tournament.

go-tournament = Turnering
go-tournament-text = Ét bord, stigende blinds, præmier
table-summary-tournament = { $title } · turnering · { $seats } pladser
tournament = Turnering
level = Niveau
level-short = Niveau { $n } · { $stakes }
level-number = Niveau { $n } af { $of }
level-next = Næste: { $stakes }
level-top = Det sidste niveau
level-last = til slutningen
level-hands = { $n ->
    [0] stiger nu
    [one] 1 hånd endnu
   *[other] { $n } hænder endnu
}
level-minutes = { $n ->
    [0] stiger nu
    [one] 1 minut endnu
   *[other] { $n } minutter endnu
}
players-left = { $n ->
    [one] 1 spiller tilbage
   *[other] { $n } spillere tilbage
}
places = Placeringer
place = { $n }.
place-shared = { $n }. delt
draw = Lodtrækningen om knappen
draw-won = { $name } får knappen.
tour-won = Du vinder turneringen
tour-winner = { $name } vinder turneringen
tour-place = Du kom på { $n }. pladsen.
tour-out = Du er ude: { $n }. plads
tour-prize = Din præmie: { $amount }.
tour-no-prize = Ingen præmie denne gang.
tour-watching = { $n } spiller videre.
