# Exercises: a hand made to order, what is asked there and what is said to an answer.

exercises = Exercises
go-exercises-text = Short hands to think through
exercises-text = Each is one hand with something to find out. Nothing of it counts.
mode-play = Play
mode-step = Step by step
mode-decision = Decision
mode-quiz = Questions
mode-replay = Replay

scenario-best-low = Your best low
scenario-counterfeited-low = A low that is worth less
scenario-four-flush-board = Four hearts on the board
scenario-good-hand = A strong start
scenario-limit-cap = Limit: bets of one size
scenario-low-impossible = Is there a low at all?
scenario-no-reopening = All-in for less than a raise
scenario-odd-chip = One chip too many
scenario-order-of-hands = Who beats whom?
scenario-pot-limit-raise = As much as the pot
scenario-quartered = A quarter of the pot
scenario-scoop = Both halves
scenario-side-pot = Main pot and side pot
scenario-uncalled-bet = More than anybody can match

question = Question
question-of = Question { $n } of { $of }
# $you says whether the seat is the player's; $name is its name.
ask-winner_hi = Who has the best high now?
ask-winner_lo = Who has the best low now?
ask-best_hi_cards = { $you ->
    [yes] Which five cards make your best high?
   *[no] Which five cards make the best high for { $name }?
}
ask-best_lo_cards = { $you ->
    [yes] Which five cards make your best low?
   *[no] Which five cards make the best low for { $name }?
}
ask-order_hi = Put the hands in order for high.
ask-order_lo = Put the hands in order for low.
ask-share = { $you ->
    [yes] How much do you win?
   *[no] How much does { $name } win?
}
ask-call_amount = { $you ->
    [yes] How much does it take you to { -call }?
   *[no] How much does it take { $name } to { -call }?
}
ask-min_raise_to = { $you ->
    [yes] To how much must you { -bet } or { -raise } at least?
   *[no] To how much must { $name } { -bet } or { -raise } at least?
}
ask-max_raise_to = { $you ->
    [yes] To how much may you { -bet } or { -raise } at most?
   *[no] To how much may { $name } { -bet } or { -raise } at most?
}
ask-legal_actions = { $you ->
    [yes] What may you do now?
   *[no] What may { $name } do now?
}
ask-best_action = What do you do?
ask-low_possible = Is a low possible on this board?
ask-qualifies = { $you ->
    [yes] Do you have a low now?
   *[no] Does { $name } have a low now?
}
how-multi = Choose all who share it. Nobody at all is an answer too.
how-cards = Two of the hand and three of the board.
how-order = The best one first.
how-total = All that goes in on this street, together.
how-legal_actions = Choose all that the rules allow.
how-share = Of all pots. Chips that nobody could match are not won.
how-low_possible = Now, or with the cards still to come.

nobody = Nobody
yes = Yes
no = No
your-answer = Your answer
cards-yours = Hand
cards-board = Board
move-up = Move { $name } up
move-down = Move { $name } down
# A place in an order: 2. Bo and Cy.
order-place = { $n }. { $names }
check-answer = Check answer
show-answer = Show the answer
go-on = Go on
again = Once more
play-out = Play on
choose-first = Choose an answer first
choose-five = Choose five cards first

wrong = Not right. Try again.
hint = Hint:
verdict-right = Right: { $answer }
verdict-shown = The answer: { $answer }
verdict-other = Better here: { $answer }
hand-goes-on = The hand goes on …
score = { $score } of { $max } right at the first try

# Hints that are rules. Amounts and cards are put in. $n: how many cards.
hint-two_and_three = { $n ->
    [0] Two cards of the hand always play, with three of the board.
   *[other] Two cards of the hand always play, with three of the board. Here it is { $cards }.
}
hint-three_low_cards = { $n ->
    [0] A low takes three different ranks from ace to eight on the board. None lies there yet.
   *[other] A low takes three different ranks from ace to eight on the board. So far there is { $cards }.
}
hint-halves = { $halves ->
    [2] { $pot } is to be divided, each pot into a high and a low half. Equal hands share; without a low the high takes it all.
   *[other] { $pot } is to be divided. The best hand takes each pot; equal hands share.
}
hint-to_match = The bet is { $bet }. Of that { $committed } lies there already; the stack is { $stack }.
hint-last_raise = The bet is { $bet }. A raise adds at least as much as the last one did: { $size }.
hint-pot_after_call = The bet is { $bet }. After calling { $call } the pot would be { $pot }: so much may go on top.
hint-whole_stack = { $committed } lies there on this street, and { $stack } is left. There is no more than that.
hint-fixed_bet = The bet is { $bet }. In limit every raise adds the same: { $size } on this street.

# Why a tempting hand is none, of another player's hand; as the texts tempt-... of lens.ftl are of one's own.
hint-of = { $name }: { $text }
hint-flush_with_one_suited = no { -flush }. { $board } { $suit } lie on the board, but { $cards } is the only one in this hand. It takes two.
hint-four_flush_board = no { -flush }. { $board } { $suit } lie on the board, but none in this hand. Only three of the board count, with two of the hand.
hint-flush_with_three = no { -flush }. This hand has { $hand } { $suit }, but only two of them count, and the board has too few.
hint-straight_with_one = { $hand ->
    [0] no { -straight }. All five lie on the board, and only three of them count.
   *[other] no { -straight }. With { $cards } alone it would take four of the board.
}
hint-straight_with_three = no { -straight }. It would take { $hand } cards of the hand, and only two count.
hint-board_quads = not four of a kind. All four { $many } lie on the board, and only three of the board count.
hint-board_full_house = no { -full-house }. It lies on the board, and only three of the board count.
hint-board_trips = no { -full-house }. With the three { $many } of the board two cards of the hand play, and these are no pair.
hint-board_two_pair = { $hand ->
    [0] not two pair. Both pairs lie on the board, and only three of the board count.
   *[other] no { -full-house }. With { $cards } it would take four of the board, and only three count.
}
hint-pairs_with_three = only two cards of the hand count: { $cards } cannot all play.
hint-low_with_one = { $hand ->
    [0] no low. All five low cards lie on the board, and two must be of the hand.
   *[other] not that low. { $cards } alone is too little: two low cards must be of the hand.
}
hint-low_with_three = not that low. It would take { $hand } cards of the hand. Only two count, with three of the board.
hint-paired_low = a rank counts once. Paired cards do not help a low: it takes five different ranks.
hint-counterfeited = { $cards } lies on the board as well, so everybody can use that rank.

# Spoken.
tell-question = Question { $n } of { $of }.
tell-place = { $name }: place { $n } of { $of }.
tell-hand-line = { $name }, { $half }: { $hand }.
tell-hint = Hint: { $text }
tell-mark = { $half }: { $cards }.
