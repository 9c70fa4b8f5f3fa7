# What stands on the table.

you = Du
# A seat of a player without a name, for those who look on.
seat-number = Plass { $n }
app = Omaha-bord
table = Bord
skip-actions = Hopp til handlingene
skip-log = Hopp til loggen
topbar = Meny og innstillinger

game-omaha8 = Omaha Hi-Lo
game-omaha_high = Omaha High
limit-fixed_limit = Limit
limit-pot_limit = Pot-limit
limit-no_limit = No-limit
limit-short-fixed_limit = FL
limit-short-pot_limit = PL
limit-short-no_limit = NL
title = { $limit } { $game }
subtitle = { $stakes } · Hånd { $hand }
subtitle-new = { $stakes }

menu = Meny
help = Hjelp
pause = Pause
resume = Fortsett
log-open = Logg
close = Lukk
leave = Forlat bordet
theme-auto = Tema: som enheten
theme-light = Tema: lyst
theme-dark = Tema: mørkt

pot = { -pot }
pot-main = Hoved
pot-side = Side { $n }
pot-main-name = { -main-pot } { $amount }
pot-side-name = { -side-pot } { $n }, { $amount }, { $names }
board-empty = Bordet: ingen kort ennå
board = Bordet: { $cards }
your-cards = Kortene dine: { $cards }
no-cards = Kortene dine: ingen
cards-down = { $n ->
    [one] ett skjult kort
   *[other] { $n } skjulte kort
}
dealer = Dealerknapp: { $name }

hi = HI
lo = LO
hi-name = Høy
lo-name = Lav
readout-name = { $half }: { $hand }; { $hole } med { $board }
readout-plain = { $half }: { $text }
not-yet = på { -flop(form: "def") }
lens-folded = ute av hånden
lens-out = ikke med i hånden
nuts = nuts
low-needs = { $n ->
    [one] mangler 1 lavt kort
   *[other] mangler { $n } lave kort
}
low-impossible = ingen lav mulig
low-hand = hånden din har ingen lav

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
last-protect = er med
last-ante = ante
last-small_blind = blind
last-big_blind = blind
last-live = innskudd
last-dead = innskudd
last-all-in = { -all-in(form: "noun") }
to-act = Har turen
mucked = { -muck(form: "past") }
state-out = ikke med i hånden
state-allin = { -all-in(form: "noun") }
seat-stack = { $amount } { -chips }
seat-stack-dollars = { $amount }

actions = Ditt valg
continue = Fortsett
to-call = { $amount } for å { -call(form: "inf") }
checking-free = Ingenting å { -call(form: "inf") }
in-the-pot = Din tur · { $amount } i { -pot(form: "def") }
in-the-pot-waiting = { $amount } i { -pot(form: "def") }
is-to-act = { $name } har turen
dealing = Kortene deles
showdown-soon = { -showdown }
running-out = All-in: resten av bordet deles
# What a hand gets of the pot on average, while the board runs out; $n is a whole number.
equity = equity
equity-share = { $n } %
paused = Pause
fold = { -fold(form: "act") }
check = { -check(form: "act") }
call = { -call(form: "act") }
bet = { -bet(form: "act") }
raise = { -raise(form: "act") }
call-amount = { -call(form: "act") } { $amount }
bet-amount = { -bet(form: "act") } { $amount }
raise-amount = { -raise(form: "act") } til { $amount }
all-in-amount = { -all-in(form: "noun") } { $amount }
from-to = { $from } til { $to }
exactly = til { $to }
skip = Hopp til slutten
next-hand = Neste hånd
# Seconds until the next hand is dealt by itself.
auto-deal-in = om { $n } s
rebuy = Kjøp deg inn igjen
answer-new_bots = Nye spillere
answer-rebuy_bots = De kjøper seg inn
answer-restart = Spill igjen
answer-post = Legg og spill
due-both = { $live } + { $dead } død
ledger = Regnskap
show = vis
rabbit = Vis kortene som ville kommet
rabbit-high = Du ville hatt { $high }.
rabbit-both = Du ville hatt { $high }, og { $low } som lav.
rabbit-none = Disse kortene ville kommet.

preset-min = Min
preset-half = ½ { -pot }
preset-three_quarter = ¾ { -pot }
preset-pot = { -pot }
preset-max = Maks
preset-2_5x = 2,5 ×
preset-3x = 3 ×
preset-name = { $name }, { $amount }
amount-bet = { -bet(form: "act") }
amount-raise = { -raise(form: "act") } til
less = { $amount } mindre
more = { $amount } mer
slider-chips = { $amount } { -chips }, { $blinds }
in-blinds = { $n } BB
amount-low-bet = Minste { -bet(form: "noun") } er { $amount }
amount-low-raise = Minste { -raise(form: "noun") } er til { $amount }
amount-high-bet = Største { -bet(form: "noun") } er { $amount }
amount-high-raise = Største { -raise(form: "noun") } er til { $amount }
amount-unread = Dette er ikke et beløp

# Answers prepared before the turn: a label and a smaller line under it.
pre-group = Forhåndsvalg
pre-hint = Velg nå, eller vent på turen din
pre-fold_any = { -fold(form: "act") }
pre-fold_any-small = uansett innsats
pre-check_fold = { -check(form: "act") }
pre-check_fold-small = eller { -fold(form: "act") }
pre-check = { -check(form: "act") }
pre-check-small = bare det
pre-call = { -call(form: "act") } { $amount }
pre-call-small = bare { $amount }
pre-call_any = { -call(form: "act") }
pre-call_any-small = uansett beløp
pre-dropped = Prisen er endret: forhåndsvalget ditt gjelder ikke lenger

why-free = Det er gratis å { -check(form: "inf") }, så det er sperret å { -fold(form: "inf") }
why-stack_covers_call_only = Stacken din rekker bare til å { -call(form: "inf") }
why-nobody_can_call = Ingen er igjen som kan { -call(form: "inf") }
why-capped = Taket er nådd i denne innsatsrunden: det går ikke å { -raise(form: "inf") } mer
why-not_reopened = Siste all-in var ingen full { -raise(form: "noun") }: du kan bare { -call(form: "inf") } eller { -fold(form: "inf-you") }
why-not-your-turn = Det er ikke din tur ennå
why-dealing = Kortene deles
why-folded = Du er ute av denne hånden
why-all-in = Du er all-in: det er ingenting igjen å velge
why-not-in = Du er ikke med i denne hånden

tale-ana = Ana rører teen sin mot klokken.
tale-bo = Bo varmer hendene på tekannen.
tale-cy = Cy teller kortene på bordet en gang til, leppene rører seg.
tale-dea = Dea pusser brillene; det tar nøyaktig én innsatsrunde.
tale-eli = Eli teller til ti og mister tråden ved seks.
tale-fay = Fay har bestemt seg. Hun lar deg lure.
tale-gus = Gus kjente denne hånden alt i syttito.
tale-hal = Hal stabler sjetongene etter humør.
tale-ida = Ida nynner på noe uten refreng.
