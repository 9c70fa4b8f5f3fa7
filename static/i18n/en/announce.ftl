# What is spoken: the announcer's sentences and those of the read-out keys. Each is a whole sentence with its full stop.
# $you says whether the subject is the player. $text is a log line of events.ftl, as "Ana calls"; $hand a hand of cards.ftl.

tell-loading = Loading the rules engine.
tell-ready = Ready.
tell-sentence = { $text }.
tell-illegal = Not possible: { $text }.

tell-hand = Hand { $hand }.
tell-you-button = You are the { -dealer }.
tell-you-small_blind = You are the { -small-blind }.
tell-you-big_blind = You are the { -big-blind }.
tell-cards = Your cards: { $cards }.
none = none

# Without a full stop: tell-sentence adds it.
tell-post = { $text } of { $amount }
tell-amount = { $text } { $amount }
tell-raise = { $text } to { $amount }
tell-amount-sentence = { $text } { $amount }.
# Several players who do the same, one after the other; $names is a list. Each calls $amount.
tell-many-fold = { $names } { -fold(form: "inf") }.
tell-many-check = { $names } { -check(form: "inf") }.
tell-many-call = { $names } { -call(form: "inf") } { $amount }.

tell-street = { $street }: { $cards }.
tell-high = High: { $hand }.
tell-low = Low: { $hand }.
tell-low-text = Low: { $text }.
tell-nothing-made = Nothing is made before the { -flop }.
tell-board = Board: { $cards }.
tell-pot = Pot { $amount }.
tell-main-pot = Main pot { $amount }: { $names }.
tell-side-pot = Side pot { $n }, { $amount }: { $names }.

tell-turn-call = Your turn. { $amount } to call, pot { $pot }.
tell-turn-check = Your turn. Nothing to call, pot { $pot }.
tell-turn-call-short = Your turn. { $amount } to call.
tell-turn-check-short = Your turn.
# The choice that follows; a sentence of its own. -range: from one amount to another; -exactly: only one amount.
tell-choice-call = { -fold } or { -call }.
tell-choice-check = { -check } is all you can do.
tell-choice-call-raise-range = { -fold }, { -call }, or { -raise } from { $from } to { $to }.
tell-choice-call-raise-exactly = { -fold }, { -call }, or { -raise } to { $to }.
tell-choice-call-bet-range = { -fold }, { -call }, or { -bet } from { $from } to { $to }.
tell-choice-call-bet-exactly = { -fold }, { -call }, or { -bet } { $to }.
tell-choice-check-bet-range = { -check }, or { -bet } from { $from } to { $to }.
tell-choice-check-bet-exactly = { -check }, or { -bet } { $to }.
tell-choice-check-raise-range = { -check }, or { -raise } from { $from } to { $to }.
tell-choice-check-raise-exactly = { -check }, or { -raise } to { $to }.

# A prepared answer is gone; $why is what happened, as "Cy raises to 100".
tell-dropped-call = Your prepared { -call(form: "noun") } of { $amount } was cancelled: { $why }.
tell-dropped-check = Your prepared { -check(form: "noun") } was cancelled: { $why }.
tell-dropped-fold_any = Your prepared { -fold(form: "noun") } was cancelled: { $why }.
tell-dropped-check_fold = Your prepared answer was cancelled: { $why }.
tell-dropped-call_any = Your prepared { -call(form: "noun") } was cancelled: { $why }.

tell-shown = { $text }: { $cards }.
# Before the sentences about one of several pots.
tell-pot-main = Main pot:
tell-pot-side = Side pot { $n }:
# Without a full stop: $text of the next four.
tell-won = { $you ->
    [yes] { $name } win { $amount }
   *[no] { $name } wins { $amount }
}
tell-won-high = { $text } for high with { $hand }
tell-won-low = { $text } for low with { $hand }
tell-won-both = { $text } for high and low with { $hand }
tell-won-with = { $text } with { $hand }
# A tie; $list is "Bo 51 and Cy 50".
tell-share = { $name } { $amount }
tell-tied-high = High tied with { $hand }: { $list }.
tell-tied-low = Low tied with { $hand }: { $list }.
tell-tied-both = High and low tied with { $hand }: { $list }.
tell-tied-with = Tied for the { -pot } with { $hand }: { $list }.
tell-no-low = No low.

tell-price = { $amount } to call.
tell-price-bet = Nothing to call; you may { -bet } from { $from } to { $to }.
tell-price-bet-exactly = Nothing to call; you may { -bet } { $to }.
tell-price-raise = { $amount } to call; you may { -raise } from { $from } to { $to }.
tell-price-raise-exactly = { $amount } to call; you may { -raise } to { $to }.
tell-nobody = Nobody is to act.
tell-you-act = You are to act.
tell-who = { $name } is to act, with { $amount } behind.
tell-no-act = Nobody has acted in this hand.
