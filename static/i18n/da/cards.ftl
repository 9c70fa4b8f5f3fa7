# Cards and hands in words. Ranks have a code (A K Q J T 9 ... 2); `one` and `many` are singular and plural.

suit-c = klør
suit-d = ruder
suit-h = hjerter
suit-s = spar
card = { $suit } { $rank }
card-used-hi = { $card }, brugt til høj
card-used-lo = { $card }, brugt til lav
card-used-both = { $card }, brugt til høj og lav

rank-A-one = es
rank-K-one = konge
rank-Q-one = dame
rank-J-one = knægt
rank-T-one = ti
rank-9-one = ni
rank-8-one = otte
rank-7-one = syv
rank-6-one = seks
rank-5-one = fem
rank-4-one = fire
rank-3-one = tre
rank-2-one = to
rank-A-many = esser
rank-K-many = konger
rank-Q-many = damer
rank-J-many = knægte
rank-T-many = tiere
rank-9-many = niere
rank-8-many = ottere
rank-7-many = syvere
rank-6-many = seksere
rank-5-many = femmere
rank-4-many = firere
rank-3-many = treere
rank-2-many = toere

# $one and $many are the first rank of the hand, $one2 and $many2 the second.
hand-high_card = { $one } høj
hand-pair = par { $many }
hand-two_pair = { $many } og { $many2 }
hand-trips = tre { $many }
hand-straight = { -straight } til { $one }
hand-flush = { -flush } med { $one }
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
