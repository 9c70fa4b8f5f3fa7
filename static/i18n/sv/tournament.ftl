# A single-table tournament.

go-tournament = Turnering
go-tournament-text = Ett bord, stigande mörkar, priser
table-summary-tournament = { $title } · turnering · { $seats } platser
tournament = Turnering
level = Nivå
level-short = Nivå { $n } · { $stakes }
level-number = Nivå { $n } av { $of }
level-next = Sedan: { $stakes }
level-top = Sista nivån
level-last = till slutet
level-hands = { $n ->
    [0] stiger nu
    [one] 1 hand kvar
   *[other] { $n } händer kvar
}
level-minutes = { $n ->
    [0] stiger nu
    [one] 1 minut kvar
   *[other] { $n } minuter kvar
}
players-left = { $n ->
    [one] 1 spelare kvar
   *[other] { $n } spelare kvar
}
places = Placeringar
place = { $n }.
place-shared = { $n }. delad
draw = Dragning om knappen
draw-won = { $you ->
    [yes] Du får knappen.
   *[no] { $name } får knappen.
}
tour-won = Du vinner turneringen
tour-winner = { $name } vinner turneringen
tour-place = Du kom på plats { $n }.
tour-out = Du är ute: plats { $n }
tour-prize = Ditt pris: { $amount }.
tour-no-prize = Inget pris den här gången.
tour-watching = { $n } spelar vidare.
