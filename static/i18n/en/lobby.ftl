# The start screen, loading, errors.

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
money-chips = chips
money-dollars = dollars
field-bad = This cannot be: { $value }

loading = Loading
loading-download = Downloading Python
loading-start = Starting Python
loading-load = Loading the rules
loading-ready = Ready
loading-bytes = { $step }, { $loaded } of { $total } MB

menu-title = Menu

error-title = Something went wrong
error-title-asked = This cannot be opened
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
