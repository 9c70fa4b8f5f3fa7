# The history of this device: list, replayer, statistics, and what the page says about keeping things.

history = Historikk
key-history = Historikk
go-history = Historikk
go-history-text = Avspilling og statistikk
hh-tab-list = Hender
hh-tab-stats = Statistikk
hh-list = Hender, de nyeste først
hh-reading = Leser …
hh-empty = Ingen hender ennå. Hver hånd du spiller ferdig her, lagres på denne enheten, og bare her.
hh-count = { $all ->
    [yes] { $n ->
        [one] én hånd
       *[other] { $n } hender
    }
   *[no] { $n } av { $of } hender
}
hh-search = Navn, kort eller nummer
hh-result = Resultat
hh-any-result = Alle resultater
hh-any-game = Alle spill
hh-more = Vis { $n } til
hh-watched = sett
mark-won = vunnet
mark-lost = tapt
mark-folded = { -fold(form: "past") }
mark-showdown = { -showdown }
mark-all_in = { -all-in(form: "noun") }
mark-split = delt
mark-scooped = scoop
mark-quartered = kvart
position-small_blind = { -small-blind }
position-big_blind = { -big-blind }
position-early = tidlig
position-middle = midten
position-cutoff = cutoff
position-button = knappen

hh-import = Hent inn en fil med hender
hh-export = Lagre som fil
hh-clear = Slett alle hender
hh-clear-text = Alle hender og statistikken deres på denne enheten forsvinner for godt.
hh-clear-yes = Slett
hh-clear-no = Behold dem
format-pokerstars = Tekst, slik PokerStars skriver den
format-phh = PHH
format-json = Omaha8s eget, med alt
hh-exported = { $n ->
    [one] Én hånd er i filen.
   *[other] { $n } hender er i filen.
}
hh-imported = { $taken ->
    [one] Én hånd hentet inn.
   *[other] { $taken } hender hentet inn.
} { $known ->
    [0] { "" }
    [one] Én var her fra før.
   *[other] { $known } var her fra før.
}
hh-cleared = Alt er slettet.
hh-failed = Det gikk ikke: { $code }
hh-failed-line = Ingenting ble hentet inn: { $code }, linje { $line }
hh-failed-path = Ingenting ble hentet inn: { $code }, ved { $path }

replay = Avspilling
hh-back = Tilbake til listen
hh-first = Første steg
hh-prev = Ett steg tilbake
hh-next = Neste steg
hh-last = Siste steg
hh-streets = Hopp til
hh-preflop = Start
hh-flop = { -flop }
hh-turn = { -turn }
hh-river = { -river }
hh-showdown = Slutt
hh-dealt = Kortene deles ut
hh-step = Steg { $n }
hh-step-of = Steg { $n } av { $of }
hh-copy = Kopier som tekst
hh-share = Kopier lenke til hånden
hh-more-acts = Mer
hh-again = Samme hånd igjen
hh-what-if = Spill videre herfra
hh-hide = Skjul det som kommer
hh-reveal = Alle kort åpne
hh-picture = Bilde av resultatet
hh-fair = Ærlig stokking
hh-delete = Slett denne hånden
hh-copied = Kopiert.
hh-linked = Lenken er kopiert. Den inneholder hele hånden, med alle kort.
hh-too-long = Hånden er for lang for en lenke: lagre den som fil.
hh-copy-by-hand = Nettleseren slipper ikke til på utklippstavlen: kopier herfra.
hh-pictured = Bildet er klart.
hh-no-picture = Nettleseren kunne ikke tegne bildet.

fair-text = Før det første kortet ga dealeren ut dette tallet. Det passer bare til én rekkefølge av kortene.
fair-none = Ingenting ble lovet for denne hånden.
fair-verify = Sjekk kortstokken
fair-same = Det er kortstokken som ble lovet.
fair-differs = Dette er ikke kortstokken som ble lovet.
fair-no_commitment = Ingenting ble lovet for denne hånden.
fair-deck_unknown = Ikke alle kortene i kortstokken er kjent.
fair-seeded = Du valgte seed, så kortene kunne være kjent på forhånd.

stat-range = Hvilke hender
stat-range-all = Alle hender
stat-range-sitting = Siste økt
stat-hands = Hender
stat-hands-name = Hender du fikk kort i
stat-bb100 = bb/100
stat-bb100-name = Antall { -big-blind(form: "many") } vunnet på hundre hender, med 95 %-intervallet
stat-interval = ± { $width }
stat-vpip = VPIP
stat-vpip-name = Hender spilt av egen vilje
stat-pfr = PFR
stat-pfr-name = Hender med { -raise(form: "noun") } før { -flop(form: "def") }
stat-af = AF
stat-af-name = Antall { -bet(form: "many") } og { -raise(form: "many") } per { -call(form: "noun") }
stat-wtsd = WTSD
stat-wtsd-name = Sett { -flop } som gikk til { -showdown }
stat-wsd = W$SD
stat-wsd-name = Showdowns som ga sjetonger
stat-highs = Høy
stat-highs-name = Showdowns som ga en høy
stat-lows = Lav
stat-lows-name = Showdowns som ga en lav
stat-scoops = Scoop
stat-scoops-name = Showdowns som ga hele potten
stat-quartered = Kvart
stat-quartered-name = Showdowns som bare ga en delt halvdel
stat-by-game = Etter spill
stat-by-position = Etter posisjon
sitting-title = Siste økt
sitting-hands = { $n ->
    [one] Én hånd: { $net }
   *[other] { $n } hender: { $net }
}
sitting-pot = Største pott: { $amount }, hånd { $hand }
sitting-luck = { $luck ->
    [more] Flaks: { $amount } mer enn all-in-hendene dine var verdt
    [less] Uflaks: { $amount } mindre enn all-in-hendene dine var verdt
   *[none] Flaks: ingen all-in-hånd har gått annerledes enn den var verdt
}
curve-name = Antall { -big-blind(form: "many") } vunnet over { $n } hender: { $end } til slutt
curve-won = vunnet, i { -big-blind(form: "many") }
curve-fair = hvis all-in ble betalt etter equity

notice-restored = Hånd { $hand } er gjenopprettet
notice-not-restored = Bordet kunne ikke gjenopprettes ({ $code }).
notice-elsewhere = Dette bordet er åpent i en annen fane.
take-over = Ta over
notice-storage_denied = Nettleseren lagrer ingenting for denne siden. Du kan spille videre; lagre hendene før du går.
notice-storage_full = Det er ikke mer plass på denne enheten. Du kan spille videre; lagre hendene før du går.
notice-storage_lost = Det som var lagret, kan ikke nås lenger. Du kan spille videre; lagre hendene før du går.
notice-rescue = Lagre hendene
notice-practice = Øving: denne hånden teller ikke.
notice-no-practice = Denne hånden kan ikke spilles videre ({ $code }).
notice-home = Tilbake
notice-bad-link = Denne lenken har ingen hånd som kan spilles av ({ $code }).
why-elsewhere = Dette bordet er åpent i en annen fane
play-on = Spill videre
new-table = Nytt bord
kept-table = { $title } · hånd { $hand }
