# A single-table tournament.

go-tournament = Tournament
go-tournament-text = One table, rising blinds, prizes
table-summary-tournament = { $title } · tournament · { $seats } seats
tournament = Tournament
level = Level
level-short = Level { $n } · { $stakes }
level-number = Level { $n } of { $of }
level-next = Next: { $stakes }
level-top = The last level
level-last = to the end
level-hands = { $n ->
    [0] rises now
    [one] 1 more hand
   *[other] { $n } more hands
}
level-minutes = { $n ->
    [0] rises now
    [one] 1 more minute
   *[other] { $n } more minutes
}
players-left = { $n ->
    [one] 1 player left
   *[other] { $n } players left
}
places = Places
place = { $n }.
place-shared = { $n }. shared
draw = The draw for the button
draw-won = { $you ->
    [yes] You have the button.
   *[no] { $name } has the button.
}
tour-won = You win the tournament
tour-winner = { $name } wins the tournament
tour-place = You came in at place { $n }.
tour-out = You are out: place { $n }
tour-prize = Your prize: { $amount }.
tour-no-prize = No prize this time.
tour-watching = { $n } play on.
