# What stands on the table.

you = Du
# A seat of a player without a name, for those who look on.
seat-number = Platz { $n }
app = Omaha-Tisch
table = Tisch
skip-actions = Zu den Aktionen springen
skip-log = Zum Log springen
topbar = Menü und Einstellungen

game-omaha8 = Omaha Hi-Lo
game-omaha_high = Omaha High
limit-fixed_limit = Limit
limit-pot_limit = Pot-Limit
limit-no_limit = No-Limit
limit-short-fixed_limit = FL
limit-short-pot_limit = PL
limit-short-no_limit = NL
title = { $limit } { $game }
subtitle = { $stakes } · Hand { $hand }
subtitle-new = { $stakes }

menu = Menü
help = Hilfe
pause = Pause
resume = Weiter
log-open = Log
close = Schließen
leave = Den Tisch verlassen
theme-auto = Farben: wie das Gerät
theme-light = Farben: hell
theme-dark = Farben: dunkel

pot = { -pot }
pot-main = { -main-pot }
pot-side = { -side-pot } { $n }
pot-main-name = { -main-pot } { $amount }
pot-side-name = { -side-pot } { $n }, { $amount }, { $names }
board-empty = Board: noch keine Karten
board = Board: { $cards }
your-cards = Deine Karten: { $cards }
no-cards = Deine Karten: keine
cards-down = { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
}
dealer = { -dealer }: { $name }

hi = HI
lo = LO
hi-name = High
lo-name = Low
readout-name = { $half }: { $hand }; { $hole } mit { $board }
readout-plain = { $half }: { $text }
not-yet = ab dem { -flop }
lens-folded = nicht mehr dabei
lens-out = nicht dabei
nuts = Nuts
low-needs = { $n ->
    [one] noch 1 niedrige nötig
   *[other] noch { $n } niedrige nötig
}
low-impossible = kein Low möglich
low-hand = kein Low in der Hand

marker-small_blind = SB
marker-big_blind = BB
marker-button = D
marker-name-small_blind = { -small-blind }
marker-name-big_blind = { -big-blind }
last-fold = { -fold(form: "noun") }
last-check = { -check(form: "noun") }
last-call = { -call(form: "noun") }
last-bet = { -bet(form: "noun") }
last-raise = { -raise(form: "noun") }
last-ante = Ante
last-small_blind = Blind
last-big_blind = Blind
last-live = Live Blind
last-dead = Dead Blind
last-protect = Bleibt drin
last-all-in = { -all-in(form: "noun") }
to-act = Am Zug
mucked = { -muck(form: "past") }
state-out = nicht in der Hand
state-allin = { -all-in(form: "noun") }
seat-stack = { $amount } { -chips }
seat-stack-dollars = { $amount }

actions = Deine Aktion
continue = Weiter
to-call = { $amount } zu zahlen
checking-free = Nichts zu zahlen
in-the-pot = Du bist dran · { $amount } im { -pot }
in-the-pot-waiting = { $amount } im { -pot }
is-to-act = { $name } ist am Zug
dealing = Es wird gegeben
showdown-soon = { -showdown }
running-out = All-in: Das Board wird aufgedeckt
# What a hand gets of the pot on average, while the board runs out; $n is a whole number.
equity = Equity
equity-share = { $n } %
paused = Pause
fold = { -fold(form: "noun") }
check = { -check(form: "noun") }
call = { -call(form: "noun") }
bet = { -bet(form: "noun") }
raise = { -raise(form: "noun") }
call-amount = { -call(form: "noun") } { $amount }
bet-amount = { -bet(form: "noun") } { $amount }
raise-amount = { -raise(form: "noun") } auf { $amount }
all-in-amount = { -all-in(form: "noun") } { $amount }
from-to = { $from } bis { $to }
exactly = auf { $to }
skip = Zum Ende springen
next-hand = Nächste Hand
# Seconds until the next hand is dealt by itself.
auto-deal-in = in { $n } s
rebuy = Neu einkaufen
answer-new_bots = Neue Spieler
answer-rebuy_bots = Sie kaufen sich neu ein
answer-restart = Noch einmal
answer-post = Zahlen und spielen
due-both = { $live } + { $dead } tot
ledger = Abrechnung
show = Zeigen
rabbit = Zeigen, was noch gekommen wäre
rabbit-high = Du hättest gehabt: { $high }.
rabbit-both = Du hättest gehabt: { $high } und für Low { $low }.
rabbit-none = Diese Karten wären gekommen.

preset-min = Min
preset-half = ½ { -pot }
preset-three_quarter = ¾ { -pot }
preset-pot = { -pot }
preset-max = Max
preset-2_5x = 2,5 ×
preset-3x = 3 ×
preset-name = { $name }, { $amount }
amount-bet = { -bet(form: "noun") }
amount-raise = { -raise(form: "noun") } auf
less = { $amount } weniger
more = { $amount } mehr
slider-chips = { $amount } { -chips }, { $blinds }
in-blinds = { $n } BB
amount-low-bet = { -bet(form: "noun") }: mindestens { $amount }
amount-low-raise = { -raise(form: "noun") }: mindestens auf { $amount }
amount-high-bet = { -bet(form: "noun") }: höchstens { $amount }
amount-high-raise = { -raise(form: "noun") }: höchstens auf { $amount }
amount-unread = Das ist kein Betrag

# Answers prepared before the turn: a label and a smaller line under it.
pre-group = Vorauswahl
pre-hint = Wähle schon jetzt oder warte, bis du dran bist
pre-fold_any = { -fold(form: "noun") }
pre-fold_any-small = bei jedem Einsatz
pre-check_fold = { -check(form: "noun") }
pre-check_fold-small = oder { -fold(form: "noun") }
pre-check = { -check(form: "noun") }
pre-check-small = sonst nichts
pre-call = { -call(form: "noun") } { $amount }
pre-call-small = nur { $amount }
pre-call_any = { -call(form: "noun") }
pre-call_any-small = jeder Betrag
pre-dropped = Der Preis hat sich geändert: Deine Vorauswahl gilt nicht mehr

why-free = Das Weiterspielen kostet nichts, deshalb ist { -fold(form: "noun") } gesperrt
why-stack_covers_call_only = Dein Stack reicht nur zum { -call(form: "noun") }
why-nobody_can_call = Es ist niemand mehr da, der mitgehen könnte
why-capped = Cap erreicht: In dieser Runde darf nicht mehr { -raise(form: "past") } werden
why-not_reopened = Das letzte All-in war zu klein und eröffnet das Setzen nicht neu: Du darfst nur { -call } oder { -fold }
why-not-your-turn = Du bist noch nicht dran
why-dealing = Die Karten werden gegeben
why-folded = Du bist in dieser Hand ausgestiegen
why-all-in = Du bist all-in: Es gibt nichts mehr zu entscheiden
why-not-in = Du bist nicht in dieser Hand

tale-ana = Ana rührt ihren Tee gegen den Uhrzeigersinn.
tale-bo = Bo wärmt sich die Hände an der Teekanne.
tale-cy = Cy zählt das Board noch einmal nach, die Lippen zählen mit.
tale-dea = Dea putzt ihre Brille; das dauert genau eine Setzrunde.
tale-eli = Eli zählt bis zehn und verzählt sich bei sechs.
tale-fay = Fay hat längst entschieden. Dich lässt sie rätseln.
tale-gus = Gus kannte diese Hand schon zweiundsiebzig.
tale-hal = Hal stapelt seine Chips nach Laune.
tale-ida = Ida summt etwas ohne Refrain.
