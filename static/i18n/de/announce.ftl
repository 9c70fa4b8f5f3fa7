# What is spoken: the announcer's sentences and those of the read-out keys. Each is a whole sentence with its full stop.
# $you says whether the subject is the player. $text is a log line of events.ftl, as "Ana callt"; $hand a hand of cards.ftl.

tell-loading = Die Spielregeln werden geladen.
tell-ready = Bereit.
tell-sentence = { $text }.
tell-illegal = Nicht möglich: { $text }.

tell-hand = Hand { $hand }.
tell-you-button = Du hast den Button.
tell-you-small_blind = Du bist { -small-blind }.
tell-you-big_blind = Du bist { -big-blind }.
tell-cards = Deine Karten: { $cards }.
none = keine

# Without a full stop: tell-sentence adds it.
tell-post = { $text }: { $amount }
tell-amount = { $text } { $amount }
tell-raise = { $text } auf { $amount }
tell-amount-sentence = { $text }: { $amount }.
# Several players who do the same, one after the other; $names is a list. Each calls $amount.
tell-many-fold = { $names } { -fold(form: "they") }.
tell-many-check = { $names } { -check(form: "they") }.
tell-many-call = { $names } { -call(form: "they") } { $amount }.

tell-street = { $street }: { $cards }.
tell-high = High: { $hand }.
tell-low = Low: { $hand }.
tell-low-text = Low: { $text }.
tell-nothing-made = Vor dem { -flop } gibt es noch keine Hand.
tell-board = Board: { $cards }.
tell-pot = { -pot } { $amount }.
tell-main-pot = { -main-pot } { $amount }: { $names }.
tell-side-pot = { -side-pot } { $n }, { $amount }: { $names }.

tell-turn-call = Du bist dran. { $amount } zu zahlen, { -pot } { $pot }.
tell-turn-check = Du bist dran. Nichts zu zahlen, { -pot } { $pot }.
tell-turn-call-short = Du bist dran. { $amount } zu zahlen.
tell-turn-check-short = Du bist dran.
# The choice that follows; a sentence of its own. -range: from one amount to another; -exactly: only one amount.
tell-choice-call = { -fold(form: "noun") } oder { -call(form: "noun") }.
tell-choice-check = Nur { -check(form: "noun") } ist möglich.
tell-choice-call-raise-range = { -fold(form: "noun") }, { -call(form: "noun") } oder { -raise(form: "noun") } auf { $from } bis { $to }.
tell-choice-call-raise-exactly = { -fold(form: "noun") }, { -call(form: "noun") } oder { -raise(form: "noun") } auf { $to }.
tell-choice-call-bet-range = { -fold(form: "noun") }, { -call(form: "noun") } oder { -bet(form: "noun") } von { $from } bis { $to }.
tell-choice-call-bet-exactly = { -fold(form: "noun") }, { -call(form: "noun") } oder { -bet(form: "noun") } { $to }.
tell-choice-check-bet-range = { -check(form: "noun") } oder { -bet(form: "noun") } von { $from } bis { $to }.
tell-choice-check-bet-exactly = { -check(form: "noun") } oder { -bet(form: "noun") } { $to }.
tell-choice-check-raise-range = { -check(form: "noun") } oder { -raise(form: "noun") } auf { $from } bis { $to }.
tell-choice-check-raise-exactly = { -check(form: "noun") } oder { -raise(form: "noun") } auf { $to }.

# A prepared answer is gone; $why is what happened, as "Cy raist auf 100".
tell-dropped-call = Deine Vorauswahl „{ -call(form: "noun") } { $amount }“ gilt nicht mehr: { $why }.
tell-dropped-check = Deine Vorauswahl „{ -check(form: "noun") }“ gilt nicht mehr: { $why }.
tell-dropped-fold_any = Deine Vorauswahl „{ -fold(form: "noun") }“ gilt nicht mehr: { $why }.
tell-dropped-check_fold = Deine Vorauswahl gilt nicht mehr: { $why }.
tell-dropped-call_any = Deine Vorauswahl „{ -call(form: "noun") }“ gilt nicht mehr: { $why }.

tell-shown = { $text }: { $cards }.
# Before the sentences about one of several pots.
tell-pot-main = { -main-pot }:
tell-pot-side = { -side-pot } { $n }:
# Without a full stop: $text of the next four. A hand follows a colon, in the nominative.
tell-won = { $you ->
    [yes] { $name } gewinnst { $amount }
   *[no] { $name } gewinnt { $amount }
}
tell-won-high = { $text } für High: { $hand }
tell-won-low = { $text } für Low: { $hand }
tell-won-both = { $text } für High und Low: { $hand }
tell-won-with = { $text }: { $hand }
# A tie; $list is "Bo 51 und Cy 50".
tell-share = { $name } { $amount }
tell-tied-high = High geteilt, { $hand }: { $list }.
tell-tied-low = Low geteilt, { $hand }: { $list }.
tell-tied-both = High und Low geteilt, { $hand }: { $list }.
tell-tied-with = { -pot } geteilt, { $hand }: { $list }.
tell-no-low = Kein Low.

tell-price = { $amount } zu zahlen.
tell-price-bet = Nichts zu zahlen; möglich ist { -bet(form: "noun") } von { $from } bis { $to }.
tell-price-bet-exactly = Nichts zu zahlen; möglich ist { -bet(form: "noun") } von { $to }.
tell-price-raise = { $amount } zu zahlen; möglich ist { -raise(form: "noun") } auf { $from } bis { $to }.
tell-price-raise-exactly = { $amount } zu zahlen; möglich ist { -raise(form: "noun") } auf { $to }.
tell-nobody = Niemand ist dran.
tell-you-act = Du bist dran.
tell-who = { $name } ist dran und hat noch { $amount }.
tell-no-act = In dieser Hand ist noch nichts passiert.
