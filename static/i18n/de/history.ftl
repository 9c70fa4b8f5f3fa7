# The history of this device: list, replayer, statistics, and what the page says about keeping things.

history = Verlauf
key-history = Verlauf
go-history = Verlauf
go-history-text = Hände nachspielen, Statistik
hh-tab-list = Hände
hh-tab-stats = Statistik
hh-list = Hände, die neueste zuerst
hh-reading = Wird gelesen …
hh-empty = Noch keine Hand. Jede Hand, die du hier zu Ende spielst, bleibt auf diesem Gerät und nur hier.
hh-count = { $all ->
    [yes] { $n ->
        [one] eine Hand
       *[other] { $n } Hände
    }
   *[no] { $n } von { $of } Händen
}
hh-search = Name, Karte oder Nummer
hh-result = Ergebnis
hh-any-result = Alle Ergebnisse
hh-any-game = Alle Spiele
hh-more = { $n } weitere zeigen
hh-watched = zugesehen
mark-won = gewonnen
mark-lost = verloren
mark-folded = { -fold(form: "past") }
mark-showdown = Showdown
mark-all_in = { -all-in(form: "noun") }
mark-split = geteilt
mark-scooped = Scoop
mark-quartered = geviertelt
position-small_blind = { -small-blind }
position-big_blind = { -big-blind }
position-early = früh
position-middle = Mitte
position-cutoff = Cutoff
position-button = Button

hh-import = Datei mit Händen einlesen
hh-export = Als Datei speichern
hh-clear = Alle Hände löschen
hh-clear-text = Alle Hände auf diesem Gerät und ihre Statistik werden endgültig gelöscht.
hh-clear-yes = Löschen
hh-clear-no = Behalten
format-pokerstars = Text, wie PokerStars ihn schreibt
format-phh = PHH
format-json = Das eigene Format von Omaha8, mit allem
hh-exported = { $n ->
    [one] Eine Hand ist in der Datei.
   *[other] { $n } Hände sind in der Datei.
}
hh-imported = { $taken ->
    [one] Eine Hand eingelesen.
   *[other] { $taken } Hände eingelesen.
} { $known ->
    [0] { "" }
    [one] Eine war schon da.
   *[other] { $known } waren schon da.
}
hh-cleared = Alles ist gelöscht.
hh-failed = Das hat nicht geklappt: { $code }
hh-failed-line = Nichts wurde eingelesen: { $code }, Zeile { $line }
hh-failed-path = Nichts wurde eingelesen: { $code }, bei { $path }

replay = Nachspielen
hh-back = Zurück zur Liste
hh-first = Erster Schritt
hh-prev = Ein Schritt zurück
hh-next = Nächster Schritt
hh-last = Letzter Schritt
hh-streets = Springen zu
hh-preflop = Anfang
hh-flop = { -flop }
hh-turn = { -turn }
hh-river = { -river }
hh-showdown = Ende
hh-dealt = Die Karten sind gegeben
hh-step = Schritt { $n }
hh-step-of = Schritt { $n } von { $of }
hh-copy = Als Text kopieren
hh-share = Link zu dieser Hand kopieren
hh-more-acts = Mehr
hh-again = Dieselbe Hand noch einmal
hh-what-if = Ab hier weiterspielen
hh-hide = Spätere Aktionen verbergen
hh-reveal = Alle Karten aufdecken
hh-picture = Bild des Ergebnisses
hh-fair = Faires Mischen
hh-delete = Diese Hand löschen
hh-copied = Kopiert.
hh-linked = Der Link ist kopiert. Er enthält die ganze Hand mit allen Karten.
hh-too-long = Diese Hand ist zu lang für einen Link: Speichere sie als Datei.
hh-copy-by-hand = Der Browser gibt die Zwischenablage nicht frei: Kopiere es von hier.
hh-pictured = Das Bild ist fertig.
hh-no-picture = Der Browser konnte das Bild nicht zeichnen.

fair-text = Vor der ersten Karte hat der Dealer diese Zahl veröffentlicht. Sie passt nur zu einer einzigen Reihenfolge der Karten.
fair-none = Für diese Hand wurde nichts zugesagt.
fair-verify = Nachprüfen
fair-same = Es ist das zugesagte Deck.
fair-differs = Es ist nicht das zugesagte Deck.
fair-no_commitment = Für diese Hand wurde nichts zugesagt.
fair-deck_unknown = Nicht alle Karten des Decks sind bekannt.
fair-seeded = Du hast den Startwert gewählt, du hättest die Karten also kennen können.

stat-range = Welche Hände
stat-range-all = Alle Hände
stat-range-sitting = Letzte Sitzung
stat-hands = Hände
stat-hands-name = Ausgeteilte Hände
stat-bb100 = bb/100
stat-bb100-name = Gewonnene Big Blinds pro hundert Hände, mit dem 95-%-Intervall
stat-interval = ± { $width }
stat-vpip = VPIP
stat-vpip-name = Freiwillig gespielte Hände
stat-pfr = PFR
stat-pfr-name = Vor dem Flop erhöhte Hände
stat-af = AF
stat-af-name = Einsätze und Erhöhungen pro Call
stat-wtsd = WTSD
stat-wtsd-name = Flops, die bis zum Showdown gingen
stat-wsd = W$SD
stat-wsd-name = Showdowns, die Chips gewannen
stat-highs = High
stat-highs-name = Showdowns, die ein High gewannen
stat-lows = Low
stat-lows-name = Showdowns, die ein Low gewannen
stat-scoops = Scoop
stat-scoops-name = Showdowns, die den ganzen Pot gewannen
stat-quartered = Geviertelt
stat-quartered-name = Showdowns, die nur eine geteilte Hälfte gewannen
stat-by-game = Nach Spiel
stat-by-position = Nach Position
sitting-title = Letzte Sitzung
sitting-hands = { $n ->
    [one] Eine Hand: { $net }
   *[other] { $n } Hände: { $net }
}
sitting-pot = Größter Pot: { $amount }, Hand { $hand }
sitting-luck = { $luck ->
    [more] Glück: { $amount } mehr, als deine All-in-Hände wert waren
    [less] Pech: { $amount } weniger, als deine All-in-Hände wert waren
   *[none] Glück: Keine All-in-Hand lief anders, als sie wert war
}
curve-name = Gewonnene Big Blinds über { $n } Hände: am Ende { $end }
curve-won = gewonnen, in Big Blinds
curve-fair = wenn All-ins nach Equity ausgezahlt würden

notice-restored = Hand { $hand } wiederhergestellt
notice-not-restored = Der Tisch ließ sich nicht wiederherstellen ({ $code }).
notice-elsewhere = Dieser Tisch ist in einem anderen Tab geöffnet.
take-over = Übernehmen
notice-storage_denied = Der Browser speichert nichts für diese Seite. Du kannst weiterspielen; sichere deine Hände, bevor du gehst.
notice-storage_full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen; sichere deine Hände, bevor du gehst.
notice-storage_lost = Das Gespeicherte ist nicht mehr erreichbar. Du kannst weiterspielen; sichere deine Hände, bevor du gehst.
notice-rescue = Hände sichern
notice-practice = Übung: Diese Hand zählt nirgends.
notice-no-practice = Diese Hand lässt sich nicht weiterspielen ({ $code }).
notice-home = Zurück
notice-bad-link = Dieser Link enthält keine spielbare Hand ({ $code }).
why-elsewhere = Dieser Tisch ist in einem anderen Tab geöffnet
play-on = Weiterspielen
new-table = Neuer Tisch
kept-table = { $title } · Hand { $hand }
