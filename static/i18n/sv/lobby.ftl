# The start screen, loading, errors.

lobby = Start
motto-before = En pott,
motto-high = hög
motto-and = och
motto-low = låg
your-table = Ditt bord
setup-title = Ställ in bordet
table-summary = { $title } · { $stakes } · { $seats ->
   *[other] { $seats } platser
}
play = Spela
omaha8-text = Potten delas, åtta eller bättre
omaha_high-text = Bästa handen tar allt
tile-fl = Limit
tile-pl = Pot limit
tile-nl = No limit
tile-fl-text = fasta insatser
tile-pl-text = upp till potten
tile-nl-text = alla marker
set-game = Spel
set-limit = Limit
set-stakes = Mörkar
set-stakes-fl = Insatser
set-small-blind = Lilla mörken
set-money = Spela om
set-seats = Platser
set-stack = Stack
money-chips = marker
money-dollars = dollar
field-bad = Det går inte: { $value }

loading = Laddar
loading-download = Python laddas ner
loading-start = Python startas
loading-load = Reglerna laddas
loading-ready = Klart
loading-bytes = { $step }, { $loaded } av { $total } MB

menu-title = Meny

error-title = Något gick fel
error-title-asked = Det här går inte att öppna
error-retry = Försök igen
error-lobby = Till startsidan
error-report = Detaljer
error-bad_parameter = Adressen ber om något som inte går: { $key } = { $value }
error-engine_load_failed = Regelmotorn gick inte att ladda. Kontrollera anslutningen och försök igen.
error-engine_timeout = Regelmotorn svarade inte. Bordet kan starta om där det var.
error-engine_crash = Regelmotorn stannade. Bordet kan starta om där det var.
error-internal_error = Regelmotorn stötte på något oväntat. Detaljerna hjälper till att hitta felet.
error-wasm_unsupported = Den här webbläsaren kan inte köra regelmotorn: den kräver WebAssembly och modul-workers.
error-save_damaged = Det sparade bordet gick inte att läsa.
error-other = Regelmotorn sade nej: { $code }
