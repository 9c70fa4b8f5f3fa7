# The start screen, loading, errors.

lobby = Start
motto-before = Ein Pot,
motto-high = High
motto-and = und
motto-low = Low
your-table = Dein Tisch
setup-title = Tisch einrichten
table-summary = { $title } · { $stakes } · { $seats ->
   *[other] { $seats } Plätze
}
play = Spielen
omaha8-text = Der Pot wird geteilt, Acht oder besser
omaha_high-text = Die beste Hand bekommt alles
tile-fl = Limit
tile-pl = Pot-Limit
tile-nl = No-Limit
tile-fl-text = feste Einsätze
tile-pl-text = bis zum Pot
tile-nl-text = alle Chips
set-game = Spiel
set-limit = Limit
set-stakes = Blinds
set-stakes-fl = Einsätze
set-small-blind = Small Blind
set-money = Spielen um
set-seats = Plätze
set-stack = Stack
money-chips = Chips
money-dollars = Dollar
field-bad = Das geht nicht: { $value }

loading = Laden
loading-download = Python wird heruntergeladen
loading-start = Python wird gestartet
loading-load = Die Regeln werden geladen
loading-ready = Bereit
loading-bytes = { $step }, { $loaded } von { $total } MB

menu-title = Menü

error-title = Etwas ist schiefgegangen
error-title-asked = Das lässt sich nicht öffnen
error-retry = Noch einmal
error-lobby = Zur Startseite
error-report = Einzelheiten
error-bad_parameter = Die Adresse verlangt etwas, das nicht geht: { $key } = { $value }
error-engine_load_failed = Die Spielregeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
error-engine_timeout = Die Regelmaschine hat nicht geantwortet. Der Tisch kann dort weitermachen, wo er war.
error-engine_crash = Die Regelmaschine ist stehen geblieben. Der Tisch kann dort weitermachen, wo er war.
error-internal_error = Die Regelmaschine ist auf etwas Unerwartetes gestoßen. Die Einzelheiten helfen, es zu finden.
error-wasm_unsupported = In diesem Browser läuft die Regelmaschine nicht: Sie braucht WebAssembly und Modul-Worker.
error-save_damaged = Der gespeicherte Tisch war nicht lesbar.
error-other = Die Regelmaschine hat abgelehnt: { $code }
