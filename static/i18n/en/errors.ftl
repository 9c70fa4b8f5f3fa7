# Why the engine refused, by its codes (docs/protocol.md, docs/records.md). Each stands after a colon or in brackets, so
# without a capital and a full stop.

code-too_long = too long
code-too_many_hands = too many hands at once
code-bad_json = not valid JSON
code-bad_toml = not valid TOML
code-bad_utf8 = not text in UTF-8
code-bad_line = a line that cannot be understood
code-missing_line = a line is missing
code-missing_key = something is missing
code-unknown_key = something unknown
code-duplicate_key = something is there twice
code-bad_value = a value that cannot be

code-bad_card = not a card
code-bad_cards = not the right number of cards
code-duplicate_card = a card is there twice
code-missing_cards = cards are missing that the hand needs
code-bad_board = not a board
code-bad_action = not an action
code-bad_player = not a player
code-bad_amount = not an amount
code-bad_seats = seats that cannot be
code-bad_seat = no such seat
code-bad_stack = a stack that cannot be
code-bad_stakes = stakes that cannot be
code-bad_button = nobody sits at the button
code-bad_house_rule = a house rule that cannot be
code-bad_record = a hand that cannot be
code-bad_tournament = a tournament that cannot be
code-unsupported = something that is not played here
code-contradiction = the hand contradicts itself
code-settlement_differs = the chips do not come out as told
code-unfinished_hand = the hand has no end
code-hand_is_over = the hand is over

code-unknown_table = the table is closed
code-unknown_type = the engine does not know this request
code-unsupported_version = page and engine are of different versions
code-stale_view = the table has moved on
code-not_now = not possible now
code-illegal_action = the rules do not allow it
code-out_of_turn = somebody else is to act
code-nothing_to_show = there is no hand to show
code-rebuy_needed = you have too few chips
code-post_needed = a blind must be posted first
code-too_few_players = too few players
code-no_seat = nobody holds the seat
code-bad_top_up = so much cannot be added
code-no_broke_bots = no bot is broke
code-tournament_over = the tournament is over
code-no_clock = the table has no clock
code-no_more_time = there is no more time
code-bad_time = a time that cannot be
code-bad_practice = it cannot be played on from there
code-bad_parameter = an option that cannot be
code-test_only = only at a test table

code-save_damaged = what was kept is damaged
code-save_version = what was kept is of another version
code-save_rejected = the rules refuse what was kept
code-internal_error = an error in the engine
code-engine_timeout = the engine did not answer
code-engine_crash = the engine stopped
code-engine_load_failed = the engine could not be loaded
code-elsewhere = it is open in another tab
code-bad_link = the link is damaged
