# Exercises: a hand made to order, what is asked there and what is said to an answer.

exercises = Övningar
go-exercises-text = Korta händer att tänka igenom
exercises-text = Varje övning är en hand med något att ta reda på. Inget av det räknas.
mode-play = Spela
mode-step = Steg för steg
mode-decision = Ett beslut
mode-quiz = Frågor
mode-replay = Repris

scenario-best-low = Din bästa låga hand
scenario-counterfeited-low = När en låg hand tappar i värde
scenario-four-flush-board = Fyra hjärter på bordet
scenario-good-hand = En stark starthand
scenario-limit-cap = Limit: lika stora insatser
scenario-low-impossible = Är låg hand alls möjlig?
scenario-no-reopening = All-in med mindre än en höjning
scenario-odd-chip = En chip blir över
scenario-order-of-hands = Vem slår vem?
scenario-pot-limit-raise = Lika mycket som potten
scenario-quartered = En fjärdedel av potten
scenario-scoop = Båda halvorna
scenario-side-pot = Huvudpott och sidopott
scenario-uncalled-bet = Mer än någon kan syna

question = Fråga
question-of = Fråga { $n } av { $of }
# $you says whether the seat is the player's; $name is its name.
ask-winner_hi = Vem har den bästa höga handen nu?
ask-winner_lo = Vem har den bästa låga handen nu?
ask-best_hi_cards = { $you ->
    [yes] Vilka fem kort ger dig den bästa höga handen?
   *[no] Vilka fem kort ger { $name } den bästa höga handen?
}
ask-best_lo_cards = { $you ->
    [yes] Vilka fem kort ger dig den bästa låga handen?
   *[no] Vilka fem kort ger { $name } den bästa låga handen?
}
ask-order_hi = Ordna händerna för hög hand.
ask-order_lo = Ordna händerna för låg hand.
ask-share = { $you ->
    [yes] Hur mycket vinner du?
   *[no] Hur mycket vinner { $name }?
}
ask-call_amount = { $you ->
    [yes] Hur mycket kostar det dig att { -call }?
   *[no] Hur mycket kostar det { $name } att { -call }?
}
ask-min_raise_to = { $you ->
    [yes] Till hur mycket måste du minst { -bet } eller { -raise }?
   *[no] Till hur mycket måste { $name } minst { -bet } eller { -raise }?
}
ask-max_raise_to = { $you ->
    [yes] Till hur mycket får du högst { -bet } eller { -raise }?
   *[no] Till hur mycket får { $name } högst { -bet } eller { -raise }?
}
ask-legal_actions = { $you ->
    [yes] Vad får du göra nu?
   *[no] Vad får { $name } göra nu?
}
ask-best_action = Vad gör du?
ask-low_possible = Är en låg hand möjlig på det här bordet?
ask-qualifies = { $you ->
    [yes] Har du en låg hand nu?
   *[no] Har { $name } en låg hand nu?
}
how-multi = Välj alla som delar den. Ingen är också ett svar.
how-cards = Två från handen och tre från bordet.
how-order = Den bästa först.
how-total = Allt som läggs in i den här rundan, tillsammans.
how-legal_actions = Välj allt som reglerna tillåter.
how-share = Av alla potter. Det som ingen kunde matcha vinner man inte.
how-low_possible = Nu, eller med korten som återstår.

nobody = Ingen
yes = Ja
no = Nej
your-answer = Ditt svar
cards-yours = Hand
cards-board = Bord
move-up = Flytta upp { $name }
move-down = Flytta ner { $name }
# A place in an order: 2. Bo and Cy.
order-place = { $n }. { $names }
check-answer = Rätta
show-answer = Visa svaret
go-on = Vidare
again = En gång till
play-out = Spela vidare
choose-first = Välj ett svar först
choose-five = Välj fem kort först

wrong = Inte rätt. Försök igen.
hint = Tips:
verdict-right = Rätt: { $answer }
verdict-shown = Svaret: { $answer }
verdict-other = Bättre här: { $answer }
hand-goes-on = Handen går vidare …
score = { $score } av { $max } rätt på första försöket

# Hints that are rules. Amounts and cards are put in. $n: how many cards.
hint-two_and_three = { $n ->
    [0] Det är alltid två kort från handen som räknas, med tre från bordet.
   *[other] Det är alltid två kort från handen som räknas, med tre från bordet. Här är det { $cards }.
}
hint-three_low_cards = { $n ->
    [0] En låg hand kräver tre olika valörer från ess till åtta på bordet. Ingen ligger där än.
   *[other] En låg hand kräver tre olika valörer från ess till åtta på bordet. Hittills ligger { $cards } där.
}
hint-halves = { $halves ->
    [2] { $pot } ska delas, varje pott i en hög och en låg halva. Lika händer delar; utan låg hand tar den höga allt.
   *[other] { $pot } ska delas. Den bästa handen tar varje pott; lika händer delar.
}
hint-to_match = Insatsen är { $bet }. Av det ligger { $committed } redan där; stacken är { $stack }.
hint-last_raise = Insatsen är { $bet }. Den som vill { -raise } lägger till minst lika mycket som sist: { $size }.
hint-pot_after_call = Insatsen är { $bet }. Efter { $call } för att { -call } skulle { -pot(form: "def") } vara { $pot }: så mycket får läggas ovanpå.
hint-whole_stack = { $committed } ligger där i den här rundan, och { $stack } är kvar. Mer finns det inte.
hint-fixed_bet = Insatsen är { $bet }. I limit lägger den som vill { -raise } alltid till lika mycket: { $size } i den här rundan.

# Why a tempting hand is none, of another player's hand; as the texts tempt-... of lens.ftl are of one's own.
hint-of = { $name }: { $text }
hint-flush_with_one_suited = ingen { -flush }. { $board } { $suit } ligger på bordet, men i den här handen finns bara { $cards }. Det krävs två.
hint-four_flush_board = ingen { -flush }. { $board } { $suit } ligger på bordet, men ingen i den här handen. Bara tre från bordet räknas, med två från handen.
hint-flush_with_three = ingen { -flush }. Den här handen har { $hand } { $suit }, men bara två av dem räknas, och på bordet finns för få.
hint-straight_with_one = { $hand ->
    [0] ingen { -straight }. Alla fem ligger på bordet, och bara tre av dem räknas.
   *[other] ingen { -straight }. Med bara { $cards } skulle det krävas fyra från bordet.
}
hint-straight_with_three = ingen { -straight }. Det skulle krävas { $hand } kort från handen, och bara två räknas.
hint-board_quads = inget fyrtal. Alla fyra { $many } ligger på bordet, och bara tre från bordet räknas.
hint-board_full_house = nej, { -full-house(form: "none") }. Allt ligger på bordet, och bara tre från bordet räknas.
hint-board_trips = nej, { -full-house(form: "none") }. Till tre { $many } på bordet räknas två kort från handen, och de är inget par.
hint-board_two_pair = { $hand ->
    [0] inte två par. Båda paren ligger på bordet, och bara tre från bordet räknas.
   *[other] nej, { -full-house(form: "none") }. Med { $cards } skulle det krävas fyra från bordet, och bara tre räknas.
}
hint-pairs_with_three = bara två kort från handen räknas: { $cards } kan inte alla vara med.
hint-low_with_one = { $hand ->
    [0] ingen låg hand. Alla fem låga kort ligger på bordet, och två måste vara från handen.
   *[other] inte den låga handen. Bara { $cards } räcker inte: två låga kort måste vara från handen.
}
hint-low_with_three = inte den låga handen. Det skulle krävas { $hand } kort från handen. Bara två räknas, med tre från bordet.
hint-paired_low = varje valör räknas en gång. Par hjälper inte en låg hand: det krävs fem olika valörer.
hint-counterfeited = samma valör som { $cards } ligger på bordet, så alla kan använda den.

# Spoken.
tell-question = Fråga { $n } av { $of }.
tell-place = { $name }: plats { $n } av { $of }.
tell-hand-line = { $name }, { $half }: { $hand }.
tell-hint = Tips: { $text }
tell-mark = { $half }: { $cards }.
