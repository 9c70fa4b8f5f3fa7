# What stands on the table.

you = You
# A seat of a player without a name, for those who look on.
seat-number = Seat { $n }
app = Omaha table
table = Table
skip-actions = Skip to actions
skip-log = Skip to the log
topbar = Menu and settings

game-omaha8 = Omaha Hi-Lo
game-omaha_high = Omaha High
limit-fixed_limit = Limit
limit-pot_limit = Pot-limit
limit-no_limit = No-limit
limit-short-fixed_limit = FL
limit-short-pot_limit = PL
limit-short-no_limit = NL
title = { $limit } { $game }
subtitle = { $stakes } · Hand { $hand }
subtitle-new = { $stakes }

menu = Menu
help = Help
pause = Pause
resume = Go on
log-open = Log
close = Close
leave = Leave the table
theme-auto = Theme: as the device
theme-light = Theme: light
theme-dark = Theme: dark

pot = { -pot }
pot-main = Main
pot-side = Side { $n }
pot-main-name = { -main-pot } { $amount }
pot-side-name = { -side-pot } { $n }, { $amount }, { $names }
board-empty = Board: no cards yet
board = Board: { $cards }
your-cards = Your cards: { $cards }
no-cards = Your cards: none
cards-down = { $n ->
    [one] one card face down
   *[other] { $n } cards face down
}
dealer = { -dealer }: { $name }

hi = HI
lo = LO
hi-name = High
lo-name = Low
readout-name = { $half }: { $hand }; { $hole } with { $board }
readout-plain = { $half }: { $text }
not-yet = on the { -flop }
lens-folded = out of this hand
lens-out = not in this hand
nuts = nuts
low-needs = { $n ->
    [one] needs 1 more low card
   *[other] needs { $n } more low cards
}
low-impossible = no low possible
low-hand = your hand has no low

marker-small_blind = SB
marker-big_blind = BB
marker-button = D
marker-name-small_blind = { -small-blind }
marker-name-big_blind = { -big-blind }
last-fold = { -fold }
last-check = { -check }
last-call = { -call }
last-bet = { -bet }
last-raise = { -raise }
last-protect = stays in
last-ante = ante
last-small_blind = blind
last-big_blind = blind
last-live = posts
last-dead = posts
last-all-in = { -all-in(form: "noun") }
to-act = To act
mucked = { -muck(form: "past") }
state-out = not in the hand
state-allin = { -all-in(form: "noun") }
seat-stack = { $amount } { -chips }
seat-stack-dollars = { $amount }

actions = Your action
continue = Continue
to-call = { $amount } to { -call }
checking-free = Nothing to { -call }
in-the-pot = Your turn · { $amount } in the { -pot }
in-the-pot-waiting = { $amount } in the { -pot }
is-to-act = { $name } is to act
dealing = Dealing
showdown-soon = { -showdown }
running-out = All in: the board runs out
# What a hand gets of the pot on average, while the board runs out; $n is a whole number.
equity = equity
equity-share = { $n }%
paused = Paused
fold = { -fold }
check = { -check }
call = { -call }
bet = { -bet }
raise = { -raise }
call-amount = { -call } { $amount }
bet-amount = { -bet } { $amount }
raise-amount = { -raise } to { $amount }
all-in-amount = { -all-in(form: "noun") } { $amount }
from-to = { $from } to { $to }
exactly = to { $to }
skip = Skip to the end
next-hand = Next hand
# Seconds until the next hand is dealt by itself.
auto-deal-in = after { $n } s
rebuy = Buy in again
answer-new_bots = New players
answer-rebuy_bots = They buy in again
answer-restart = Play again
answer-post = Post and play
due-both = { $live } + { $dead } dead
ledger = Ledger
show = show
rabbit = Show the cards that would have come
rabbit-high = You would have had { $high }.
rabbit-both = You would have had { $high }, and { $low } for low.
rabbit-none = These cards would have come.

preset-min = Min
preset-half = ½ { -pot }
preset-three_quarter = ¾ { -pot }
preset-pot = { -pot }
preset-max = Max
preset-2_5x = 2.5 ×
preset-3x = 3 ×
preset-name = { $name }, { $amount }
amount-bet = { -bet }
amount-raise = { -raise } to
less = { $amount } less
more = { $amount } more
slider-chips = { $amount } { -chips }, { $blinds }
in-blinds = { $n } BB
amount-low-bet = The minimum { -bet(form: "noun") } is { $amount }
amount-low-raise = The minimum { -raise(form: "noun") } is to { $amount }
amount-high-bet = The maximum { -bet(form: "noun") } is { $amount }
amount-high-raise = The maximum { -raise(form: "noun") } is to { $amount }
amount-unread = This is not an amount

# Answers prepared before the turn: a label and a smaller line under it.
pre-group = Prepared answers
pre-hint = Answer now, or wait for your turn
pre-fold_any = { -fold }
pre-fold_any-small = to any bet
pre-check_fold = { -check }
pre-check_fold-small = or { -fold }
pre-check = { -check }
pre-check-small = only
pre-call = { -call } { $amount }
pre-call-small = only { $amount }
pre-call_any = { -call }
pre-call_any-small = any amount
pre-dropped = The price changed: your prepared answer is cancelled

why-free = Checking is free, so folding is blocked
why-stack_covers_call_only = Your stack only covers the { -call(form: "noun") }
why-nobody_can_call = Nobody is left who could { -call }
why-capped = Betting is capped on this street: no more raises
why-not_reopened = The last all-in was no full { -raise(form: "noun") }: you may only { -call } or { -fold }
why-not-your-turn = It is not your turn yet
why-dealing = Cards are being dealt
why-folded = You folded this hand
why-all-in = You are all-in: there is nothing left to decide
why-not-in = You are not in this hand

tale-ana = Ana stirs her tea against the clock.
tale-bo = Bo warms his hands on the teapot.
tale-cy = Cy counts the board again, lips moving.
tale-dea = Dea cleans her glasses; it takes exactly one street.
tale-eli = Eli counts to ten and loses his place at six.
tale-fay = Fay has already decided. She lets you wonder.
tale-gus = Gus knew this hand back in seventy-two.
tale-hal = Hal stacks his chips by mood.
tale-ida = Ida hums something without a chorus.
