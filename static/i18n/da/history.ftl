# The history of this device: list, replayer, statistics, and what the page says about keeping things.

history = Historik
key-history = Historik
go-history = Historik
go-history-text = Afspilning og statistik
hh-tab-list = Hænder
hh-tab-stats = Statistik
hh-list = Hænder, de nyeste først
hh-reading = Læser …
hh-empty = Ingen hænder endnu. Hver hånd, du spiller færdig her, gemmes på denne enhed, og kun her.
hh-count = { $all ->
    [yes] { $n ->
        [one] én hånd
       *[other] { $n } hænder
    }
   *[no] { $n } af { $of } hænder
}
hh-search = Navn, kort eller nummer
hh-result = Resultat
hh-any-result = Alle resultater
hh-any-game = Alle spil
hh-more = Vis { $n } mere
hh-watched = set
mark-won = vundet
mark-lost = tabt
mark-folded = { -fold(form: "noun") }
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

hh-import = Hent en fil med hænder
hh-export = Gem som fil
hh-clear = Slet alle hænder
hh-clear-text = Alle hænder og deres statistik på denne enhed forsvinder for altid.
hh-clear-yes = Slet
hh-clear-no = Behold dem
format-pokerstars = Tekst, som PokerStars skriver den
format-phh = PHH
format-json = Omaha8s eget, med alt
hh-exported = { $n ->
    [one] Én hånd er i filen.
   *[other] { $n } hænder er i filen.
}
hh-imported = { $taken ->
    [one] Én hånd hentet.
   *[other] { $taken } hænder hentet.
} { $known ->
    [0] { "" }
    [one] Én var her i forvejen.
   *[other] { $known } var her i forvejen.
}
hh-cleared = Alt er slettet.
hh-failed = Det gik ikke: { $code }
hh-failed-line = Intet blev hentet: { $code }, linje { $line }
hh-failed-path = Intet blev hentet: { $code }, ved { $path }

replay = Afspilning
hh-back = Tilbage til listen
hh-first = Første trin
hh-prev = Et trin tilbage
hh-next = Næste trin
hh-last = Sidste trin
hh-streets = Gå til
hh-preflop = Start
hh-flop = { -flop }
hh-turn = { -turn }
hh-river = { -river }
hh-showdown = Slut
hh-dealt = Kortene deles ud
hh-step = Trin { $n }
hh-step-of = Trin { $n } af { $of }
hh-copy = Kopiér som tekst
hh-share = Kopiér link til hånden
hh-more-acts = Mere
hh-again = Samme hånd igen
hh-what-if = Spil videre herfra
hh-hide = Skjul det, der kommer
hh-reveal = Alle kort åbne
hh-picture = Billede af resultatet
hh-fair = Ærlig blanding
hh-delete = Slet denne hånd
hh-copied = Kopieret.
hh-linked = Linket er kopieret. Det indeholder hele hånden, med alle kort.
hh-too-long = Hånden er for lang til et link: gem den som fil.
hh-copy-by-hand = Browseren lukker ikke op for udklipsholderen: kopiér herfra.
hh-pictured = Billedet er klar.
hh-no-picture = Browseren kunne ikke tegne billedet.

fair-text = Før det første kort offentliggjorde dealeren dette tal. Det passer kun til én rækkefølge af kortene.
fair-none = Intet blev lovet for denne hånd.
fair-verify = Tjek kortbunken
fair-same = Det er den kortbunke, der blev lovet.
fair-differs = Dette er ikke den kortbunke, der blev lovet.
fair-no_commitment = Intet blev lovet for denne hånd.
fair-deck_unknown = Ikke alle kort i bunken er kendt.
fair-seeded = Du valgte seed, så kortene kunne være kendt på forhånd.

stat-range = Hvilke hænder
stat-range-all = Alle hænder
stat-range-sitting = Seneste omgang
stat-hands = Hænder
stat-hands-name = Hænder, du fik kort i
stat-bb100 = bb/100
stat-bb100-name = Antal { -big-blind(form: "many") } vundet på hundrede hænder, med 95 %-intervallet
stat-interval = ± { $width }
stat-vpip = VPIP
stat-vpip-name = Hænder spillet af egen vilje
stat-pfr = PFR
stat-pfr-name = Hænder med { -raise(form: "noun") } før { -flop(form: "def") }
stat-af = AF
stat-af-name = Antal { -bet(form: "many") } og { -raise(form: "many") } pr. { -call(form: "noun") }
stat-wtsd = WTSD
stat-wtsd-name = Set { -flop }, som gik til { -showdown }
stat-wsd = W$SD
stat-wsd-name = Showdowns, der gav chips
stat-highs = Høj
stat-highs-name = Showdowns, der gav en høj
stat-lows = Lav
stat-lows-name = Showdowns, der gav en lav
stat-scoops = Scoop
stat-scoops-name = Showdowns, der gav hele potten
stat-quartered = Kvart
stat-quartered-name = Showdowns, der kun gav en delt halvdel
stat-by-game = Efter spil
stat-by-position = Efter position
sitting-title = Seneste omgang
sitting-hands = { $n ->
    [one] Én hånd: { $net }
   *[other] { $n } hænder: { $net }
}
sitting-pot = Største pot: { $amount }, hånd { $hand }
sitting-luck = { $luck ->
    [more] Held: { $amount } mere, end dine all-in-hænder var værd
    [less] Uheld: { $amount } mindre, end dine all-in-hænder var værd
   *[none] Held: ingen all-in-hånd er gået anderledes, end den var værd
}
curve-name = Antal { -big-blind(form: "many") } vundet over { $n } hænder: { $end } til sidst
curve-won = vundet, i { -big-blind(form: "many") }
curve-fair = hvis all-in blev betalt efter equity

notice-restored = Hånd { $hand } er gendannet
notice-not-restored = Bordet kunne ikke gendannes ({ $code }).
notice-elsewhere = Dette bord er åbent i en anden fane.
take-over = Overtag
notice-storage_denied = Browseren gemmer intet for denne side. Du kan spille videre; gem hænderne, før du går.
notice-storage_full = Der er ikke mere plads på denne enhed. Du kan spille videre; gem hænderne, før du går.
notice-storage_lost = Det, der var gemt, kan ikke nås længere. Du kan spille videre; gem hænderne, før du går.
notice-rescue = Gem hænderne
notice-practice = Øvelse: denne hånd tæller ikke.
notice-no-practice = Denne hånd kan ikke spilles videre ({ $code }).
notice-home = Tilbage
notice-bad-link = Dette link har ingen hånd, der kan afspilles ({ $code }).
why-elsewhere = Dette bord er åbent i en anden fane
play-on = Spil videre
new-table = Nyt bord
kept-table = { $title } · hånd { $hand }
