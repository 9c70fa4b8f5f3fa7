# What happened: log lines (without amounts, which stand in a column), results, the ledger. What is spoken: announce.ftl.

log = Dealerlog
hand-number = Hånd { $hand }
log-post = { $name } lægger { $what }
log-fold = { $name } { -fold(form: "pres") }
log-check = { $name } { -check(form: "pres") }
log-call = { $name } { -call(form: "pres") }
log-bet = { $name } { -bet(form: "pres") }
log-raise = { $name } { -raise(form: "pres") }
# Out of time, by a house's all-in rule.
log-protect = { $name } er med for det, der er betalt
log-all-in = { $text }, all-in
log-cap = { $text }: cap
log-to = til { $amount }
log-returned = { $name } får tilbage
log-shows = { $name } viser
log-mucks = { $name } { -muck(form: "pres") }
log-wins = { $name } vinder
log-dealt = Dine kort
log-no-low = Ingen lav
log-rake = { -rake }

result = Resultat
result-pot = { -pot }
result-same = sammen med høj
share-name = { $name } { $part }
share-all = alt
no-low = Ingen lav
uncontested = alle andre gav op
lead-win = Du vinder { $won } for dine { $paid }: { $net }
lead-lose = Denne hånd kostede dig { $net }
lead-back = Du får { $won } tilbage af { $paid }: { $net }
lead-even = Du får dine { $paid } tilbage
lead-none = { $name } vinder potten
lead-out = Du var ikke med i denne hånd
why-quarter = Din halvdel var delt: en halv af en halv er en kvart.
why-tied = Delt med { $names }.
why-scoop = Du vinder høj og lav: hele potten.
why-no-low = Ingen lav: den høje hånd tager hele potten.
why-half-hi = Du vinder den høje halvdel.
why-half-lo = Du vinder den lave halvdel.
why-fold-you = Alle andre har givet op.
why-fold = { $name } var alene tilbage.
why-pots = { $n } potter: regnskabet forklarer hver af dem.
why-winner = { $name }: { $hand }.
why-winners = Høj: { $hi }. Lav: { $lo }.

ledger-title = Hvor chipsene blev af
ledger-pot = { $pot }: { $amount }
ledger-contested = Med i kampen: { $names }
ledger-line-hi = Høj, { $amount }: { $hand }
ledger-line-lo = Lav, { $amount }: { $hand }
ledger-line-all = Uden modstand, { $amount }: alle andre gav op
ledger-no-low = Ingen lav: den høje hånd tager det hele.
ledger-both = De samme spillere vinder begge halvdele, så potten deles én gang.
ledger-hands = Alle viste hænder
# $half is half-hi or half-lo below.
ledger-quarter = { $names } deler { $half }: en halv af en halv er en kvart af { -pot(form: "def") }.
ledger-tie = { $names } har lige gode hænder og deler { $half }.
ledger-tie-pot = { $names } har lige gode hænder og deler potten.
half-hi = den høje halvdel
half-lo = den lave halvdel
ledger-account = Alles regnskab
ledger-player = Spiller
ledger-in = Lagt i
ledger-back = Tilbage
ledger-won = Vundet
ledger-net = Resultat
ledger-check = { $has ->
    [yes] Alle stacks tilsammen: { $before } før hånden, { $after } efter den og { $rake } i { -rake }. Intet er væk.
   *[no] Alle stacks tilsammen: { $before } før hånden og { $after } efter den. Intet er væk.
}
odd-high_half_gets_odd_chip = Potten kan ikke deles lige: resten, { $amount }, går til den høje halvdel.
odd-clockwise_from_button = { $you ->
    [yes] Resten, { $amount }, går til dig, først til venstre for knappen.
   *[no] Resten, { $amount }, går til { $name }, først til venstre for knappen.
}
odd-all_to_first = { $you ->
    [yes] Hele resten, { $amount }, går til dig, først til venstre for knappen.
   *[no] Hele resten, { $amount }, går til { $name }, først til venstre for knappen.
}
rake-no_flop_no_drop = Ingen { -rake }: der kom intet { -flop }.
rake-steps = { -rake } { $amount }, efter bordets trin.
rake-per_dollar = { -rake } { $amount }, så meget for hver dollar i { -pot(form: "def") }.
