# Why the engine refused, by its codes (docs/protocol.md, docs/records.md). Each stands after a colon or in brackets, so
# without a capital and a full stop.

code-too_long = för långt
code-too_many_hands = för många händer på en gång
code-bad_json = ingen giltig JSON
code-bad_toml = ingen giltig TOML
code-bad_utf8 = ingen text i UTF-8
code-bad_line = en rad som inte går att förstå
code-missing_line = en rad saknas
code-missing_key = något saknas
code-unknown_key = något okänt
code-duplicate_key = något finns två gånger
code-bad_value = ett omöjligt värde

code-bad_card = inget kort
code-bad_cards = fel antal kort
code-duplicate_card = ett kort finns två gånger
code-missing_cards = kort saknas som handen behöver
code-bad_board = inga giltiga bordskort
code-bad_action = ingen giltig handling
code-bad_player = ingen spelare
code-bad_amount = inget belopp
code-bad_seats = omöjliga platser
code-bad_seat = den platsen finns inte
code-bad_stack = en omöjlig stack
code-bad_stakes = omöjliga insatser
code-bad_button = ingen sitter på knappen
code-bad_house_rule = en omöjlig husregel
code-bad_record = en omöjlig hand
code-bad_tournament = en omöjlig turnering
code-unsupported = något som inte spelas här
code-contradiction = handen motsäger sig själv
code-settlement_differs = markerna går inte ihop som det står
code-unfinished_hand = handen har inget slut
code-hand_is_over = handen är över

code-unknown_table = bordet är stängt
code-unknown_type = regelmotorn känner inte till den begäran
code-unsupported_version = sidan och regelmotorn har olika versioner
code-stale_view = spelet vid bordet har gått vidare
code-not_now = inte möjligt nu
code-illegal_action = reglerna tillåter det inte
code-out_of_turn = någon annan står på tur
code-nothing_to_show = det finns ingen hand att visa
code-rebuy_needed = du har för få marker
code-post_needed = en mörk måste betalas först
code-too_few_players = för få spelare
code-no_seat = ingen har den platsen
code-bad_top_up = så mycket går inte att fylla på
code-no_broke_bots = ingen bot är pank
code-tournament_over = turneringen är över
code-no_clock = bordet har ingen klocka
code-no_more_time = det finns ingen mer tid
code-bad_time = en omöjlig tid
code-bad_practice = det går inte att spela vidare därifrån
code-bad_parameter = ett omöjligt val
code-test_only = bara vid ett testbord

code-save_damaged = det sparade är skadat
code-save_version = det sparade är från en annan version
code-save_rejected = reglerna godtar inte det sparade
code-internal_error = ett fel i regelmotorn
code-engine_timeout = regelmotorn svarade inte
code-engine_crash = regelmotorn stannade
code-engine_load_failed = regelmotorn gick inte att ladda
code-elsewhere = öppet i en annan flik
code-bad_link = länken är skadad
