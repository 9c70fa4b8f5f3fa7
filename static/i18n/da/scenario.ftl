# Exercises: a hand made to order, what is asked there and what is said to an answer.

exercises = Opgaver
go-exercises-text = Korte hænder at tænke igennem
exercises-text = Hver opgave er én hånd med noget at finde ud af. Intet af det tæller.
mode-play = Spil
mode-step = Trin for trin
mode-decision = Et valg
mode-quiz = Spørgsmål
mode-replay = Afspilning

scenario-best-low = Din bedste lave hånd
scenario-counterfeited-low = Når lav bliver mindre værd
scenario-four-flush-board = Fire hjerter på bordet
scenario-good-hand = En stærk start
scenario-limit-cap = Limit: lige store indsatser
scenario-low-impossible = Er lav overhovedet mulig?
scenario-no-reopening = All-in med mindre end et raise
scenario-odd-chip = En chip til overs
scenario-order-of-hands = Hvem slår hvem?
scenario-pot-limit-raise = Lige så meget som potten
scenario-quartered = En kvart pot
scenario-scoop = Begge halvdele
scenario-side-pot = Hovedpot og sidepot
scenario-uncalled-bet = Mere end nogen kan matche

question = Spørgsmål
question-of = Spørgsmål { $n } af { $of }
# $you says whether the seat is the player's; $name is its name.
ask-winner_hi = Hvem har den bedste høje hånd nu?
ask-winner_lo = Hvem har den bedste lave hånd nu?
ask-best_hi_cards = { $you ->
    [yes] Hvilke fem kort giver dig den bedste høje hånd?
   *[no] Hvilke fem kort giver { $name } den bedste høje hånd?
}
ask-best_lo_cards = { $you ->
    [yes] Hvilke fem kort giver dig den bedste lave hånd?
   *[no] Hvilke fem kort giver { $name } den bedste lave hånd?
}
ask-order_hi = Sæt hænderne i rækkefølge for høj.
ask-order_lo = Sæt hænderne i rækkefølge for lav.
ask-share = { $you ->
    [yes] Hvor meget vinder du?
   *[no] Hvor meget vinder { $name }?
}
ask-call_amount = { $you ->
    [yes] Hvor meget koster det dig at { -call }?
   *[no] Hvor meget koster det { $name } at { -call }?
}
ask-min_raise_to = { $you ->
    [yes] Hvor meget skal du mindst { -bet } eller { -raise } til?
   *[no] Hvor meget skal { $name } mindst { -bet } eller { -raise } til?
}
ask-max_raise_to = { $you ->
    [yes] Hvor meget må du højst { -bet } eller { -raise } til?
   *[no] Hvor meget må { $name } højst { -bet } eller { -raise } til?
}
ask-legal_actions = { $you ->
    [yes] Hvad må du gøre nu?
   *[no] Hvad må { $name } gøre nu?
}
ask-best_action = Hvad gør du?
ask-low_possible = Er en lav hånd mulig på dette bord?
ask-qualifies = { $you ->
    [yes] Har du en lav hånd nu?
   *[no] Har { $name } en lav hånd nu?
}
how-multi = Vælg alle, der deler den. Ingen er også et svar.
how-cards = To fra hånden og tre fra bordet.
how-order = Den bedste først.
how-total = Alt, der lægges ind i denne runde, tilsammen.
how-legal_actions = Vælg alt, hvad reglerne tillader.
how-share = Af alle potter. Det, ingen kunne matche, vinder man ikke.
how-low_possible = Nu, eller med de kort, der endnu kommer.

nobody = Ingen
yes = Ja
no = Nej
your-answer = Dit svar
cards-yours = Hånd
cards-board = Bord
move-up = Flyt { $name } op
move-down = Flyt { $name } ned
# A place in an order: 2. Bo and Cy.
order-place = { $n }. { $names }
check-answer = Tjek svaret
show-answer = Vis svaret
go-on = Videre
again = En gang til
play-out = Spil videre
choose-first = Vælg først et svar
choose-five = Vælg først fem kort

wrong = Ikke rigtigt. Prøv igen.
hint = Hint:
verdict-right = Rigtigt: { $answer }
verdict-shown = Svaret: { $answer }
verdict-other = Bedre her: { $answer }
hand-goes-on = Hånden går videre …
score = { $score } af { $max } rigtige i første forsøg

# Hints that are rules. Amounts and cards are put in. $n: how many cards.
hint-two_and_three = { $n ->
    [0] Der spiller altid to kort fra hånden med tre fra bordet.
   *[other] Der spiller altid to kort fra hånden med tre fra bordet. Her er det { $cards }.
}
hint-three_low_cards = { $n ->
    [0] En lav hånd kræver tre forskellige værdier fra es til otte på bordet. Der ligger ingen endnu.
   *[other] En lav hånd kræver tre forskellige værdier fra es til otte på bordet. Indtil nu ligger der { $cards }.
}
hint-halves = { $halves ->
    [2] { $pot } skal deles, hver pot i en høj og en lav halvdel. Ens hænder deler; uden lav tager den høje alt.
   *[other] { $pot } skal deles. Den bedste hånd tager hver pot; ens hænder deler.
}
hint-to_match = Indsatsen er { $bet }. Deraf ligger { $committed } der allerede; stacken er { $stack }.
hint-last_raise = Indsatsen er { $bet }. Et { -raise(form: "noun") } lægger mindst lige så meget til som det forrige: { $size }.
hint-pot_after_call = Indsatsen er { $bet }. Efter et { -call(form: "noun") } på { $call } ville { -pot(form: "def") } være { $pot }: så meget må lægges oveni.
hint-whole_stack = { $committed } ligger der i denne runde, og { $stack } er tilbage. Mere er der ikke.
hint-fixed_bet = Indsatsen er { $bet }. I limit lægger hvert { -raise(form: "noun") } lige meget til: { $size } i denne runde.

# Why a tempting hand is none, of another player's hand; as the texts tempt-... of lens.ftl are of one's own.
hint-of = { $name }: { $text }
hint-flush_with_one_suited = ikke { -flush }. Der ligger { $board } { $suit } på bordet, men { $cards } er det eneste i denne hånd. Der skal to til.
hint-four_flush_board = ikke { -flush }. Der ligger { $board } { $suit } på bordet, men ingen i denne hånd. Kun tre fra bordet tæller, med to fra hånden.
hint-flush_with_three = ikke { -flush }. Denne hånd har { $hand } { $suit }, men kun to af dem tæller, og bordet har for få.
hint-straight_with_one = { $hand ->
    [0] ikke { -straight }. Alle fem ligger på bordet, og kun tre af dem tæller.
   *[other] ikke { -straight }. Med kun { $cards } måtte fire fra bordet være med.
}
hint-straight_with_three = ikke { -straight }. Så måtte { $hand } kort fra hånden være med, og kun to tæller.
hint-board_quads = ikke fire ens. Alle fire { $many } ligger på bordet, og kun tre fra bordet tæller.
hint-board_full_house = ikke { -full-house }. Det hele ligger på bordet, og kun tre fra bordet tæller.
hint-board_trips = ikke { -full-house }. Med de tre { $many } på bordet spiller to kort fra hånden, og de er ikke noget par.
hint-board_two_pair = { $hand ->
    [0] ikke to par. Begge par ligger på bordet, og kun tre fra bordet tæller.
   *[other] ikke { -full-house }. Med { $cards } måtte fire fra bordet være med, og kun tre tæller.
}
hint-pairs_with_three = kun to kort fra hånden tæller: { $cards } kan ikke alle spille med.
hint-low_with_one = { $hand ->
    [0] ikke lav. Alle fem lave kort ligger på bordet, og to skal være fra hånden.
   *[other] ikke så lav. { $cards } alene er for lidt: to lave kort skal være fra hånden.
}
hint-low_with_three = ikke så lav. Så måtte { $hand } kort fra hånden være med. Kun to tæller, med tre fra bordet.
hint-paired_low = en værdi tæller én gang. Par hjælper ikke en lav hånd: der skal fem forskellige værdier til.
hint-counterfeited = { $cards } har samme værdi som et kort på bordet, så alle kan bruge den.

# Spoken.
tell-question = Spørgsmål { $n } af { $of }.
tell-place = { $name }: plads { $n } af { $of }.
tell-hand-line = { $name }, { $half }: { $hand }.
tell-hint = Hint: { $text }
tell-mark = { $half }: { $cards }.
