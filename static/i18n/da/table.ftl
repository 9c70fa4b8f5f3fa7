# What stands on the table.

you = Du
# A seat of a player without a name, for those who look on.
seat-number = Plads { $n }
app = Omaha-bord
table = Bord
skip-actions = Gå til handlingerne
skip-log = Gå til loggen
topbar = Menu og indstillinger

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

menu = Menu
help = Hjælp
pause = Pause
resume = Fortsæt
log-open = Log
close = Luk
leave = Forlad bordet
theme-auto = Tema: som enheden
theme-light = Tema: lyst
theme-dark = Tema: mørkt

pot = { -pot }
pot-main = Hoved
pot-side = Side { $n }
pot-main-name = { -main-pot } { $amount }
pot-side-name = { -side-pot } { $n }, { $amount }, { $names }
board-empty = Bordet: ingen kort endnu
board = Bordet: { $cards }
your-cards = Dine kort: { $cards }
no-cards = Dine kort: ingen
cards-down = { $n ->
    [one] ét skjult kort
   *[other] { $n } skjulte kort
}
dealer = Dealerknap: { $name }

hi = HI
lo = LO
hi-name = Høj
lo-name = Lav
readout-name = { $half }: { $hand }; { $hole } med { $board }
readout-plain = { $half }: { $text }
not-yet = på { -flop(form: "def") }
lens-folded = ude af hånden
lens-out = ikke med i hånden
nuts = nuts
low-needs = { $n ->
    [one] mangler 1 lavt kort
   *[other] mangler { $n } lave kort
}
low-impossible = ingen lav mulig
low-hand = din hånd har ingen lav

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
last-live = indskud
last-dead = indskud
last-all-in = { -all-in(form: "noun") }
to-act = Har turen
mucked = mucket
state-out = ikke med i hånden
state-allin = { -all-in(form: "noun") }
seat-stack = { $amount } { -chips }
seat-stack-dollars = { $amount }

actions = Dit valg
continue = Fortsæt
to-call = { $amount } for at { -call(form: "inf") }
checking-free = Intet at { -call(form: "inf") }
in-the-pot = Din tur · { $amount } i { -pot(form: "def") }
in-the-pot-waiting = { $amount } i { -pot(form: "def") }
is-to-act = { $name } har turen
dealing = Kortene deles
showdown-soon = { -showdown }
running-out = All-in: resten af bordet deles
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
skip = Spring til slutningen
next-hand = Næste hånd
# Seconds until the next hand is dealt by itself.
auto-deal-in = om { $n } s
rebuy = Køb dig ind igen
answer-new_bots = Nye spillere
answer-rebuy_bots = De køber sig ind
answer-restart = Spil igen
answer-post = Læg og spil
due-both = { $live } + { $dead } død
ledger = Regnskab
show = vis
rabbit = Vis de kort, der ville være kommet
rabbit-high = Du ville have haft { $high }.
rabbit-both = Du ville have haft { $high }, og { $low } som lav.
rabbit-none = Disse kort ville være kommet.

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
more = { $amount } mere
slider-chips = { $amount } { -chips }, { $blinds }
in-blinds = { $n } BB
amount-low-bet = Mindste { -bet(form: "noun") } er { $amount }
amount-low-raise = Mindste { -raise(form: "noun") } er til { $amount }
amount-high-bet = Største { -bet(form: "noun") } er { $amount }
amount-high-raise = Største { -raise(form: "noun") } er til { $amount }
amount-unread = Dette er ikke et beløb

# Answers prepared before the turn: a label and a smaller line under it.
pre-group = Forhåndsvalg
pre-hint = Vælg nu, eller vent på din tur
pre-fold_any = { -fold(form: "act") }
pre-fold_any-small = uanset indsats
pre-check_fold = { -check(form: "act") }
pre-check_fold-small = eller { -fold(form: "act") }
pre-check = { -check(form: "act") }
pre-check-small = kun det
pre-call = { -call(form: "act") } { $amount }
pre-call-small = kun { $amount }
pre-call_any = { -call(form: "act") }
pre-call_any-small = uanset beløb
pre-dropped = Prisen er ændret: dit forhåndsvalg gælder ikke længere

why-free = Det er gratis at { -check(form: "inf") }, så det er spærret at { -fold(form: "inf") }
why-stack_covers_call_only = Din stack rækker kun til at { -call(form: "inf") }
why-nobody_can_call = Ingen er tilbage, som kan { -call(form: "inf") }
why-capped = Loftet er nået i denne budrunde: man kan ikke { -raise(form: "inf") } mere
why-not_reopened = Sidste all-in var ingen fuld { -raise(form: "noun") }: du kan kun { -call(form: "inf") } eller { -fold(form: "inf") }
why-not-your-turn = Det er ikke din tur endnu
why-dealing = Kortene deles
why-folded = Du er ude af denne hånd
why-all-in = Du er all-in: der er intet tilbage at vælge
why-not-in = Du er ikke med i denne hånd

tale-ana = Ana rører sin te mod uret.
tale-bo = Bo varmer hænderne på tepotten.
tale-cy = Cy tæller kortene på bordet en gang til, læberne bevæger sig.
tale-dea = Dea pudser brillerne; det tager præcis én budrunde.
tale-eli = Eli tæller til ti og taber tråden ved seks.
tale-fay = Fay har bestemt sig. Hun lader dig gruble.
tale-gus = Gus kendte denne hånd allerede i tooghalvfjerds.
tale-hal = Hal stabler sine chips efter humør.
tale-ida = Ida nynner noget uden omkvæd.
