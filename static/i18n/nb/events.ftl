# What happened: log lines (without amounts, which stand in a column), results, the ledger. What is spoken: announce.ftl.

log = Dealerlogg
hand-number = Hånd { $hand }
log-post = { $name } legger { $what }
log-fold = { $you ->
    [yes] { $name } { -fold(form: "you") }
   *[no] { $name } { -fold(form: "pres") }
}
log-check = { $name } { -check(form: "pres") }
log-call = { $name } { -call(form: "pres") }
log-bet = { $name } { -bet(form: "pres") }
log-raise = { $name } { -raise(form: "pres") }
# Out of time, by a house's all-in rule.
log-protect = { $name } er med for det som er betalt
log-all-in = { $text }, all-in
log-cap = { $text }: cap
log-to = til { $amount }
log-returned = { $name } får tilbake
log-shows = { $name } viser
log-mucks = { $name } { -muck(form: "pres") }
log-wins = { $name } vinner
log-dealt = Kortene dine
log-no-low = Ingen lav
log-rake = { -rake }

result = Resultat
result-pot = { -pot }
result-same = sammen med høy
share-name = { $name } { $part }
share-all = alt
no-low = Ingen lav
uncontested = alle andre ga seg
lead-win = Du vinner { $won } for dine { $paid }: { $net }
lead-lose = Denne hånden kostet deg { $net }
lead-back = Du får { $won } tilbake av { $paid }: { $net }
lead-even = Du får dine { $paid } tilbake
lead-none = { $name } vinner potten
lead-out = Du var ikke med i denne hånden
why-quarter = Halvdelen din var delt: en halv av en halv er en kvart.
why-tied = Delt med { $names }.
why-scoop = Du vinner høy og lav: hele potten.
why-no-low = Ingen lav: høy hånd tar hele potten.
why-half-hi = Du vinner den høye halvdelen.
why-half-lo = Du vinner den lave halvdelen.
why-fold-you = Alle andre har gitt seg.
why-fold = { $name } var alene igjen.
why-pots = { $n } potter: regnskapet forklarer hver av dem.
why-winner = { $name }: { $hand }.
why-winners = Høy: { $hi }. Lav: { $lo }.

ledger-title = Hvor sjetongene ble av
ledger-pot = { $pot }: { $amount }
ledger-contested = Med i kampen: { $names }
ledger-line-hi = Høy, { $amount }: { $hand }
ledger-line-lo = Lav, { $amount }: { $hand }
ledger-line-all = Uten motstand, { $amount }: alle andre ga seg
ledger-no-low = Ingen lav: høy hånd tar alt.
ledger-both = De samme spillerne vinner begge halvdelene, så potten deles én gang.
ledger-hands = Alle viste hender
# $half is half-hi or half-lo below.
ledger-quarter = { $names } deler { $half }: en halv av en halv er en kvart av { -pot(form: "def") }.
ledger-tie = { $names } har like gode hender og deler { $half }.
ledger-tie-pot = { $names } har like gode hender og deler potten.
half-hi = den høye halvdelen
half-lo = den lave halvdelen
ledger-account = Alles regnskap
ledger-player = Spiller
ledger-in = Lagt inn
ledger-back = Tilbake
ledger-won = Vunnet
ledger-net = Resultat
ledger-check = { $has ->
    [yes] Alle stacker til sammen: { $before } før hånden, { $after } etter den og { $rake } i { -rake }. Ingenting er borte.
   *[no] Alle stacker til sammen: { $before } før hånden og { $after } etter den. Ingenting er borte.
}
odd-high_half_gets_odd_chip = Potten kan ikke deles likt: { $amount } til overs går til den høye halvdelen.
odd-clockwise_from_button = { $you ->
    [yes] { $amount } til overs går til deg, først til venstre for knappen.
   *[no] { $amount } til overs går til { $name }, først til venstre for knappen.
}
odd-all_to_first = { $you ->
    [yes] Alt til overs, { $amount }, går til deg, først til venstre for knappen.
   *[no] Alt til overs, { $amount }, går til { $name }, først til venstre for knappen.
}
rake-no_flop_no_drop = Ingen { -rake }: det ble ikke delt noen { -flop }.
rake-steps = { -rake } { $amount }, etter bordets trinn.
rake-per_dollar = { -rake } { $amount }, så mye for hver dollar i { -pot(form: "def") }.
