# The card room: setting a table, sitting in and out, buying in, the house's clock, the fair shuffle.

set-format = Hvad vil du spille
format-ring = Cash game
format-tournament = Turnering
set-house = Husregler
set-clock = Husets ur
set-broke = Når en bot er flad
set-guests = Bots kommer og går
set-join = Kom til et spil, der er i gang
set-buy-in = Buy-in
set-prizes = Præmier
set-level-by = Blinds stiger efter
set-level-length = Længden af et niveau
table-options = Flere valg
done = Færdig
options-note-ring = Den, der kommer til et spil, som er i gang, lægger { -big-blind } eller venter på den.
options-note-tournament = Præmierne er procent efter plads: 65-35 giver til to.
clock-off = Fra
clock-times = { $n ->
    [1] 10 + 20 sekunder
   *[other] { $n } gange så længe
}
broke-rebuy = køber sig ind igen
broke-new = en anden kommer
broke-out = bliver ude
level-by-hands = hænder
level-by-minutes = minutter
prizes-usual = som sædvanlig
house-default = Vores egne
house-no_multipoker = MultiPoker (norsk)
house-da = Den danske side
house-de = Den tyske side
house-sv = Den svenske side
house-no_pokernordica = PokerNordica (norsk)
house-own = En blanding
house-rules = Husregler
house-here = { $name }
house-changed = { $name }, med ændringer
house-disagree = Her er disse sider uenige
house-others = De andre husregler

bad-field = { $field }: { $text }
bad-not_a_choice = Det valg findes ikke
bad-not_a_number = Ikke et helt tal
bad-out_of_range = Uden for grænserne
bad-not_two_amounts = To beløb med streg, som 10-20
bad-not_an_amount = { $value } er ikke et beløb
bad-bad_stakes = Sådanne indsatser går ikke
bad-above_big_blind = Mere end { -big-blind }
bad-below_big_blind = Mindre end { -big-blind }
bad-bad_seed = Ikke en seed
bad-unknown_profile = Der findes ingen sådanne husregler: { $value }
bad-unknown_house_rule = Ingen sådan husregel: { $value }
bad-bad_house_rule = Går ikke: { $value }
bad-given_twice = Angivet to gange: { $value }
bad-rake_needs_dollars = { -rake } er for dollarborde
bad-not_at_a_ring = Kun i en turnering
bad-not_at_a_tournament = Kun i cash game
bad-nobody_plays_yet = Der skal tre pladser til
bad-not_percents = Procent med streger, som 65-35
bad-bad_split = De skal falde og give 100 tilsammen

notice-ignored = Adressen har noget ukendt: { $keys }

sits-in = med i spillet
sits-out = sidder over
sits-waits = venter
sits-posts = kommer ind
sits-broke = flad
sits-empty = tom
you-sit-out = Du sidder over
you-wait-big_blind = Du venter på { -big-blind }
you-wait-button = Du venter, til knappen er forbi
you-post = Du kommer ind med næste hånd
enter-now = Læg { $amount }
enter-now-small = og spil
enter-free = Vær med igen
enter-wait = Vent
enter-wait-big_blind = på { -big-blind }
enter-wait-button = på knappen
entry-cost = For at komme ind lægger du { $amount }:
entry-free = Du skylder intet.
entry-why-new = du er ny ved dette bord.
entry-why-missed_both = du gik glip af begge blinds.
entry-why-missed_big = du gik glip af { -big-blind }.
entry-why-missed_small = du gik glip af { -small-blind }.
post-both = { $live } og { $dead } død
post-dead = { $dead } død
seat-lost-after = { $n ->
    [one] Én mistet { -big-blind } til, og pladsen er væk.
   *[other] Pladsen er væk efter { $n } mistede { -big-blind(form: "many") } til.
}
seat-lost = Du mistede pladsen
seat-lost-text = For mange mistede { -big-blind(form: "many") }. Du kan sætte dig igen med { $amount }.
table-won = Du vandt bordet
table-won-text = Alle bots er flade. Hvem skal spille videre?
wish-sitout = Over næste hånd
wish-sitout-undo = Du sidder over næste hånd. Tryk for at være med.
top-up = Læg chips til, op til { $amount }
new-game = Nyt spil
watch-on = Til slutningen

time-left = { $n ->
    [one] 1 sekund tilbage
   *[other] { $n } sekunder tilbage
}
time-warn_20 = 20 sekunder tilbage.
time-warn_10 = 10 sekunder tilbage.
time-over-check = Tiden er ude: du { -check(form: "pres") }.
time-over-fold = Tiden er ude: du { -fold(form: "pres") }.
time-over-all_in_rule = Tiden er ude: du er all-in for det, der er i { -pot(form: "def") }.
more-time = + 20 s
more-time-name = 20 sekunder mere, { $n } gange tilbage
key-more-time = mere tid

fair = Ærlig blanding
fair-intro = Før det første kort viser siden et tal, som kun denne kortbunke giver. Når hånden er slut, kan kortbunke og tal sammenlignes.
fair-now = Denne hånd
fair-last = Hånden, der lige er slut
fair-next = Den næste hånd
fair-how = Sådan virker det
fair-how-text = Tallet er en SHA-256-hash af hele kortbunken og af et salt, som ingen kan gætte. Ingen kan finde en anden kortbunke til samme tal, og ingen kan læse kortene ud af det. Optegnelsen af hånden har kortbunke og salt, så andre også kan tjekke.
