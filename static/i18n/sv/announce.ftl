# What is spoken: the announcer's sentences and those of the read-out keys. Each is a whole sentence with its full stop.
# $you says whether the subject is the player. $text is a log line of events.ftl, as "Ana synar"; $hand a hand of cards.ftl.

tell-loading = Spelets regler laddas.
tell-ready = Klart.
tell-sentence = { $text }.
tell-illegal = Inte möjligt: { $text }.

tell-hand = Hand { $hand }.
tell-you-button = Du har dealerknappen.
tell-you-small_blind = Du har { -small-blind }.
tell-you-big_blind = Du har { -big-blind }.
tell-cards = Dina kort: { $cards }.
none = inga

# Without a full stop: tell-sentence adds it.
tell-post = { $text }, { $amount }
tell-amount = { $text } { $amount }
tell-raise = { $text } till { $amount }
tell-amount-sentence = { $text } { $amount }.
# Several players who do the same, one after the other; $names is a list. Each calls $amount.
tell-many-fold = { $names } { -fold(form: "they") }.
tell-many-check = { $names } { -check(form: "they") }.
tell-many-call = { $names } { -call(form: "they") } { $amount }.

tell-street = { $street }: { $cards }.
tell-high = Hög: { $hand }.
tell-low = Låg: { $hand }.
tell-low-text = Låg: { $text }.
tell-nothing-made = Före { -flop(form: "def") } finns det ingen hand än.
tell-board = Bordet: { $cards }.
tell-pot = Potten { $amount }.
tell-main-pot = I { -main-pot(form: "def") } ligger { $amount }: { $names }.
tell-side-pot = I { -side-pot } { $n } ligger { $amount }: { $names }.

tell-turn-call = Din tur. { $amount } att { -call }, potten { $pot }.
tell-turn-check = Din tur. Inget att { -call }, potten { $pot }.
tell-turn-call-short = Din tur. { $amount } att { -call }.
tell-turn-check-short = Din tur.
# The choice that follows; a sentence of its own. -range: from one amount to another; -exactly: only one amount.
tell-choice-call = { -fold(form: "act") } eller { -call(form: "act") }.
tell-choice-check = Du kan bara { -check }.
tell-choice-call-raise-range = { -fold(form: "act") }, { -call(form: "act") } eller { -raise(form: "act") } till minst { $from }, högst { $to }.
tell-choice-call-raise-exactly = { -fold(form: "act") }, { -call(form: "act") } eller { -raise(form: "act") } till { $to }.
tell-choice-call-bet-range = { -fold(form: "act") }, { -call(form: "act") } eller { -bet(form: "act") } minst { $from }, högst { $to }.
tell-choice-call-bet-exactly = { -fold(form: "act") }, { -call(form: "act") } eller { -bet(form: "act") } { $to }.
tell-choice-check-bet-range = { -check(form: "act") } eller { -bet(form: "act") } minst { $from }, högst { $to }.
tell-choice-check-bet-exactly = { -check(form: "act") } eller { -bet(form: "act") } { $to }.
tell-choice-check-raise-range = { -check(form: "act") } eller { -raise(form: "act") } till minst { $from }, högst { $to }.
tell-choice-check-raise-exactly = { -check(form: "act") } eller { -raise(form: "act") } till { $to }.

# A prepared answer is gone; $why is what happened, as "Cy höjer till 100".
tell-dropped-call = Ditt förval ”{ -call(form: "act") } { $amount }” gäller inte längre: { $why }.
tell-dropped-check = Ditt förval ”{ -check(form: "act") }” gäller inte längre: { $why }.
tell-dropped-fold_any = Ditt förval ”{ -fold(form: "act") }” gäller inte längre: { $why }.
tell-dropped-check_fold = Ditt förval gäller inte längre: { $why }.
tell-dropped-call_any = Ditt förval ”{ -call(form: "act") }” gäller inte längre: { $why }.

tell-shown = { $text }: { $cards }.
# Before the sentences about one of several pots.
tell-pot-main = I { -main-pot(form: "def") }:
tell-pot-side = I { -side-pot } { $n }:
# Without a full stop: $text of the next four.
tell-won = { $name } vinner { $amount }
tell-won-high = { $text } för hög hand: { $hand }
tell-won-low = { $text } för låg hand: { $hand }
tell-won-both = { $text } för hög och låg hand: { $hand }
tell-won-with = { $text } med { $hand }
# A tie; $list is "Bo 51 och Cy 50".
tell-share = { $name } { $amount }
tell-tied-high = Delad hög hand, { $hand }: { $list }.
tell-tied-low = Delad låg hand, { $hand }: { $list }.
tell-tied-both = Både hög och låg hand delas, { $hand }: { $list }.
tell-tied-with = Delad pott, { $hand }: { $list }.
tell-no-low = Ingen låg hand.

tell-price = { $amount } att { -call }.
tell-price-bet = Inget att { -call }; du kan { -bet } minst { $from }, högst { $to }.
tell-price-bet-exactly = Inget att { -call }; du kan { -bet } { $to }.
tell-price-raise = { $amount } att { -call }; du kan { -raise } till minst { $from }, högst { $to }.
tell-price-raise-exactly = { $amount } att { -call }; du kan { -raise } till { $to }.
tell-nobody = Ingen står på tur.
tell-you-act = Det är din tur.
tell-who = { $name } står på tur och har { $amount } kvar.
tell-no-act = Ingen har gjort något i den här handen än.
