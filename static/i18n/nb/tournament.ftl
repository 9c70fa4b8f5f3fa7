# A single-table tournament.

go-tournament = Turnering
go-tournament-text = Ett bord, stigende blinder, premier
table-summary-tournament = { $title } · turnering · { $seats } plasser
tournament = Turnering
level = Nivå
level-short = Nivå { $n } · { $stakes }
level-number = Nivå { $n } av { $of }
level-next = Neste: { $stakes }
level-top = Det siste nivået
level-last = til slutten
level-hands = { $n ->
    [0] stiger nå
    [one] 1 hånd til
   *[other] { $n } hender til
}
level-minutes = { $n ->
    [0] stiger nå
    [one] 1 minutt til
   *[other] { $n } minutter til
}
players-left = { $n ->
    [one] 1 spiller igjen
   *[other] { $n } spillere igjen
}
places = Plasseringer
place = { $n }.
place-shared = { $n }. delt
draw = Trekningen om knappen
draw-won = { $name } får knappen.
tour-won = Du vinner turneringen
tour-winner = { $name } vinner turneringen
tour-place = Du kom på { $n }. plass.
tour-out = Du er ute: { $n }. plass
tour-prize = Premien din: { $amount }.
tour-no-prize = Ingen premie denne gangen.
tour-watching = { $n } spiller videre.
