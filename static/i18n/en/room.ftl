# The card room: setting a table, sitting in and out, buying in, the house's clock, the fair shuffle.

set-format = What to play
format-ring = Cash game
format-tournament = Tournament
set-house = House rules
set-clock = House clock
set-broke = When a bot is broke
set-guests = Bots come and go
set-join = Come to a running game
set-buy-in = Buy-in
set-prizes = Prizes
set-level-by = Blinds rise by
set-level-length = Length of a level
table-options = More options
done = Done
options-note-ring = Whoever comes to a running game posts a { -big-blind } or waits for it.
options-note-tournament = Prizes are percent by place: 65-35 pays two.
clock-off = Off
clock-times = { $n ->
    [1] 10 + 20 seconds
   *[other] { $n } times as long
}
broke-rebuy = buys in again
broke-new = another one comes
broke-out = stays out
level-by-hands = hands
level-by-minutes = minutes
prizes-usual = as usual
house-default = Our own
house-no_multipoker = MultiPoker (Norwegian)
house-da = The Danish page
house-de = The German page
house-sv = The Swedish page
house-no_pokernordica = PokerNordica (Norwegian)
house-own = A mix
house-rules = House rules
house-here = { $name }
house-changed = { $name }, with changes
house-disagree = Here these pages disagree
house-others = The other house rules

bad-field = { $field }: { $text }
bad-not_a_choice = There is no such choice
bad-not_a_number = Not a whole number
bad-out_of_range = Not within the limits
bad-not_two_amounts = Two amounts with a dash, as 10-20
bad-not_an_amount = { $value } is not an amount
bad-bad_stakes = These stakes cannot be
bad-above_big_blind = More than the { -big-blind }
bad-below_big_blind = Less than a { -big-blind }
bad-bad_seed = Not a seed
bad-unknown_profile = No such house rules: { $value }
bad-unknown_house_rule = No such house rule: { $value }
bad-bad_house_rule = Not possible: { $value }
bad-given_twice = Given twice: { $value }
bad-rake_needs_dollars = { -rake } is for dollar tables
bad-not_at_a_ring = Only in a tournament
bad-not_at_a_tournament = Only in a cash game
bad-nobody_plays_yet = It takes three seats
bad-not_percents = Percents with dashes, as 65-35
bad-bad_split = They must fall and add up to 100

notice-ignored = The address has something unknown: { $keys }

sits-in = in the game
sits-out = sits out
sits-waits = waits
sits-posts = comes in
sits-broke = broke
sits-empty = empty
you-sit-out = You sit out
you-wait-big_blind = You wait for the { -big-blind }
you-wait-button = You wait for the button to pass
you-post = You come in with the next hand
enter-now = Post { $amount }
enter-now-small = and play
enter-free = Sit in again
enter-wait = Wait
enter-wait-big_blind = for the { -big-blind }
enter-wait-button = for the button
entry-cost = To come in you post { $amount }:
entry-free = You owe nothing.
entry-why-new = you are new at this table.
entry-why-missed_both = you missed both blinds.
entry-why-missed_big = you missed the { -big-blind }.
entry-why-missed_small = you missed the { -small-blind }.
post-both = { $live } and { $dead } dead
post-dead = { $dead } dead
seat-lost-after = { $n ->
    [one] One more { -big-blind } missed and the seat is lost.
   *[other] The seat is lost after { $n } more { -big-blind }s.
}
seat-lost = You lost your seat
seat-lost-text = Too many { -big-blind }s missed. You can sit down again with { $amount }.
table-won = You won the table
table-won-text = All bots are broke. Who is to play on?
wish-sitout = Out next hand
wish-sitout-undo = You sit out the next hand. Press to stay in.
top-up = Add { -chips }, up to { $amount }
new-game = New game
watch-on = To the end

time-left = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
time-warn_20 = 20 seconds left.
time-warn_10 = 10 seconds left.
time-over-check = Time is over: you { -check }.
time-over-fold = Time is over: you { -fold }.
time-over-all_in_rule = Time is over: you are all-in for what is in the { -pot }.
more-time = + 20 s
more-time-name = 20 seconds more, { $n } times left
key-more-time = more time

fair = Fair shuffle
fair-intro = Before the first card the page shows a number that only this deck gives. When the hand is over, deck and number can be compared.
fair-now = This hand
fair-last = The hand just over
fair-next = The next hand
fair-how = How it works
fair-how-text = The number is a SHA-256 hash of the whole deck and of a salt that nobody can guess. Nobody can find another deck for the same number, and nobody can read the cards from it. The record of the hand has deck and salt, so that others can check it too.
