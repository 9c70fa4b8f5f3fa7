# The start screen, loading, help and errors.

lobby = Start
motto-before = One pot,
motto-high = high
motto-and = and
motto-low = low
your-table = Your table
setup-title = Set the table
table-summary = { $title } · { $stakes } · { $seats ->
   *[other] { $seats } seats
}
play = Play
omaha8-text = The pot is split, eight or better
omaha_high-text = The best hand takes it all
tile-fl = Limit
tile-pl = Pot limit
tile-nl = No limit
tile-fl-text = fixed bets
tile-pl-text = up to the pot
tile-nl-text = all chips
set-game = Game
set-limit = Limit
set-stakes = Stakes
set-stakes-fl = Bets
set-small-blind = Small blind
set-money = Play for
set-seats = Seats
set-stack = Stack
set-speed = Pace
money-chips = chips
money-dollars = dollars
speed-0 = at once
speed-1 = quick
speed-2 = brisk
speed-3 = calm
speed-4 = slow
speed-5 = very slow
field-bad = This cannot be: { $value }
theme = Theme

loading = Loading
loading-download = Downloading Python
loading-start = Starting Python
loading-load = Loading the rules
loading-ready = Ready
loading-bytes = { $step }, { $loaded } of { $total } MB

help-title = How to play
help-rules = You hold four cards, the board has five. Your hand is always exactly two of yours and three of the board.
help-hilo = In Hi-Lo the best hand takes one half of the pot and the best low, five different ranks from ace to eight, the other; without a low the high takes it all.
help-keys = Keys
key-fold = { -fold }
key-call = { -check } or { -call }
key-raise = { -bet } or { -raise }: opens the amount, then sends it
key-presets = A prepared amount
key-step = A little more or less
key-page = Half a pot more or less
key-next = Next hand
key-close = Close
menu-title = Menu

error-title = Something went wrong
error-retry = Try again
error-lobby = To the start screen
error-report = Details
error-bad_parameter = The address asks for something that cannot be: { $key } = { $value }
error-engine_load_failed = The rules engine could not be loaded. Check the connection and try again.
error-engine_timeout = The rules engine did not answer. The table can be started again where it was.
error-engine_crash = The rules engine stopped. The table can be started again where it was.
error-internal_error = The rules engine met something it did not expect. The details help to find it.
error-wasm_unsupported = This browser cannot run the rules engine: it needs WebAssembly and module workers.
error-save_damaged = The saved table could not be read.
error-other = The rules engine refused: { $code }
