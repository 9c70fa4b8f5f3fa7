# What happened: log lines (without amounts, which stand in a column), sentences for the announcer, results.

log = Dealer log
hand-number = Hand { $hand }
log-post = { $you ->
    [yes] { $name } post the { $what }
   *[no] { $name } posts the { $what }
}
log-fold = { $you ->
    [yes] { $name } { -fold(form: "inf") }
   *[no] { $name } { -fold(form: "pres") }
}
log-check = { $you ->
    [yes] { $name } { -check(form: "inf") }
   *[no] { $name } { -check(form: "pres") }
}
log-call = { $you ->
    [yes] { $name } { -call(form: "inf") }
   *[no] { $name } { -call(form: "pres") }
}
log-bet = { $you ->
    [yes] { $name } { -bet(form: "inf") }
   *[no] { $name } { -bet(form: "pres") }
}
log-raise = { $you ->
    [yes] { $name } { -raise(form: "inf") }
   *[no] { $name } { -raise(form: "pres") }
}
log-all-in = { $text }, all-in
log-cap = { $text }: cap
log-to = to { $amount }
log-returned = { $you ->
    [yes] { $name } take back
   *[no] { $name } takes back
}
log-shows = { $you ->
    [yes] { $name } show
   *[no] { $name } shows
}
log-mucks = { $you ->
    [yes] { $name } { -muck(form: "inf") }
   *[no] { $name } { -muck(form: "pres") }
}
log-dealt = Your cards
log-no-low = No low
log-rake = { -rake }

tell-hand = Hand { $hand }.
tell-cards = Your cards: { $cards }.
tell-post = { $text } of { $amount }
tell-amount = { $text } { $amount }
tell-raise = { $text } to { $amount }
tell-sentence = { $text }.
tell-street = { $street }: { $cards }.
tell-high = High: { $hand }.
tell-low = Low: { $hand }.
tell-low-text = Low: { $text }.
tell-turn-call = Your turn. { $amount } to call, pot { $pot }.
tell-turn-check = Your turn. Nothing to call, pot { $pot }.
tell-won = { $you ->
    [yes] { $name } win { $amount }
   *[no] { $name } wins { $amount }
}
tell-won-high = { $text } for high with { $hand }
tell-won-both = { $text } for high and low with { $hand }
tell-won-with = { $text } with { $hand }
tell-won-low = { $text } for low with { $hand }
tell-no-low = No low.
tell-illegal = Not possible: { $text }.
tell-ready = Ready.
tell-loading = Loading the rules engine.

result = Result
result-pot = { -pot }
share-name = { $name } { $part }
share-all = all
no-low = No low
uncontested = nobody else stayed
lead-win = You win { $net }
lead-lose = This hand cost you { $net }
lead-back = You get { $won } back of { $paid }: { $net }
lead-even = You get your { $paid } back
lead-none = { $name } wins the pot
lead-out = You were not in this hand
why-quarter = Your half was tied: a half of a half is a quarter.
why-tied = You share with { $names }.
why-scoop = You win high and low: the whole pot.
why-no-low = No low: your high takes the whole pot.
why-half-hi = You win the high half.
why-half-lo = You win the low half.
why-fold-you = Everybody else folded.
why-fold = { $name } was the last one left.
why-pots = { $n } pots: the ledger tells each.
why-winner = { $name }: { $hand }.
why-winners = High: { $hi }. Low: { $lo }.

ledger-title = Where the chips went
ledger-pot = { $pot }: { $amount }
ledger-contested = Between { $names }
ledger-line-hi = High, { $amount }: { $hand }
ledger-line-lo = Low, { $amount }: { $hand }
ledger-line-all = { $amount }, uncontested
ledger-rake = Rake { $amount }
ledger-no-low = No low: the high takes it all.
ledger-both = The same seats win both halves, so the pot is divided once.
ledger-hands = All hands shown
