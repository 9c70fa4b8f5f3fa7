# The history of this device: list, replayer, statistics, and what the page says about keeping things.

history = History
key-history = History
go-history = History
go-history-text = Replays and statistics
hh-tab-list = Hands
hh-tab-stats = Statistics
hh-list = Hands, newest first
hh-reading = Reading …
hh-empty = No hand yet. Every hand you finish here is kept on this device, and only here.
hh-count = { $all ->
    [yes] { $n ->
        [one] one hand
       *[other] { $n } hands
    }
   *[no] { $n } of { $of } hands
}
hh-search = Name, card or number
hh-result = Result
hh-any-result = All results
hh-any-game = All games
hh-more = Show { $n } more
hh-watched = seen
mark-won = won
mark-lost = lost
mark-folded = { -fold(form: "past") }
mark-showdown = showdown
mark-all_in = { -all-in(form: "noun") }
mark-split = split
mark-scooped = scooped
mark-quartered = quartered
position-small_blind = { -small-blind }
position-big_blind = { -big-blind }
position-early = early
position-middle = middle
position-cutoff = cutoff
position-button = button

hh-import = Take in a file of hands
hh-export = Save as a file
hh-clear = Delete all hands
hh-clear-text = All hands and their statistics on this device go for good.
hh-clear-yes = Delete
hh-clear-no = Keep them
format-pokerstars = Text, as PokerStars writes it
format-phh = PHH
format-json = Omaha8's own, with everything
hh-exported = { $n ->
    [one] One hand is in the file.
   *[other] { $n } hands are in the file.
}
hh-imported = { $taken ->
    [one] One hand taken in.
   *[other] { $taken } hands taken in.
} { $known ->
    [0] { "" }
    [one] One was here already.
   *[other] { $known } were here already.
}
hh-cleared = Everything is deleted.
hh-failed = That did not work: { $code }
hh-failed-line = Nothing was taken in: { $code }, line { $line }
hh-failed-path = Nothing was taken in: { $code }, at { $path }

replay = Replay
hh-back = Back to the list
hh-first = First step
hh-prev = One step back
hh-next = Next step
hh-last = Last step
hh-streets = Jump to
hh-preflop = Start
hh-flop = { -flop }
hh-turn = { -turn }
hh-river = { -river }
hh-showdown = End
hh-dealt = The cards are dealt
hh-step = Step { $n }
hh-step-of = Step { $n } of { $of }
hh-copy = Copy as text
hh-share = Copy a link to this hand
hh-more-acts = More
hh-again = Same hand again
hh-what-if = Play on from here
hh-hide = Hide later actions
hh-reveal = All cards face up
hh-picture = Picture of the result
hh-fair = Fair shuffle
hh-delete = Delete this hand
hh-copied = Copied.
hh-linked = The link is copied. It holds the whole hand, all cards too.
hh-too-long = This hand is too long for a link: save it as a file.
hh-copy-by-hand = The browser keeps the clipboard closed: copy it from here.
hh-pictured = The picture is ready.
hh-no-picture = The browser could not draw the picture.

fair-text = Before the first card the dealer published this number. It fits one order of the deck only.
fair-none = Nothing was promised for this hand.
fair-verify = Check it
fair-same = It is the deck that was promised.
fair-differs = It is not the deck that was promised.
fair-no_commitment = Nothing was promised for this hand.
fair-deck_unknown = Not all cards of the deck are known.
fair-seeded = You chose the seed, so you could have known the cards.

stat-range = Which hands
stat-range-all = All hands
stat-range-sitting = Last sitting
stat-hands = Hands
stat-hands-name = Hands dealt in
stat-bb100 = bb/100
stat-bb100-name = Big blinds won in a hundred hands, with the 95 % interval
stat-interval = ± { $width }
stat-vpip = VPIP
stat-vpip-name = Hands played of one's own will
stat-pfr = PFR
stat-pfr-name = Hands raised before the flop
stat-af = AF
stat-af-name = Bets and raises for each call
stat-wtsd = WTSD
stat-wtsd-name = Flops that went to showdown
stat-wsd = W$SD
stat-wsd-name = Showdowns that won chips
stat-highs = High
stat-highs-name = Showdowns that won a high
stat-lows = Low
stat-lows-name = Showdowns that won a low
stat-scoops = Scoop
stat-scoops-name = Showdowns that won the whole pot
stat-quartered = Quartered
stat-quartered-name = Showdowns that won no more than a shared half
stat-by-game = By game
stat-by-position = By position
sitting-title = Last sitting
sitting-hands = { $n ->
    [one] One hand: { $net }
   *[other] { $n } hands: { $net }
}
sitting-pot = Biggest pot: { $amount }, hand { $hand }
sitting-luck = { $luck ->
    [more] Luck: { $amount } more than your all-in hands were worth
    [less] Luck: { $amount } less than your all-in hands were worth
   *[none] Luck: no all-in hand has gone other than it was worth
}
curve-name = Big blinds won over { $n } hands: { $end } in the end
curve-won = won, in big blinds
curve-fair = had all-ins been paid by equity

notice-restored = Hand { $hand } restored
notice-not-restored = The table could not be restored ({ $code }).
notice-elsewhere = This table is open in another tab.
take-over = Take over
notice-storage_denied = The browser keeps nothing for this page. You can play on; save your hands before you leave.
notice-storage_full = There is no more room on this device. You can play on; save your hands before you leave.
notice-storage_lost = What was kept can no longer be reached. You can play on; save your hands before you leave.
notice-rescue = Save the hands
notice-practice = Practice: this hand counts nowhere.
notice-no-practice = This hand cannot be played on ({ $code }).
notice-home = Back
notice-bad-link = This link holds no hand that can be played ({ $code }).
why-elsewhere = This table is open in another tab
play-on = Play on
new-table = New table
kept-table = { $title } · hand { $hand }
