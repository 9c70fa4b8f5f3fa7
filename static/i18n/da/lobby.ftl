# The start screen, loading, errors.

lobby = Start
motto-before = Én pot,
motto-high = høj
motto-and = og
motto-low = lav
your-table = Dit bord
setup-title = Indret bordet
table-summary = { $title } · { $stakes } · { $seats } pladser
play = Spil
omaha8-text = Potten deles, lav fra otte og ned
omaha_high-text = Den bedste hånd tager det hele
tile-fl = Limit
tile-pl = Pot limit
tile-nl = No limit
tile-fl-text = faste indsatser
tile-pl-text = op til potten
tile-nl-text = alle chips
set-game = Spil
set-limit = Limit
set-stakes = Blinds
set-stakes-fl = Indsatser
set-small-blind = Small blind
set-money = Spil om
set-seats = Pladser
set-stack = Stack
money-chips = chips
money-dollars = dollar
field-bad = Det går ikke: { $value }

loading = Indlæser
loading-download = Henter Python
loading-start = Starter Python
loading-load = Indlæser reglerne
loading-ready = Klar
loading-bytes = { $step }, { $loaded } af { $total } MB

menu-title = Menu

error-title = Noget gik galt
error-title-asked = Dette kan ikke åbnes
error-retry = Prøv igen
error-lobby = Til startskærmen
error-report = Detaljer
error-bad_parameter = Adressen beder om noget, der ikke går: { $key } = { $value }
error-engine_load_failed = Regelmotoren kunne ikke indlæses. Tjek forbindelsen, og prøv igen.
error-engine_timeout = Regelmotoren svarede ikke. Bordet kan startes igen, hvor det var.
error-engine_crash = Regelmotoren stoppede. Bordet kan startes igen, hvor det var.
error-internal_error = Regelmotoren mødte noget, den ikke ventede. Detaljerne hjælper med at finde det.
error-wasm_unsupported = Denne browser kan ikke køre regelmotoren: den skal have WebAssembly og module workers.
error-save_damaged = Det gemte bord kunne ikke læses.
error-other = Regelmotoren sagde nej: { $code }
