# What happened: log lines (without amounts, which stand in a column), results, the ledger. What is spoken: announce.ftl.

log = Dealerns logg
hand-number = Hand { $hand }
log-post = { $name } betalar { $what }
log-fold = { $you ->
    [yes] { $name } { -fold(form: "you") }
   *[no] { $name } { -fold(form: "pres") }
}
log-check = { $name } { -check(form: "pres") }
log-call = { $name } { -call(form: "pres") }
log-bet = { $name } { -bet(form: "pres") }
log-raise = { $name } { -raise(form: "pres") }
# Out of time, by a house's all-in rule.
log-protect = { $name } är kvar för det som är betalt
log-all-in = { $text } all-in
log-cap = { $text }, cap
log-to = till { $amount }
log-returned = { $name } får tillbaka
log-shows = { $name } visar
log-mucks = { $name } { -muck(form: "pres") }
log-wins = { $name } vinner
log-dealt = Dina kort
log-no-low = Ingen låg hand
log-rake = { -rake }

result = Resultat
result-pot = { -pot }
result-same = vinns med den höga
share-name = { $name } { $part }
share-all = allt
no-low = Ingen låg hand
uncontested = alla andra lade sig
lead-win = Du vinner { $won } för dina { $paid }: { $net }
lead-lose = Den här handen kostade dig { $net }
lead-back = Du får tillbaka { $won } av { $paid }: { $net }
lead-even = Du får tillbaka dina { $paid }
lead-none = Potten går till { $name }
lead-out = Du var inte med i den här handen
why-quarter = Din halva delades: hälften av hälften är en fjärdedel.
why-tied = Du delar med { $names }.
why-scoop = Du vinner både hög och låg: hela potten.
why-no-low = Ingen låg hand: din höga tar hela potten.
why-half-hi = Du vinner den höga halvan.
why-half-lo = Du vinner den låga halvan.
why-fold-you = Alla andra lade sig.
why-fold = { $name } blev ensam kvar.
why-pots = { $n } potter: redovisningen visar var och en.
why-winner = { $name }: { $hand }.
why-winners = Hög: { $hi }. Låg: { $lo }.

ledger-title = Vart markerna tog vägen
ledger-pot = { $pot }: { $amount }
ledger-contested = Spelar om potten: { $names }
ledger-line-hi = Hög, { $amount }: { $hand }
ledger-line-lo = Låg, { $amount }: { $hand }
ledger-line-all = Utan motstånd, { $amount }: alla andra lade sig
ledger-no-low = Ingen låg hand: den höga tar allt.
ledger-both = Samma platser vinner båda halvorna, så potten delas bara en gång.
ledger-hands = Alla visade händer
# $half is half-hi or half-lo below.
ledger-quarter = { $names } delar på { $half }: hälften av hälften är en fjärdedel av potten.
ledger-tie = { $names } är lika och delar på { $half }.
ledger-tie-pot = { $names } är lika och delar på potten.
half-hi = den höga halvan
half-lo = den låga halvan
ledger-account = Redovisning för alla
ledger-player = Spelare
ledger-in = Insats
ledger-back = Åter
ledger-won = Vunnet
ledger-net = Resultat
ledger-check = { $has ->
    [yes] Alla stackar tillsammans: { $before } före handen, { $after } efter den och { $rake } i { -rake }. Inget har försvunnit.
   *[no] Alla stackar tillsammans: { $before } före handen och { $after } efter den. Inget har försvunnit.
}
odd-high_half_gets_odd_chip = Potten går inte att dela jämnt: resten, { $amount }, går till den höga halvan.
odd-clockwise_from_button = { $you ->
    [yes] Resten, { $amount }, går till dig på första platsen till vänster om knappen.
   *[no] Resten, { $amount }, går till { $name } på första platsen till vänster om knappen.
}
odd-all_to_first = { $you ->
    [yes] Hela resten, { $amount }, går till dig på första platsen till vänster om knappen.
   *[no] Hela resten, { $amount }, går till { $name } på första platsen till vänster om knappen.
}
rake-no_flop_no_drop = Ingen rake: det kom ingen flopp.
rake-steps = Rake { $amount }, enligt bordets trappa.
rake-per_dollar = Rake { $amount }, efter varje dollar i potten.
