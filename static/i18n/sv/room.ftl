# The card room: setting a table, sitting in and out, buying in, the house's clock, the fair shuffle.

set-format = Vad som spelas
format-ring = Cash game
format-tournament = Turnering
set-house = Husregler
set-clock = Betänketid
set-broke = När en bot är pank
set-guests = Botar kommer och går
set-join = Kom till ett pågående spel
set-buy-in = Inköp
set-prizes = Priser
set-level-by = Mörkarna stiger efter
set-level-length = Nivåns längd
table-options = Fler alternativ
done = Klart
options-note-ring = Den som kommer till ett pågående spel betalar { -big-blind } eller väntar på den.
options-note-tournament = Priser är procent per plats: 65-35 ger pris till två.
clock-off = Av
clock-times = { $n ->
    [1] 10 + 20 sekunder
   *[other] { $n } gånger så lång
}
broke-rebuy = köper in sig igen
broke-new = en annan kommer
broke-out = stannar ute
level-by-hands = händer
level-by-minutes = minuter
prizes-usual = som vanligt
house-default = Våra egna
house-no_multipoker = MultiPoker (norsk)
house-da = Den danska sidan
house-de = Den tyska sidan
house-sv = Den svenska sidan
house-no_pokernordica = PokerNordica (norsk)
house-own = En blandning
house-rules = Husregler
house-here = { $name }
house-changed = { $name }, med ändringar
house-disagree = Här är sidorna oense
house-others = Övriga husregler

bad-field = { $field }: { $text }
bad-not_a_choice = Det valet finns inte
bad-not_a_number = Inget heltal
bad-out_of_range = Utanför gränserna
bad-not_two_amounts = Två belopp med streck, som 10-20
bad-not_an_amount = { $value } är inget belopp
bad-bad_stakes = De insatserna går inte
bad-above_big_blind = Mer än { -big-blind }
bad-below_big_blind = Mindre än { -big-blind }
bad-bad_seed = Inget giltigt frö
bad-unknown_profile = Sådana husregler finns inte: { $value }
bad-unknown_house_rule = Den husregeln finns inte: { $value }
bad-bad_house_rule = Inte möjligt: { $value }
bad-given_twice = Angivet två gånger: { $value }
bad-rake_needs_dollars = Rake finns bara vid dollarbord
bad-not_at_a_ring = Bara i turnering
bad-not_at_a_tournament = Bara i cash game
bad-nobody_plays_yet = Det krävs tre platser
bad-not_percents = Procent med streck, som 65-35
bad-bad_split = De måste falla och bli 100 tillsammans

notice-ignored = Adressen innehåller något okänt: { $keys }

sits-in = med i spelet
sits-out = står över
sits-waits = väntar
sits-posts = kommer in
sits-broke = pank
sits-empty = tom
you-sit-out = Du står över
you-wait-big_blind = Du väntar på { -big-blind }
you-wait-button = Du väntar tills knappen har passerat
you-post = Du kommer in i nästa hand
enter-now = Betala { $amount }
enter-now-small = och spela
enter-free = Var med igen
enter-wait = Vänta
enter-wait-big_blind = på { -big-blind }
enter-wait-button = på knappen
entry-cost = För att komma in betalar du { $amount }:
entry-free = Du är inte skyldig något.
entry-why-new = du är ny vid bordet.
entry-why-missed_both = du missade båda mörkarna.
entry-why-missed_big = du missade { -big-blind }.
entry-why-missed_small = du missade { -small-blind }.
post-both = { $live } och { $dead } död
post-dead = { $dead } död
seat-lost-after = { $n ->
    [one] Missar du { -big-blind } en gång till förlorar du platsen.
   *[other] Missar du { -big-blind } { $n } gånger till förlorar du platsen.
}
seat-lost = Du förlorade din plats
seat-lost-text = Du missade { -big-blind } för många gånger. Du kan sätta dig igen med { $amount }.
table-won = Du vann bordet
table-won-text = Alla botar är panka. Vem ska spela vidare?
wish-sitout = Står över nästa
wish-sitout-undo = Du står över nästa hand. Tryck för att vara kvar.
top-up = Fyll på { -chips }, upp till { $amount }
new-game = Nytt spel
watch-on = Till slutet

time-left = { $n ->
    [one] 1 sekund kvar
   *[other] { $n } sekunder kvar
}
time-warn_20 = 20 sekunder kvar.
time-warn_10 = 10 sekunder kvar.
time-over-check = Tiden är ute: du { -check(form: "you") }.
time-over-fold = Tiden är ute: du { -fold(form: "you") }.
time-over-all_in_rule = Tiden är ute: du är all-in för det som finns i potten.
more-time = + 20 s
more-time-name = 20 sekunder till, { $n } gånger kvar
key-more-time = mer tid

fair = Rättvis blandning
fair-intro = Före första kortet visar sidan ett tal som bara den här kortleken ger. När handen är över kan lek och tal jämföras.
fair-now = Den här handen
fair-last = Förra handen
fair-next = Nästa hand
fair-how = Så fungerar det
fair-how-text = Talet är en SHA-256-hash av hela kortleken och ett salt som ingen kan gissa. Ingen kan hitta en annan kortlek till samma tal, och ingen kan läsa korten ur det. Handens protokoll innehåller kortlek och salt, så att även andra kan kontrollera det.
