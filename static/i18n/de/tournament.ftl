# A single-table tournament.

go-tournament = Turnier
go-tournament-text = Ein Tisch, steigende Blinds, Preise
table-summary-tournament = { $title } · Turnier · { $seats } Plätze
tournament = Turnier
level = Level
level-short = Level { $n } · { $stakes }
level-number = Level { $n } von { $of }
level-next = Danach: { $stakes }
level-top = Das letzte Level
level-last = bis zum Ende
level-hands = { $n ->
    [0] steigt jetzt
    [one] noch 1 Hand
   *[other] noch { $n } Hände
}
level-minutes = { $n ->
    [0] steigt jetzt
    [one] noch 1 Minute
   *[other] noch { $n } Minuten
}
players-left = { $n ->
    [one] noch 1 Spieler
   *[other] noch { $n } Spieler
}
places = Plätze
place = { $n }.
place-shared = { $n }. geteilt
draw = Die Auslosung des Buttons
draw-won = { $you ->
    [yes] Du hast den Button.
   *[no] { $name } hat den Button.
}
tour-won = Du gewinnst das Turnier
tour-winner = { $name } gewinnt das Turnier
tour-place = Du bist auf Platz { $n } gelandet.
tour-out = Du bist raus: Platz { $n }
tour-prize = Dein Preis: { $amount }.
tour-no-prize = Diesmal kein Preis.
tour-watching = { $n } spielen weiter.
