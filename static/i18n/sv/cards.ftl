# Cards and hands in words. Ranks have a code (A K Q J T 9 ... 2); `one` and `many` are singular and plural.

suit-c = klöver
suit-d = ruter
suit-h = hjärter
suit-s = spader
card = { $suit } { $rank }
card-used-hi = { $card }, används för hög
card-used-lo = { $card }, används för låg
card-used-both = { $card }, används för hög och låg

rank-A-one = ess
rank-K-one = kung
rank-Q-one = dam
rank-J-one = knekt
rank-T-one = tio
rank-9-one = nio
rank-8-one = åtta
rank-7-one = sju
rank-6-one = sex
rank-5-one = fem
rank-4-one = fyra
rank-3-one = tre
rank-2-one = två
rank-A-many = ess
rank-K-many = kungar
rank-Q-many = damer
rank-J-many = knektar
rank-T-many = tior
rank-9-many = nior
rank-8-many = åttor
rank-7-many = sjuor
rank-6-many = sexor
rank-5-many = femmor
rank-4-many = fyror
rank-3-many = treor
rank-2-many = tvåor

# $one and $many are the first rank of the hand, $one2 and $many2 the second.
hand-high_card = { $one } högst
hand-pair = par i { $many }
hand-two_pair = { $many } och { $many2 }
hand-trips = tre { $many }
hand-straight = { -straight } till { $one }
hand-flush = { -flush }, { $one } högst
hand-full_house = { -full-house }, { $many } och { $many2 }
hand-quads = fyra { $many }
hand-straight_flush = { -straight(form: "flush") } till { $one }
hand-royal = royal flush
hand-low = { $ranks }
hand-low-spoken = { $ranks }

street-preflop = Före { -flop(form: "def") }
street-flop = { -flop }
street-turn = { -turn }
street-river = { -river }
