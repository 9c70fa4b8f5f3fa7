# The card room: setting a table, sitting in and out, buying in, the house's clock, the fair shuffle.

set-format = Was gespielt wird
format-ring = Cash Game
format-tournament = Turnier
set-house = Hausregeln
set-clock = Bedenkzeit
set-broke = Wenn ein Bot pleite ist
set-guests = Bots kommen und gehen
set-join = In ein laufendes Spiel einsteigen
set-buy-in = Buy-in
set-prizes = Preise
set-level-by = Blinds steigen nach
set-level-length = Länge eines Levels
table-options = Mehr Optionen
done = Fertig
options-note-ring = Wer in ein laufendes Spiel einsteigt, zahlt einen { -big-blind } oder wartet auf ihn.
options-note-tournament = Preise sind Prozente nach Platz: 65-35 zahlt zwei Plätze aus.
clock-off = Aus
clock-times = { $n ->
    [1] 10 + 20 Sekunden
   *[other] { $n }-mal so lang
}
broke-rebuy = kauft sich neu ein
broke-new = ein anderer kommt
broke-out = bleibt draußen
level-by-hands = Händen
level-by-minutes = Minuten
prizes-usual = wie üblich
house-default = Unsere eigenen
house-no_multipoker = MultiPoker (norwegisch)
house-da = Die dänische Seite
house-de = Die deutsche Seite
house-sv = Die schwedische Seite
house-no_pokernordica = PokerNordica (norwegisch)
house-own = Eine Mischung
house-rules = Hausregeln
house-here = { $name }
house-changed = { $name }, mit Änderungen
house-disagree = Hier sind sich die Seiten nicht einig
house-others = Die übrigen Hausregeln

bad-field = { $field }: { $text }
bad-not_a_choice = Diese Wahl gibt es nicht
bad-not_a_number = Keine ganze Zahl
bad-out_of_range = Außerhalb der Grenzen
bad-not_two_amounts = Zwei Beträge mit Strich, etwa 10-20
bad-not_an_amount = { $value } ist kein Betrag
bad-bad_stakes = Diese Einsätze gehen nicht
bad-above_big_blind = Mehr als der { -big-blind }
bad-below_big_blind = Weniger als ein { -big-blind }
bad-bad_seed = Kein gültiger Startwert
bad-unknown_profile = Solche Hausregeln gibt es nicht: { $value }
bad-unknown_house_rule = Diese Hausregel gibt es nicht: { $value }
bad-bad_house_rule = Nicht möglich: { $value }
bad-given_twice = Doppelt angegeben: { $value }
bad-rake_needs_dollars = { -rake } gibt es nur an Dollartischen
bad-not_at_a_ring = Nur im Turnier
bad-not_at_a_tournament = Nur im Cash Game
bad-nobody_plays_yet = Dafür braucht es drei Plätze
bad-not_percents = Prozente mit Strich, etwa 65-35
bad-bad_split = Sie müssen fallen und zusammen 100 ergeben

notice-ignored = In der Adresse steht etwas Unbekanntes: { $keys }

sits-in = im Spiel
sits-out = setzt aus
sits-waits = wartet
sits-posts = steigt ein
sits-broke = pleite
sits-empty = leer
you-sit-out = Du setzt aus
you-wait-big_blind = Du wartest auf den { -big-blind }
you-wait-button = Du wartest, bis der Button vorbei ist
you-post = Du steigst mit der nächsten Hand ein
enter-now = { $amount } zahlen
enter-now-small = und mitspielen
enter-free = Wieder mitspielen
enter-wait = Warten
enter-wait-big_blind = auf den { -big-blind }
enter-wait-button = auf den Button
entry-cost = Zum Einsteigen zahlst du { $amount }:
entry-free = Du schuldest nichts.
entry-why-new = Du bist neu an diesem Tisch.
entry-why-missed_both = Du hast beide Blinds verpasst.
entry-why-missed_big = Du hast den { -big-blind } verpasst.
entry-why-missed_small = Du hast den { -small-blind } verpasst.
post-both = { $live } und { $dead } tot
post-dead = { $dead } tot
seat-lost-after = { $n ->
    [one] Verpasst du noch einen { -big-blind }, ist der Platz weg.
   *[other] Verpasst du noch { $n } Big Blinds, ist der Platz weg.
}
seat-lost = Du hast deinen Platz verloren
seat-lost-text = Zu viele Big Blinds verpasst. Du kannst dich mit { $amount } wieder setzen.
table-won = Du hast den Tisch gewonnen
table-won-text = Alle Bots sind pleite. Wer soll weiterspielen?
wish-sitout = Nächste Hand aussetzen
wish-sitout-undo = Du setzt die nächste Hand aus. Drücken, um dabeizubleiben.
top-up = { -chips } nachkaufen, bis { $amount }
new-game = Neues Spiel
watch-on = Bis zum Ende

time-left = { $n ->
    [one] noch 1 Sekunde
   *[other] noch { $n } Sekunden
}
time-warn_20 = Noch 20 Sekunden.
time-warn_10 = Noch 10 Sekunden.
time-over-check = Die Zeit ist um: Du { -check(form: "you") }.
time-over-fold = Die Zeit ist um: Du { -fold(form: "you") }.
time-over-all_in_rule = Die Zeit ist um: Du bist all-in mit dem, was im { -pot } liegt.
more-time = + 20 s
more-time-name = 20 Sekunden mehr, noch { $n }-mal möglich
key-more-time = mehr Zeit

fair = Faires Mischen
fair-intro = Vor der ersten Karte zeigt die Seite eine Zahl, die nur dieses Deck ergibt. Nach der Hand lassen sich Deck und Zahl vergleichen.
fair-now = Diese Hand
fair-last = Die letzte Hand
fair-next = Die nächste Hand
fair-how = Wie das geht
fair-how-text = Die Zahl ist ein SHA-256-Hash des ganzen Decks und eines Salts, den niemand erraten kann. Niemand findet ein anderes Deck zur selben Zahl, und niemand kann die Karten daraus ablesen. Die Aufzeichnung der Hand enthält Deck und Salt, damit auch andere sie prüfen können.
