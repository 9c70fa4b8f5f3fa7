# What is spoken: the announcer's sentences and those of the read-out keys. Each is a whole sentence with its full stop.
# $you says whether the subject is the player. $text is a log line of events.ftl, as "Ana calls"; $hand a hand of cards.ftl.

tell-loading = Laster regelmotoren.
tell-ready = Klar.
tell-sentence = { $text }.
tell-illegal = Det går ikke: { $text }.

tell-hand = Hånd { $hand }.
tell-you-button = Du har dealerknappen.
tell-you-small_blind = Du er { -small-blind }.
tell-you-big_blind = Du er { -big-blind }.
tell-cards = Kortene dine: { $cards }.
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
tell-high = Høy: { $hand }.
tell-low = Lav: { $hand }.
tell-low-text = Lav: { $text }.
tell-nothing-made = Du har ingen hånd før { -flop(form: "def") }.
tell-board = Bordet: { $cards }.
tell-pot = Pott { $amount }.
tell-main-pot = Hovedpott { $amount }: { $names }.
tell-side-pot = Sidepott { $n }, { $amount }: { $names }.

tell-turn-call = Din tur. { $amount } for å { -call(form: "inf") }, { -pot } { $pot }.
tell-turn-check = Din tur. Ingenting å { -call(form: "inf") }, { -pot } { $pot }.
tell-turn-call-short = Din tur. { $amount } for å { -call(form: "inf") }.
tell-turn-check-short = Din tur.
# The choice that follows; a sentence of its own. -range: from one amount to another; -exactly: only one amount.
tell-choice-call = { -fold(form: "act") } eller { -call(form: "act") }.
tell-choice-check = Du kan bare { -check(form: "inf") }.
tell-choice-call-raise-range = { -fold(form: "act") }, { -call(form: "act") } eller { -raise(form: "act") } fra { $from } til { $to }.
tell-choice-call-raise-exactly = { -fold(form: "act") }, { -call(form: "act") } eller { -raise(form: "act") } til { $to }.
tell-choice-call-bet-range = { -fold(form: "act") }, { -call(form: "act") } eller { -bet(form: "act") } fra { $from } til { $to }.
tell-choice-call-bet-exactly = { -fold(form: "act") }, { -call(form: "act") } eller { -bet(form: "act") } { $to }.
tell-choice-check-bet-range = { -check(form: "act") } eller { -bet(form: "act") } fra { $from } til { $to }.
tell-choice-check-bet-exactly = { -check(form: "act") } eller { -bet(form: "act") } { $to }.
tell-choice-check-raise-range = { -check(form: "act") } eller { -raise(form: "act") } fra { $from } til { $to }.
tell-choice-check-raise-exactly = { -check(form: "act") } eller { -raise(form: "act") } til { $to }.

# A prepared answer is gone; $why is what happened, as "Cy raises to 100".
tell-dropped-call = Forhåndsvalget ditt, { -call(form: "act") } { $amount }, gjelder ikke lenger: { $why }.
tell-dropped-check = Forhåndsvalget ditt, { -check(form: "act") }, gjelder ikke lenger: { $why }.
tell-dropped-fold_any = Forhåndsvalget ditt, { -fold(form: "act") }, gjelder ikke lenger: { $why }.
tell-dropped-check_fold = Forhåndsvalget ditt gjelder ikke lenger: { $why }.
tell-dropped-call_any = Forhåndsvalget ditt, { -call(form: "act") }, gjelder ikke lenger: { $why }.

tell-shown = { $text }: { $cards }.
# Before the sentences about one of several pots.
tell-pot-main = Hovedpott:
tell-pot-side = Sidepott { $n }:
# Without a full stop: $text of the next four.
tell-won = { $name } vinner { $amount }
tell-won-high = { $text } for høy med { $hand }
tell-won-low = { $text } for lav med { $hand }
tell-won-both = { $text } for høy og lav med { $hand }
tell-won-with = { $text } med { $hand }
# A tie; $list is "Bo 51 and Cy 50".
tell-share = { $name } { $amount }
tell-tied-high = Delt høy, { $hand }: { $list }.
tell-tied-low = Delt lav, { $hand }: { $list }.
tell-tied-both = Delt høy og lav, { $hand }: { $list }.
tell-tied-with = Delt { -pot }, { $hand }: { $list }.
tell-no-low = Ingen lav.

tell-price = { $amount } for å { -call(form: "inf") }.
tell-price-bet = Ingenting å { -call(form: "inf") }; du kan { -bet(form: "inf") } fra { $from } til { $to }.
tell-price-bet-exactly = Ingenting å { -call(form: "inf") }; du kan { -bet(form: "inf") } { $to }.
tell-price-raise = { $amount } for å { -call(form: "inf") }; du kan { -raise(form: "inf") } fra { $from } til { $to }.
tell-price-raise-exactly = { $amount } for å { -call(form: "inf") }; du kan { -raise(form: "inf") } til { $to }.
tell-nobody = Ingen har turen.
tell-you-act = Det er din tur.
tell-who = { $name } har turen, med { $amount } igjen.
tell-no-act = Ingen har gjort noe i denne hånden.
