# What is spoken: the announcer's sentences and those of the read-out keys. Each is a whole sentence with its full stop.
# $you says whether the subject is the player. $text is a log line of events.ftl, as "Ana calls"; $hand a hand of cards.ftl.

tell-loading = Regelmotoren indlæses.
tell-ready = Klar.
tell-sentence = { $text }.
tell-illegal = Det går ikke: { $text }.

tell-hand = Hånd { $hand }.
tell-you-button = Du har dealerknappen.
tell-you-small_blind = Du er { -small-blind }.
tell-you-big_blind = Du er { -big-blind }.
tell-cards = Dine kort: { $cards }.
none = ingen

# Without a full stop: tell-sentence adds it.
tell-post = { $text } på { $amount }
tell-amount = { $text } { $amount }
tell-raise = { $text } til { $amount }
tell-amount-sentence = { $text } { $amount }.
# Several players who do the same, one after the other; $names is a list. Each calls $amount.
tell-many-fold = { $names } { -fold(form: "pres") }.
tell-many-check = { $names } { -check(form: "pres") }.
tell-many-call = { $names } { -call(form: "pres") } { $amount }.

tell-street = { $street }: { $cards }.
tell-high = Høj: { $hand }.
tell-low = Lav: { $hand }.
tell-low-text = Lav: { $text }.
tell-nothing-made = Du har ingen hånd før { -flop(form: "def") }.
tell-board = Bordet: { $cards }.
tell-pot = Pot { $amount }.
tell-main-pot = Hovedpot { $amount }: { $names }.
tell-side-pot = Sidepot { $n }, { $amount }: { $names }.

tell-turn-call = Din tur. { $amount } for at { -call(form: "inf") }, { -pot } { $pot }.
tell-turn-check = Din tur. Intet at { -call(form: "inf") }, { -pot } { $pot }.
tell-turn-call-short = Din tur. { $amount } for at { -call(form: "inf") }.
tell-turn-check-short = Din tur.
# The choice that follows; a sentence of its own. -range: from one amount to another; -exactly: only one amount.
tell-choice-call = { -fold(form: "act") } eller { -call(form: "act") }.
tell-choice-check = Du kan kun { -check(form: "inf") }.
tell-choice-call-raise-range = { -fold(form: "act") }, { -call(form: "act") } eller { -raise(form: "act") } fra { $from } til { $to }.
tell-choice-call-raise-exactly = { -fold(form: "act") }, { -call(form: "act") } eller { -raise(form: "act") } til { $to }.
tell-choice-call-bet-range = { -fold(form: "act") }, { -call(form: "act") } eller { -bet(form: "act") } fra { $from } til { $to }.
tell-choice-call-bet-exactly = { -fold(form: "act") }, { -call(form: "act") } eller { -bet(form: "act") } { $to }.
tell-choice-check-bet-range = { -check(form: "act") } eller { -bet(form: "act") } fra { $from } til { $to }.
tell-choice-check-bet-exactly = { -check(form: "act") } eller { -bet(form: "act") } { $to }.
tell-choice-check-raise-range = { -check(form: "act") } eller { -raise(form: "act") } fra { $from } til { $to }.
tell-choice-check-raise-exactly = { -check(form: "act") } eller { -raise(form: "act") } til { $to }.

# A prepared answer is gone; $why is what happened, as "Cy raises to 100".
tell-dropped-call = Dit forhåndsvalg, { -call(form: "act") } { $amount }, gælder ikke længere: { $why }.
tell-dropped-check = Dit forhåndsvalg, { -check(form: "act") }, gælder ikke længere: { $why }.
tell-dropped-fold_any = Dit forhåndsvalg, { -fold(form: "act") }, gælder ikke længere: { $why }.
tell-dropped-check_fold = Dit forhåndsvalg gælder ikke længere: { $why }.
tell-dropped-call_any = Dit forhåndsvalg, { -call(form: "act") }, gælder ikke længere: { $why }.

tell-shown = { $text }: { $cards }.
# Before the sentences about one of several pots.
tell-pot-main = Hovedpot:
tell-pot-side = Sidepot { $n }:
# Without a full stop: $text of the next four.
tell-won = { $name } vinder { $amount }
tell-won-high = { $text } for høj med { $hand }
tell-won-low = { $text } for lav med { $hand }
tell-won-both = { $text } for høj og lav med { $hand }
tell-won-with = { $text } med { $hand }
# A tie; $list is "Bo 51 and Cy 50".
tell-share = { $name } { $amount }
tell-tied-high = Delt høj, { $hand }: { $list }.
tell-tied-low = Delt lav, { $hand }: { $list }.
tell-tied-both = Delt høj og lav, { $hand }: { $list }.
tell-tied-with = Delt { -pot }, { $hand }: { $list }.
tell-no-low = Ingen lav.

tell-price = { $amount } for at { -call(form: "inf") }.
tell-price-bet = Intet at { -call(form: "inf") }; du kan { -bet(form: "inf") } fra { $from } til { $to }.
tell-price-bet-exactly = Intet at { -call(form: "inf") }; du kan { -bet(form: "inf") } { $to }.
tell-price-raise = { $amount } for at { -call(form: "inf") }; du kan { -raise(form: "inf") } fra { $from } til { $to }.
tell-price-raise-exactly = { $amount } for at { -call(form: "inf") }; du kan { -raise(form: "inf") } til { $to }.
tell-nobody = Ingen har turen.
tell-you-act = Det er din tur.
tell-who = { $name } har turen, med { $amount } tilbage.
tell-no-act = Ingen har gjort noget i denne hånd.
