# Why the engine refused, by its codes (docs/protocol.md, docs/records.md). Each stands after a colon or in brackets, so
# without a capital and a full stop.

code-too_long = for langt
code-too_many_hands = for mange hender på én gang
code-bad_json = ikke gyldig JSON
code-bad_toml = ikke gyldig TOML
code-bad_utf8 = ikke tekst i UTF-8
code-bad_line = en linje som ikke kan forstås
code-missing_line = en linje mangler
code-missing_key = noe mangler
code-unknown_key = noe ukjent
code-duplicate_key = noe står to ganger
code-bad_value = en verdi som ikke går

code-bad_card = ikke et kort
code-bad_cards = feil antall kort
code-duplicate_card = et kort er der to ganger
code-missing_cards = kort som hånden trenger, mangler
code-bad_board = ikke et bord
code-bad_action = ikke en handling
code-bad_player = ikke en spiller
code-bad_amount = ikke et beløp
code-bad_seats = plasser som ikke går
code-bad_seat = ingen slik plass
code-bad_stack = en stack som ikke går
code-bad_stakes = innsatser som ikke går
code-bad_button = ingen sitter ved knappen
code-bad_house_rule = en husregel som ikke går
code-bad_record = en hånd som ikke går
code-bad_tournament = en turnering som ikke går
code-unsupported = noe som ikke spilles her
code-contradiction = hånden motsier seg selv
code-settlement_differs = sjetongene går ikke opp
code-unfinished_hand = hånden har ingen slutt
code-hand_is_over = hånden er over

code-unknown_table = bordet er lukket
code-unknown_type = motoren kjenner ikke denne forespørselen
code-unsupported_version = siden og motoren har ulike versjoner
code-stale_view = bordet har gått videre
code-not_now = ikke mulig nå
code-illegal_action = reglene tillater det ikke
code-out_of_turn = en annen er i tur
code-nothing_to_show = det er ingen hånd å vise
code-rebuy_needed = du har for få sjetonger
code-post_needed = en blind må legges først
code-too_few_players = for få spillere
code-no_seat = ingen har plassen
code-bad_top_up = så mye kan ikke legges til
code-no_broke_bots = ingen bot er blakk
code-tournament_over = turneringen er over
code-no_clock = bordet har ingen klokke
code-no_more_time = det er ikke mer tid
code-bad_time = en tid som ikke går
code-bad_practice = det kan ikke spilles videre derfra
code-bad_parameter = et valg som ikke går
code-test_only = bare ved et testbord

code-save_damaged = det som var lagret, er skadet
code-save_version = det som var lagret, har en annen versjon
code-save_rejected = reglene avviser det som var lagret
code-internal_error = en feil i motoren
code-engine_timeout = motoren svarte ikke
code-engine_crash = motoren stoppet
code-engine_load_failed = motoren kunne ikke lastes
code-elsewhere = det er åpent i en annen fane
code-bad_link = lenken er skadet
