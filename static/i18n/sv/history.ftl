# The history of this device: list, replayer, statistics, and what the page says about keeping things.

history = Historik
key-history = historik
go-history = Historik
go-history-text = Repriser och statistik
hh-tab-list = Händer
hh-tab-stats = Statistik
hh-list = Händer, den senaste först
hh-reading = Läser …
hh-empty = Ingen hand än. Varje hand du spelar klart här sparas på den här enheten, och bara här.
hh-count = { $all ->
    [yes] { $n ->
        [one] en hand
       *[other] { $n } händer
    }
   *[no] { $n } av { $of } händer
}
hh-search = Namn, kort eller nummer
hh-result = Resultat
hh-any-result = Alla resultat
hh-any-game = Alla spel
hh-more = Visa { $n } till
hh-watched = sedd
mark-won = vann
mark-lost = förlorade
mark-folded = { -fold(form: "past") }
mark-showdown = visning
mark-all_in = { -all-in(form: "noun") }
mark-split = delad
mark-scooped = scoop
mark-quartered = fjärdedel
position-small_blind = { -small-blind }
position-big_blind = { -big-blind }
position-early = tidig
position-middle = mellan
position-cutoff = cutoff
position-button = knappen

hh-import = Läs in en fil med händer
hh-export = Spara som fil
hh-clear = Radera alla händer
hh-clear-text = Alla händer på den här enheten och deras statistik raderas för gott.
hh-clear-yes = Radera
hh-clear-no = Behåll
format-pokerstars = Text, så som PokerStars skriver den
format-phh = PHH
format-json = Omaha8:s eget, med allt
hh-exported = { $n ->
    [one] En hand finns i filen.
   *[other] { $n } händer finns i filen.
}
hh-imported = { $taken ->
    [one] En hand lästes in.
   *[other] { $taken } händer lästes in.
} { $known ->
    [0] { "" }
    [one] En fanns redan.
   *[other] { $known } fanns redan.
}
hh-cleared = Allt är raderat.
hh-failed = Det gick inte: { $code }
hh-failed-line = Inget lästes in: { $code }, rad { $line }
hh-failed-path = Inget lästes in: { $code }, vid { $path }

replay = Repris
hh-back = Tillbaka till listan
hh-first = Första steget
hh-prev = Ett steg tillbaka
hh-next = Nästa steg
hh-last = Sista steget
hh-streets = Hoppa till
hh-preflop = Start
hh-flop = { -flop }
hh-turn = { -turn }
hh-river = { -river }
hh-showdown = Slut
hh-dealt = Korten är utdelade
hh-step = Steg { $n }
hh-step-of = Steg { $n } av { $of }
hh-copy = Kopiera som text
hh-share = Kopiera en länk till handen
hh-more-acts = Mer
hh-again = Samma hand igen
hh-what-if = Spela vidare härifrån
hh-hide = Dölj senare handlingar
hh-reveal = Vänd upp alla kort
hh-picture = Bild av resultatet
hh-fair = Rättvis blandning
hh-delete = Radera den här handen
hh-copied = Kopierat.
hh-linked = Länken är kopierad. Den innehåller hela handen, även alla kort.
hh-too-long = Handen är för lång för en länk: spara den som fil.
hh-copy-by-hand = Webbläsaren håller urklipp stängt: kopiera härifrån.
hh-pictured = Bilden är klar.
hh-no-picture = Webbläsaren kunde inte rita bilden.

fair-text = Före första kortet visade dealern det här talet. Det passar bara en enda ordning på kortleken.
fair-none = Inget utlovades för den här handen.
fair-verify = Kontrollera
fair-same = Det är den kortlek som utlovades.
fair-differs = Det är inte den kortlek som utlovades.
fair-no_commitment = Inget utlovades för den här handen.
fair-deck_unknown = Alla kort i leken är inte kända.
fair-seeded = Du valde fröet, så du kunde ha känt till korten.

stat-range = Vilka händer
stat-range-all = Alla händer
stat-range-sitting = Senaste passet
stat-hands = Händer
stat-hands-name = Händer där du fick kort
stat-bb100 = bb/100
stat-bb100-name = Vunna stora mörkar på hundra händer, med 95 %-intervall
stat-interval = ± { $width }
stat-vpip = VPIP
stat-vpip-name = Händer du valt att spela
stat-pfr = PFR
stat-pfr-name = Händer du höjt före floppen
stat-af = AF
stat-af-name = Insatser och höjningar per syn
stat-wtsd = WTSD
stat-wtsd-name = Floppar som gick till visning
stat-wsd = W$SD
stat-wsd-name = Visningar som gav marker
stat-highs = Hög
stat-highs-name = Visningar som vann en hög hand
stat-lows = Låg
stat-lows-name = Visningar som vann en låg hand
stat-scoops = Scoop
stat-scoops-name = Visningar som vann hela potten
stat-quartered = Fjärdedel
stat-quartered-name = Visningar som bara vann en delad halva
stat-by-game = Per spel
stat-by-position = Per position
sitting-title = Senaste passet
sitting-hands = { $n ->
    [one] En hand: { $net }
   *[other] { $n } händer: { $net }
}
sitting-pot = Största potten: { $amount }, hand { $hand }
sitting-luck = { $luck ->
    [more] Tur: { $amount } mer än dina all-in-händer var värda
    [less] Otur: { $amount } mindre än dina all-in-händer var värda
   *[none] Tur: ingen all-in-hand gick annorlunda än den var värd
}
curve-name = Vunna stora mörkar över { $n } händer: { $end } till slut
curve-won = vunnet, i stora mörkar
curve-fair = om all-in hade betalats efter equity

notice-restored = Hand { $hand } återställd
notice-not-restored = Bordet gick inte att återställa ({ $code }).
notice-elsewhere = Det här bordet är öppet i en annan flik.
take-over = Ta över
notice-storage_denied = Webbläsaren sparar inget för den här sidan. Du kan spela vidare; spara dina händer innan du går.
notice-storage_full = Det finns inget utrymme kvar på enheten. Du kan spela vidare; spara dina händer innan du går.
notice-storage_lost = Det som sparats går inte längre att nå. Du kan spela vidare; spara dina händer innan du går.
notice-rescue = Spara händerna
notice-practice = Övning: den här handen räknas inte någonstans.
notice-no-practice = Den här handen går inte att spela vidare ({ $code }).
notice-home = Tillbaka
notice-bad-link = Länken innehåller ingen hand som går att spela ({ $code }).
why-elsewhere = Det här bordet är öppet i en annan flik
play-on = Spela vidare
new-table = Nytt bord
kept-table = { $title } · hand { $hand }
