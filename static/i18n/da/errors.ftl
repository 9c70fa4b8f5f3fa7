# Why the engine refused, by its codes (docs/protocol.md, docs/records.md). Each stands after a colon or in brackets, so
# without a capital and a full stop.

code-too_long = for langt
code-too_many_hands = for mange hænder på én gang
code-bad_json = ikke gyldig JSON
code-bad_toml = ikke gyldig TOML
code-bad_utf8 = ikke tekst i UTF-8
code-bad_line = en linje, der ikke kan forstås
code-missing_line = en linje mangler
code-missing_key = noget mangler
code-unknown_key = noget ukendt
code-duplicate_key = noget står to gange
code-bad_value = en værdi, der ikke går

code-bad_card = ikke et kort
code-bad_cards = forkert antal kort
code-duplicate_card = et kort er der to gange
code-missing_cards = kort, som hånden skal bruge, mangler
code-bad_board = ikke et bord
code-bad_action = ikke en handling
code-bad_player = ikke en spiller
code-bad_amount = ikke et beløb
code-bad_seats = pladser, der ikke går
code-bad_seat = ingen sådan plads
code-bad_stack = en stack, der ikke går
code-bad_stakes = indsatser, der ikke går
code-bad_button = ingen sidder ved knappen
code-bad_house_rule = en husregel, der ikke går
code-bad_record = en hånd, der ikke går
code-bad_tournament = en turnering, der ikke går
code-unsupported = noget, der ikke spilles her
code-contradiction = hånden modsiger sig selv
code-settlement_differs = regnskabet går ikke op
code-unfinished_hand = hånden har ingen slutning
code-hand_is_over = hånden er slut

code-unknown_table = bordet er lukket
code-unknown_type = motoren kender ikke denne forespørgsel
code-unsupported_version = siden og motoren har forskellige versioner
code-stale_view = bordet er gået videre
code-not_now = ikke muligt nu
code-illegal_action = reglerne tillader det ikke
code-out_of_turn = en anden er i tur
code-nothing_to_show = der er ingen hånd at vise
code-rebuy_needed = du har for få chips
code-post_needed = en blind skal lægges først
code-too_few_players = for få spillere
code-no_seat = ingen har pladsen
code-bad_top_up = så meget kan ikke lægges til
code-no_broke_bots = ingen bot er flad
code-tournament_over = turneringen er slut
code-no_clock = bordet har intet ur
code-no_more_time = der er ikke mere tid
code-bad_time = en tid, der ikke går
code-bad_practice = der kan ikke spilles videre derfra
code-bad_parameter = et valg, der ikke går
code-test_only = kun ved et testbord

code-save_damaged = det, der var gemt, er beskadiget
code-save_version = det, der var gemt, har en anden version
code-save_rejected = reglerne afviser det, der var gemt
code-internal_error = en fejl i motoren
code-engine_timeout = motoren svarede ikke
code-engine_crash = motoren stoppede
code-engine_load_failed = motoren kunne ikke indlæses
code-elsewhere = det er åbent i en anden fane
code-bad_link = linket er beskadiget
