# Why the engine refused, by its codes (docs/protocol.md, docs/records.md). Each stands after a colon or in brackets, so
# without a full stop, and no more capital than German asks for.

code-too_long = zu lang
code-too_many_hands = zu viele Hände auf einmal
code-bad_json = kein gültiges JSON
code-bad_toml = kein gültiges TOML
code-bad_utf8 = kein Text in UTF-8
code-bad_line = eine unverständliche Zeile
code-missing_line = eine Zeile fehlt
code-missing_key = etwas fehlt
code-unknown_key = etwas Unbekanntes
code-duplicate_key = etwas kommt doppelt vor
code-bad_value = ein unmöglicher Wert

code-bad_card = keine Karte
code-bad_cards = falsche Zahl von Karten
code-duplicate_card = eine Karte kommt doppelt vor
code-missing_cards = es fehlen Karten, die die Hand braucht
code-bad_board = kein Board
code-bad_action = keine Aktion
code-bad_player = kein Spieler
code-bad_amount = kein Betrag
code-bad_seats = unmögliche Plätze
code-bad_seat = diesen Platz gibt es nicht
code-bad_stack = ein unmöglicher Stack
code-bad_stakes = unmögliche Einsätze
code-bad_button = am Button sitzt niemand
code-bad_house_rule = eine unmögliche Hausregel
code-bad_record = eine unmögliche Hand
code-bad_tournament = ein unmögliches Turnier
code-unsupported = etwas, das hier nicht gespielt wird
code-contradiction = die Hand widerspricht sich
code-settlement_differs = die Chips gehen nicht so auf, wie es dort steht
code-unfinished_hand = die Hand hat kein Ende
code-hand_is_over = die Hand ist vorbei

code-unknown_table = der Tisch ist geschlossen
code-unknown_type = die Regelmaschine kennt diese Anfrage nicht
code-unsupported_version = Seite und Regelmaschine haben verschiedene Versionen
code-stale_view = am Tisch ist es schon weitergegangen
code-not_now = jetzt nicht möglich
code-illegal_action = die Regeln erlauben es nicht
code-out_of_turn = jemand anderes ist dran
code-nothing_to_show = es gibt keine Hand zu zeigen
code-rebuy_needed = du hast zu wenige Chips
code-post_needed = zuerst muss ein Blind gezahlt werden
code-too_few_players = zu wenige Spieler
code-no_seat = niemand hat diesen Platz
code-bad_top_up = so viel kann nicht nachgekauft werden
code-no_broke_bots = kein Bot ist pleite
code-tournament_over = das Turnier ist vorbei
code-no_clock = der Tisch hat keine Uhr
code-no_more_time = mehr Zeit gibt es nicht
code-bad_time = eine unmögliche Zeit
code-bad_practice = von dort lässt sich nicht weiterspielen
code-bad_parameter = eine unmögliche Option
code-test_only = nur an einem Testtisch

code-save_damaged = das Gespeicherte ist beschädigt
code-save_version = das Gespeicherte stammt aus einer anderen Version
code-save_rejected = die Regeln lehnen das Gespeicherte ab
code-internal_error = ein Fehler in der Regelmaschine
code-engine_timeout = die Regelmaschine hat nicht geantwortet
code-engine_crash = die Regelmaschine ist stehen geblieben
code-engine_load_failed = die Regelmaschine konnte nicht geladen werden
code-elsewhere = in einem anderen Tab geöffnet
code-bad_link = der Link ist beschädigt
