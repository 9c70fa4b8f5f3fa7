# Exercises: a hand made to order, what is asked there and what is said to an answer.

exercises = Oppgaver
go-exercises-text = Korte hender å tenke gjennom
exercises-text = Hver oppgave er én hånd med noe å finne ut. Ingenting av det teller.
mode-play = Spill
mode-step = Trinn for trinn
mode-decision = Et valg
mode-quiz = Spørsmål
mode-replay = Avspilling

scenario-best-low = Din beste lave hånd
scenario-counterfeited-low = Når lav blir mindre verdt
scenario-four-flush-board = Fire hjerter på bordet
scenario-good-hand = En sterk start
scenario-limit-cap = Limit: like store innsatser
scenario-low-impossible = Er lav mulig i det hele tatt?
scenario-no-reopening = All-in med mindre enn en raise
scenario-odd-chip = En sjetong til overs
scenario-order-of-hands = Hvem slår hvem?
scenario-pot-limit-raise = Så mye som potten
scenario-quartered = En kvart pott
scenario-scoop = Begge halvdelene
scenario-side-pot = Hovedpott og sidepott
scenario-uncalled-bet = Mer enn noen kan matche

question = Spørsmål
question-of = Spørsmål { $n } av { $of }
# $you says whether the seat is the player's; $name is its name.
ask-winner_hi = Hvem har den beste høye hånden nå?
ask-winner_lo = Hvem har den beste lave hånden nå?
ask-best_hi_cards = { $you ->
    [yes] Hvilke fem kort gir deg den beste høye hånden?
   *[no] Hvilke fem kort gir { $name } den beste høye hånden?
}
ask-best_lo_cards = { $you ->
    [yes] Hvilke fem kort gir deg den beste lave hånden?
   *[no] Hvilke fem kort gir { $name } den beste lave hånden?
}
ask-order_hi = Sett hendene i rekkefølge for høy.
ask-order_lo = Sett hendene i rekkefølge for lav.
ask-share = { $you ->
    [yes] Hvor mye vinner du?
   *[no] Hvor mye vinner { $name }?
}
ask-call_amount = { $you ->
    [yes] Hvor mye koster det deg å { -call }?
   *[no] Hvor mye koster det { $name } å { -call }?
}
ask-min_raise_to = { $you ->
    [yes] Hvor mye må du minst { -bet } eller { -raise } til?
   *[no] Hvor mye må { $name } minst { -bet } eller { -raise } til?
}
ask-max_raise_to = { $you ->
    [yes] Hvor mye kan du høyst { -bet } eller { -raise } til?
   *[no] Hvor mye kan { $name } høyst { -bet } eller { -raise } til?
}
ask-legal_actions = { $you ->
    [yes] Hva kan du gjøre nå?
   *[no] Hva kan { $name } gjøre nå?
}
ask-best_action = Hva gjør du?
ask-low_possible = Er en lav hånd mulig på dette bordet?
ask-qualifies = { $you ->
    [yes] Har du en lav hånd nå?
   *[no] Har { $name } en lav hånd nå?
}
how-multi = Velg alle som deler den. Ingen er også et svar.
how-cards = To fra hånden og tre fra bordet.
how-order = Den beste først.
how-total = Alt som legges inn i denne runden, til sammen.
how-legal_actions = Velg alt reglene tillater.
how-share = Av alle potter. Det ingen kunne matche, vinner man ikke.
how-low_possible = Nå, eller med kortene som gjenstår.

nobody = Ingen
yes = Ja
no = Nei
your-answer = Svaret ditt
cards-yours = Hånd
cards-board = Bord
move-up = Flytt { $name } opp
move-down = Flytt { $name } ned
# A place in an order: 2. Bo and Cy.
order-place = { $n }. { $names }
check-answer = Sjekk svaret
show-answer = Vis svaret
go-on = Videre
again = En gang til
play-out = Spill videre
choose-first = Velg et svar først
choose-five = Velg fem kort først

wrong = Ikke riktig. Prøv igjen.
hint = Hint:
verdict-right = Riktig: { $answer }
verdict-shown = Svaret: { $answer }
verdict-other = Bedre her: { $answer }
hand-goes-on = Hånden går videre …
score = { $score } av { $max } riktige på første forsøk

# Hints that are rules. Amounts and cards are put in. $n: how many cards.
hint-two_and_three = { $n ->
    [0] Det er alltid to kort fra hånden som spiller, med tre fra bordet.
   *[other] Det er alltid to kort fra hånden som spiller, med tre fra bordet. Her er det { $cards }.
}
hint-three_low_cards = { $n ->
    [0] En lav hånd krever tre ulike valører fra ess til åtte på bordet. Ingen ligger der ennå.
   *[other] En lav hånd krever tre ulike valører fra ess til åtte på bordet. Så langt ligger { $cards } der.
}
hint-halves = { $halves ->
    [2] { $pot } skal deles, hver pott i en høy og en lav halvdel. Like hender deler; uten lav tar høy alt.
   *[other] { $pot } skal deles. Den beste hånden tar hver pott; like hender deler.
}
hint-to_match = Innsatsen er { $bet }. Av det ligger { $committed } der allerede; stacken er { $stack }.
hint-last_raise = Innsatsen er { $bet }. En { -raise(form: "noun") } legger til minst like mye som den forrige: { $size }.
hint-pot_after_call = Innsatsen er { $bet }. Etter en { -call(form: "noun") } på { $call } ville { -pot(form: "def") } være { $pot }: så mye kan legges oppå.
hint-whole_stack = { $committed } ligger der i denne runden, og { $stack } er igjen. Mer finnes ikke.
hint-fixed_bet = Innsatsen er { $bet }. I limit legger hver { -raise(form: "noun") } til like mye: { $size } i denne runden.

# Why a tempting hand is none, of another player's hand; as the texts tempt-... of lens.ftl are of one's own.
hint-of = { $name }: { $text }
hint-flush_with_one_suited = ikke { -flush }. Det ligger { $board } { $suit } på bordet, men { $cards } er det eneste i denne hånden. Det må være to.
hint-four_flush_board = ikke { -flush }. Det ligger { $board } { $suit } på bordet, men ingen i denne hånden. Bare tre fra bordet teller, med to fra hånden.
hint-flush_with_three = ikke { -flush }. Denne hånden har { $hand } { $suit }, men bare to av dem teller, og bordet har for få.
hint-straight_with_one = { $hand ->
    [0] ikke { -straight }. Alle fem ligger på bordet, og bare tre av dem teller.
   *[other] ikke { -straight }. Med bare { $cards } måtte fire fra bordet være med.
}
hint-straight_with_three = ikke { -straight }. Da måtte { $hand } kort fra hånden være med, og bare to teller.
hint-board_quads = ikke fire like. Alle fire { $many } ligger på bordet, og bare tre fra bordet teller.
hint-board_full_house = ikke { -full-house }. Alt ligger på bordet, og bare tre fra bordet teller.
hint-board_trips = ikke { -full-house }. Med de tre { $many } på bordet spiller to kort fra hånden, og de er ikke noe par.
hint-board_two_pair = { $hand ->
    [0] ikke to par. Begge parene ligger på bordet, og bare tre fra bordet teller.
   *[other] ikke { -full-house }. Med { $cards } måtte fire fra bordet være med, og bare tre teller.
}
hint-pairs_with_three = bare to kort fra hånden teller: { $cards } kan ikke spille alle sammen.
hint-low_with_one = { $hand ->
    [0] ikke lav. Alle fem lave kort ligger på bordet, og to må være fra hånden.
   *[other] ikke så lav. { $cards } alene er for lite: to lave kort må være fra hånden.
}
hint-low_with_three = ikke så lav. Da måtte { $hand } kort fra hånden være med. Bare to teller, med tre fra bordet.
hint-paired_low = en valør teller én gang. Par hjelper ikke en lav hånd: det skal være fem ulike valører.
hint-counterfeited = { $cards } har samme valør som et kort på bordet, så alle kan bruke den.

# Spoken.
tell-question = Spørsmål { $n } av { $of }.
tell-place = { $name }: plass { $n } av { $of }.
tell-hand-line = { $name }, { $half }: { $hand }.
tell-hint = Hint: { $text }
tell-mark = { $half }: { $cards }.
