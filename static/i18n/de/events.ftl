# What happened: log lines (without amounts, which stand in a column), results, the ledger. What is spoken: announce.ftl.

log = Dealer-Log
hand-number = Hand { $hand }
log-post = { $you ->
    [yes] { $name } zahlst { $what }
   *[no] { $name } zahlt { $what }
}
log-fold = { $you ->
    [yes] { $name } { -fold(form: "you") }
   *[no] { $name } { -fold(form: "pres") }
}
log-check = { $you ->
    [yes] { $name } { -check(form: "you") }
   *[no] { $name } { -check(form: "pres") }
}
log-call = { $you ->
    [yes] { $name } { -call(form: "you") }
   *[no] { $name } { -call(form: "pres") }
}
log-bet = { $you ->
    [yes] { $name } { -bet(form: "you") }
   *[no] { $name } { -bet(form: "pres") }
}
log-raise = { $you ->
    [yes] { $name } { -raise(form: "you") }
   *[no] { $name } { -raise(form: "pres") }
}
# Out of time, by a house's all-in rule.
log-protect = { $you ->
    [yes] { $name } bleibst dabei mit dem, was gezahlt ist
   *[no] { $name } bleibt dabei mit dem, was gezahlt ist
}
log-all-in = { $text } all-in
log-cap = { $text }, Cap
log-to = auf { $amount }
log-returned = { $you ->
    [yes] { $name } bekommst zurück
   *[no] { $name } bekommt zurück
}
log-shows = { $you ->
    [yes] { $name } zeigst
   *[no] { $name } zeigt
}
log-mucks = { $you ->
    [yes] { $name } { -muck(form: "you") }
   *[no] { $name } { -muck(form: "pres") }
}
log-wins = { $you ->
    [yes] { $name } gewinnst
   *[no] { $name } gewinnt
}
log-dealt = Deine Karten
log-no-low = Kein Low
log-rake = { -rake }

result = Ergebnis
result-pot = { -pot }
result-same = geht mit dem High
share-name = { $name } { $part }
share-all = alles
no-low = Kein Low
uncontested = alle anderen sind raus
lead-win = Du gewinnst { $won } für deine { $paid }: { $net }
lead-lose = Diese Hand hat dich { $net } gekostet
lead-back = Du bekommst { $won } von { $paid } zurück: { $net }
lead-even = Du bekommst deine { $paid } zurück
lead-none = Der { -pot } geht an { $name }
lead-out = Du warst nicht in dieser Hand
why-quarter = Deine Hälfte wurde geteilt: Die Hälfte der Hälfte ist ein Viertel.
why-tied = Du teilst mit { $names }.
why-scoop = Du gewinnst High und Low: den ganzen { -pot }.
why-no-low = Kein Low: Dein High gewinnt den ganzen { -pot }.
why-half-hi = Du gewinnst die High-Hälfte.
why-half-lo = Du gewinnst die Low-Hälfte.
why-fold-you = Alle anderen sind ausgestiegen.
why-fold = Nur { $name } ist noch im Spiel geblieben.
why-pots = { $n } Pots: Die Abrechnung zeigt jeden einzeln.
why-winner = { $name }: { $hand }.
why-winners = High: { $hi }. Low: { $lo }.

ledger-title = Wohin die Chips gingen
ledger-pot = { $pot }: { $amount }
ledger-contested = Im Spiel: { $names }
ledger-line-hi = High, { $amount }: { $hand }
ledger-line-lo = Low, { $amount }: { $hand }
ledger-line-all = Kampflos, { $amount }: alle anderen sind raus
ledger-no-low = Kein Low: Das High bekommt alles.
ledger-both = Beide Hälften gehen an dieselben Plätze, daher wird der { -pot } nur einmal geteilt.
ledger-hands = Alle gezeigten Hände
# $half is half-hi or half-lo below.
ledger-quarter = Gleichstand um die { $half } ({ $names }): Die Hälfte der Hälfte ist ein Viertel des Pots.
ledger-tie = Gleichstand um die { $half }, sie wird geteilt: { $names }.
ledger-tie-pot = Gleichstand um den { -pot }, er wird geteilt: { $names }.
half-hi = High-Hälfte
half-lo = Low-Hälfte
ledger-account = Die Abrechnung aller
ledger-player = Spieler
ledger-in = Einsatz
ledger-back = Zurück
ledger-won = Gewinn
ledger-net = Ergebnis
ledger-check = { $has ->
    [yes] Alle Stacks zusammen: { $before } vor der Hand, { $after } danach und { $rake } { -rake }. Nichts geht verloren.
   *[no] Alle Stacks zusammen: { $before } vor der Hand und { $after } danach. Nichts geht verloren.
}
odd-high_half_gets_odd_chip = Der { -pot } lässt sich nicht glatt halbieren: Der Rest von { $amount } geht an die High-Hälfte.
odd-clockwise_from_button = { $you ->
    [yes] Der Rest von { $amount } geht an dich auf dem ersten Platz links vom Button.
   *[no] Der Rest von { $amount } geht an { $name } auf dem ersten Platz links vom Button.
}
odd-all_to_first = { $you ->
    [yes] Der ganze Rest, { $amount }, geht an dich auf dem ersten Platz links vom Button.
   *[no] Der ganze Rest, { $amount }, geht an { $name } auf dem ersten Platz links vom Button.
}
rake-no_flop_no_drop = Kein { -rake }: Es kam kein { -flop }.
rake-steps = { -rake } { $amount }, nach den Stufen des Tisches.
rake-per_dollar = { -rake } { $amount }, nach den Dollar im { -pot }.
