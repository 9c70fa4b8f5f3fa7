# The start screen, loading, errors.

lobby = Start
motto-before = Én pott,
motto-high = høy
motto-and = og
motto-low = lav
your-table = Bordet ditt
setup-title = Sett opp bordet
table-summary = { $title } · { $stakes } · { $seats } plasser
play = Spill
omaha8-text = Potten deles, lav fra åtte og ned
omaha_high-text = Den beste hånden tar alt
tile-fl = Limit
tile-pl = Pot limit
tile-nl = No limit
tile-fl-text = faste innsatser
tile-pl-text = opp til potten
tile-nl-text = alle sjetonger
set-game = Spill
set-limit = Limit
set-stakes = Blinder
set-stakes-fl = Innsatser
set-small-blind = Small blind
set-money = Spill om
set-seats = Plasser
set-stack = Stack
money-chips = sjetonger
money-dollars = dollar
field-bad = Dette går ikke: { $value }

loading = Laster
loading-download = Laster ned Python
loading-start = Starter Python
loading-load = Laster reglene
loading-ready = Klar
loading-bytes = { $step }, { $loaded } av { $total } MB

menu-title = Meny

error-title = Noe gikk galt
error-title-asked = Dette kan ikke åpnes
error-retry = Prøv igjen
error-lobby = Til startskjermen
error-report = Detaljer
error-bad_parameter = Adressen ber om noe som ikke går: { $key } = { $value }
error-engine_load_failed = Regelmotoren kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
error-engine_timeout = Regelmotoren svarte ikke. Bordet kan startes igjen der det var.
error-engine_crash = Regelmotoren stoppet. Bordet kan startes igjen der det var.
error-internal_error = Regelmotoren møtte noe den ikke ventet. Detaljene hjelper med å finne det.
error-wasm_unsupported = Denne nettleseren kan ikke kjøre regelmotoren: den må ha WebAssembly og module workers.
error-save_damaged = Det lagrede bordet kunne ikke leses.
error-other = Regelmotoren sa nei: { $code }
