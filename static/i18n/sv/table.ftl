# What stands on the table.

you = Du
# A seat of a player without a name, for those who look on.
seat-number = Plats { $n }
app = Omahabord
table = Bord
skip-actions = Hoppa till dina val
skip-log = Hoppa till loggen
topbar = Meny och inställningar

game-omaha8 = Omaha Hi-Lo
game-omaha_high = Omaha High
limit-fixed_limit = Limit
limit-pot_limit = Pot limit
limit-no_limit = No limit
limit-short-fixed_limit = FL
limit-short-pot_limit = PL
limit-short-no_limit = NL
title = { $limit } { $game }
subtitle = { $stakes } · Hand { $hand }
subtitle-new = { $stakes }

menu = Meny
help = Hjälp
pause = Paus
resume = Fortsätt
log-open = Logg
close = Stäng
leave = Lämna bordet
theme-auto = Tema: som enheten
theme-light = Tema: ljust
theme-dark = Tema: mörkt

pot = { -pot }
pot-main = Huvudpott
pot-side = Sidopott { $n }
pot-main-name = { -main-pot } { $amount }
pot-side-name = { -side-pot } { $n }, { $amount }, { $names }
board-empty = Bordet: inga kort än
board = Bordet: { $cards }
your-cards = Dina kort: { $cards }
no-cards = Dina kort: inga
cards-down = { $n ->
    [one] ett dolt kort
   *[other] { $n } dolda kort
}
dealer = { -dealer }: { $name }

hi = HI
lo = LO
hi-name = Hög
lo-name = Låg
readout-name = { $half }: { $hand }; { $hole } med { $board }
readout-plain = { $half }: { $text }
not-yet = på { -flop(form: "def") }
lens-folded = ute ur handen
lens-out = inte med i handen
nuts = nuts
low-needs = { $n ->
    [one] saknar 1 lågt kort
   *[other] saknar { $n } låga kort
}
low-impossible = ingen låg möjlig
low-hand = din hand har ingen låg

marker-small_blind = SB
marker-big_blind = BB
marker-button = D
marker-name-small_blind = { -small-blind }
marker-name-big_blind = { -big-blind }
last-fold = { -fold(form: "pres") }
last-check = { -check(form: "pres") }
last-call = { -call(form: "pres") }
last-bet = { -bet(form: "pres") }
last-raise = { -raise(form: "pres") }
last-ante = ante
last-small_blind = { -small-blind(form: "short") }
last-big_blind = { -big-blind(form: "short") }
last-live = levande { -big-blind(form: "short") }
last-dead = död { -big-blind(form: "short") }
last-protect = är kvar
last-all-in = { -all-in(form: "noun") }
to-act = På tur
mucked = { -muck(form: "past") }
state-out = inte med i handen
state-allin = { -all-in(form: "noun") }
seat-stack = { $amount } { -chips }
seat-stack-dollars = { $amount }

actions = Ditt val
continue = Fortsätt
to-call = { $amount } att { -call }
checking-free = Inget att { -call }
in-the-pot = Din tur · { $amount } i potten
in-the-pot-waiting = { $amount } i potten
is-to-act = { $name } står på tur
dealing = Korten delas ut
showdown-soon = { -showdown }
running-out = All-in: bordet läggs klart
# What a hand gets of the pot on average, while the board runs out; $n is a whole number.
equity = equity
equity-share = { $n } %
paused = Paus
fold = { -fold(form: "act") }
check = { -check(form: "act") }
call = { -call(form: "act") }
bet = { -bet(form: "act") }
raise = { -raise(form: "act") }
call-amount = { -call(form: "act") } { $amount }
bet-amount = { -bet(form: "act") } { $amount }
raise-amount = { -raise(form: "act") } till { $amount }
all-in-amount = { -all-in(form: "noun") } { $amount }
from-to = { $from } till { $to }
exactly = till { $to }
skip = Hoppa till slutet
next-hand = Nästa hand
# Seconds until the next hand is dealt by itself.
auto-deal-in = om { $n } s
rebuy = Köp in dig igen
answer-new_bots = Nya spelare
answer-rebuy_bots = De köper in sig igen
answer-restart = Spela igen
answer-post = Betala och spela
due-both = { $live } + { $dead } död
ledger = Redovisning
show = visa
rabbit = Visa korten som skulle ha kommit
rabbit-high = Du skulle ha fått { $high }.
rabbit-both = Du skulle ha fått { $high }, och { $low } för låg hand.
rabbit-none = De här korten skulle ha kommit.

preset-min = Min
preset-half = ½ { -pot }
preset-three_quarter = ¾ { -pot }
preset-pot = { -pot }
preset-max = Max
preset-2_5x = 2,5 ×
preset-3x = 3 ×
preset-name = { $name }, { $amount }
amount-bet = { -bet(form: "act") }
amount-raise = { -raise(form: "act") } till
less = { $amount } mindre
more = { $amount } mer
slider-chips = { $amount } { -chips }, { $blinds }
in-blinds = { $n } BB
amount-low-bet = Du måste { -bet } minst { $amount }
amount-low-raise = Du måste { -raise } till minst { $amount }
amount-high-bet = Du kan { -bet } högst { $amount }
amount-high-raise = Du kan { -raise } till högst { $amount }
amount-unread = Det här är inget belopp

# Answers prepared before the turn: a label and a smaller line under it.
pre-group = Förval
pre-hint = Välj nu, eller vänta på din tur
pre-fold_any = { -fold(form: "act") }
pre-fold_any-small = vid alla insatser
pre-check_fold = { -check(form: "act") }
pre-check_fold-small = annars { -fold(form: "act") }
pre-check = { -check(form: "act") }
pre-check-small = inget annat
pre-call = { -call(form: "act") } { $amount }
pre-call-small = bara { $amount }
pre-call_any = { -call(form: "act") }
pre-call_any-small = vad det än kostar
pre-dropped = Priset ändrades: ditt förval gäller inte längre

why-free = Det är gratis att { -check }, så du kan inte { -fold }
why-stack_covers_call_only = Din stack räcker bara till att { -call }
why-nobody_can_call = Det finns ingen kvar som kan { -call }
why-capped = Taket är nått: ingen får { -raise } mer i den här rundan
why-not_reopened = Den senaste all-in-satsningen var för liten för att räknas som höjning: du får bara { -call } eller { -fold }
why-not-your-turn = Det är inte din tur än
why-dealing = Korten delas ut
why-folded = Du är ute ur den här handen
why-all-in = Du är all-in: det finns inget kvar att bestämma
why-not-in = Du är inte med i den här handen

tale-ana = Ana rör om i teet, motsols.
tale-bo = Bo värmer händerna på tekannan.
tale-cy = Cy räknar bordskorten en gång till, läpparna räknar med.
tale-dea = Dea putsar glasögonen; det tar exakt en satsningsrunda.
tale-eli = Eli räknar till tio och tappar bort sig vid sex.
tale-fay = Fay har redan bestämt sig. Du får undra.
tale-gus = Gus kände till den här handen redan sjuttiotvå.
tale-hal = Hal staplar sina marker efter humör.
tale-ida = Ida nynnar på något utan refräng.
