# Cards and hands in words. Ranks have a code (A K Q J T 9 ... 2); `one` and `many` are singular and plural.

suit-c = kløver
suit-d = ruter
suit-h = hjerter
suit-s = spar
card = { $suit } { $rank }
card-used-hi = { $card }, brukt til høy
card-used-lo = { $card }, brukt til lav
card-used-both = { $card }, brukt til høy og lav

rank-A-one = ess
rank-K-one = konge
rank-Q-one = dame
rank-J-one = knekt
rank-T-one = ti
rank-9-one = ni
rank-8-one = åtte
rank-7-one = sju
rank-6-one = seks
rank-5-one = fem
rank-4-one = fire
rank-3-one = tre
rank-2-one = to
rank-A-many = ess
rank-K-many = konger
rank-Q-many = damer
rank-J-many = knekter
rank-T-many = tiere
rank-9-many = niere
rank-8-many = åttere
rank-7-many = sjuere
rank-6-many = seksere
rank-5-many = femmere
rank-4-many = firere
rank-3-many = treere
rank-2-many = toere

# $one and $many are the first rank of the hand, $one2 and $many2 the second.
hand-high_card = { $one } høy
hand-pair = par { $many }
hand-two_pair = { $many } og { $many2 }
hand-trips = tre { $many }
hand-straight = { -straight } til { $one }
hand-flush = { $one }høy { -flush }
hand-full_house = hus, { $many } over { $many2 }
hand-quads = fire { $many }
hand-straight_flush = { -straight } { -flush } til { $one }
hand-royal = royal { -flush }
hand-low = { $ranks }
hand-low-spoken = { $ranks }

street-preflop = Før { -flop(form: "def") }
street-flop = { -flop }
street-turn = { -turn }
street-river = { -river }
