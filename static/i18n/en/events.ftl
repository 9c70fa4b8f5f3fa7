# What happened: log lines (without amounts, which stand in a column), results, the ledger. What is spoken: announce.ftl.

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
# Out of time, by a house's all-in rule.
log-protect = { $you ->
    [yes] { $name } stay in for what is paid
   *[no] { $name } stays in for what is paid
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
log-wins = { $you ->
    [yes] { $name } win
   *[no] { $name } wins
}
log-dealt = Your cards
log-no-low = No low
log-rake = { -rake }

result = Result
result-pot = { -pot }
result-same = with the high
share-name = { $name } { $part }
share-all = all
no-low = No low
uncontested = nobody else stayed
lead-win = You win { $won } for your { $paid }: { $net }
lead-lose = This hand cost you { $net }
lead-back = You get { $won } back of { $paid }: { $net }
lead-even = You get your { $paid } back
lead-none = The pot goes to { $name }
lead-out = You were not in this hand
why-quarter = Your half was tied: a half of a half is a quarter.
why-tied = You share with { $names }.
why-scoop = You win high and low: the whole pot.
why-no-low = No low: your high takes the whole pot.
why-half-hi = You win the high half.
why-half-lo = You win the low half.
why-fold-you = Everybody else folded.
why-fold = { $name } was the last one left.
why-pots = { $n } pots: the ledger explains each.
why-winner = { $name }: { $hand }.
why-winners = High: { $hi }. Low: { $lo }.

ledger-title = Where the chips went
ledger-pot = { $pot }: { $amount }
ledger-contested = Between { $names }
ledger-line-hi = High, { $amount }: { $hand }
ledger-line-lo = Low, { $amount }: { $hand }
ledger-line-all = Uncontested, { $amount }: nobody else stayed
ledger-no-low = No low: the high takes it all.
ledger-both = The same seats win both halves, so the pot is divided once.
ledger-hands = All hands shown
# $half is half-hi or half-lo below.
ledger-quarter = { $names } tie for the { $half }: a half of a half is a quarter of the { -pot }.
ledger-tie = { $names } tie for the { $half } and divide it.
ledger-tie-pot = { $names } tie for the { -pot } and divide it.
half-hi = high half
half-lo = low half
ledger-account = Everybody's account
ledger-player = Player
ledger-in = Put in
ledger-back = Back
ledger-won = Won
ledger-net = Result
ledger-check = { $has ->
    [yes] All stacks together: { $before } before the hand, { $after } after it and { $rake } { -rake }. Nothing is lost.
   *[no] All stacks together: { $before } before the hand and { $after } after it. Nothing is lost.
}
odd-high_half_gets_odd_chip = The { -pot } cannot be halved evenly: the odd { $amount } goes to the high half.
odd-clockwise_from_button = { $you ->
    [yes] The odd { $amount } goes to you, first to the left of the button.
   *[no] The odd { $amount } goes to { $name }, first to the left of the button.
}
odd-all_to_first = { $you ->
    [yes] All odd chips, { $amount }, go to you, first to the left of the button.
   *[no] All odd chips, { $amount }, go to { $name }, first to the left of the button.
}
rake-no_flop_no_drop = No { -rake }: no { -flop } was dealt.
rake-steps = { -rake } { $amount }, by the table's steps.
rake-per_dollar = { -rake } { $amount }, so much for each dollar in the { -pot }.
