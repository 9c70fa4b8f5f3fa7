# The card room: setting a table, sitting in and out, buying in, the house's clock, the fair shuffle.

set-format = Hva vil du spille
format-ring = Cash game
format-tournament = Turnering
set-house = Husregler
set-clock = Husets klokke
set-broke = Når en bot er blakk
set-guests = Boter kommer og går
set-join = Kom til et spill som er i gang
set-buy-in = Innkjøp
set-prizes = Premier
set-level-by = Blindene stiger etter
set-level-length = Lengden på et nivå
table-options = Flere valg
done = Ferdig
options-note-ring = Den som kommer til et spill som er i gang, legger { -big-blind } eller venter på den.
options-note-tournament = Premiene er prosent etter plass: 65-35 gir til to.
clock-off = Av
clock-times = { $n ->
    [1] 10 + 20 sekunder
   *[other] { $n } ganger så lenge
}
broke-rebuy = kjøper seg inn igjen
broke-new = en annen kommer
broke-out = blir ute
level-by-hands = hender
level-by-minutes = minutter
prizes-usual = som vanlig
house-default = Våre egne
house-no_multipoker = MultiPoker (norsk)
house-da = Den danske siden
house-de = Den tyske siden
house-sv = Den svenske siden
house-no_pokernordica = PokerNordica (norsk)
house-own = En blanding
house-rules = Husregler
house-here = { $name }
house-changed = { $name }, med endringer
house-disagree = Her er disse sidene uenige
house-others = De andre husreglene

bad-field = { $field }: { $text }
bad-not_a_choice = Det valget finnes ikke
bad-not_a_number = Ikke et helt tall
bad-out_of_range = Utenfor grensene
bad-not_two_amounts = To beløp med strek, som 10-20
bad-not_an_amount = { $value } er ikke et beløp
bad-bad_stakes = Slike innsatser går ikke
bad-above_big_blind = Mer enn { -big-blind }
bad-below_big_blind = Mindre enn { -big-blind }
bad-bad_seed = Ikke en seed
bad-unknown_profile = Det finnes ingen slike husregler: { $value }
bad-unknown_house_rule = Ingen slik husregel: { $value }
bad-bad_house_rule = Går ikke: { $value }
bad-given_twice = Oppgitt to ganger: { $value }
bad-rake_needs_dollars = { -rake } er for dollarbord
bad-not_at_a_ring = Bare i en turnering
bad-not_at_a_tournament = Bare i cash game
bad-nobody_plays_yet = Det trengs tre plasser
bad-not_percents = Prosent med streker, som 65-35
bad-bad_split = De må synke og bli 100 til sammen

notice-ignored = Adressen har noe ukjent: { $keys }

sits-in = med i spillet
sits-out = sitter over
sits-waits = venter
sits-posts = kommer inn
sits-broke = blakk
sits-empty = tom
you-sit-out = Du sitter over
you-wait-big_blind = Du venter på { -big-blind }
you-wait-button = Du venter til knappen er forbi
you-post = Du kommer inn med neste hånd
enter-now = Legg { $amount }
enter-now-small = og spill
enter-free = Bli med igjen
enter-wait = Vent
enter-wait-big_blind = på { -big-blind }
enter-wait-button = på knappen
entry-cost = For å komme inn legger du { $amount }:
entry-free = Du skylder ingenting.
entry-why-new = du er ny ved dette bordet.
entry-why-missed_both = du gikk glipp av begge blindene.
entry-why-missed_big = du gikk glipp av { -big-blind }.
entry-why-missed_small = du gikk glipp av { -small-blind }.
post-both = { $live } og { $dead } død
post-dead = { $dead } død
seat-lost-after = { $n ->
    [one] Én tapt { -big-blind } til, og plassen er borte.
   *[other] Plassen er borte etter { $n } tapte { -big-blind(form: "many") } til.
}
seat-lost = Du mistet plassen
seat-lost-text = For mange tapte { -big-blind(form: "many") }. Du kan sette deg igjen med { $amount }.
table-won = Du vant bordet
table-won-text = Alle boter er blakke. Hvem skal spille videre?
wish-sitout = Over neste hånd
wish-sitout-undo = Du sitter over neste hånd. Trykk for å bli med.
top-up = Legg til sjetonger, opp til { $amount }
new-game = Nytt spill
watch-on = Til slutten

time-left = { $n ->
    [one] 1 sekund igjen
   *[other] { $n } sekunder igjen
}
time-warn_20 = 20 sekunder igjen.
time-warn_10 = 10 sekunder igjen.
time-over-check = Tiden er ute: du { -check(form: "pres") }.
time-over-fold = Tiden er ute: du { -fold(form: "you") }.
time-over-all_in_rule = Tiden er ute: du er all-in for det som er i { -pot(form: "def") }.
more-time = + 20 s
more-time-name = 20 sekunder til, { $n } ganger igjen
key-more-time = mer tid

fair = Ærlig stokking
fair-intro = Før det første kortet viser siden et tall som bare denne kortstokken gir. Når hånden er over, kan kortstokk og tall sammenlignes.
fair-now = Denne hånden
fair-last = Hånden som nettopp var
fair-next = Neste hånd
fair-how = Slik virker det
fair-how-text = Tallet er en SHA-256-hash av hele kortstokken og av et salt som ingen kan gjette. Ingen kan finne en annen kortstokk til samme tall, og ingen kan lese kortene ut av det. Opptegnelsen av hånden har kortstokk og salt, så andre kan også sjekke.
