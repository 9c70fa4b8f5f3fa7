# Cards and hands in words. Ranks have a code (A K Q J T 9 ... 2); `one` and `many` are singular and plural.

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
card = { $rank } of { $suit }
card-used-hi = { $card }, used for high
card-used-lo = { $card }, used for low
card-used-both = { $card }, used for high and low

rank-A-one = ace
rank-K-one = king
rank-Q-one = queen
rank-J-one = jack
rank-T-one = ten
rank-9-one = nine
rank-8-one = eight
rank-7-one = seven
rank-6-one = six
rank-5-one = five
rank-4-one = four
rank-3-one = three
rank-2-one = two
rank-A-many = aces
rank-K-many = kings
rank-Q-many = queens
rank-J-many = jacks
rank-T-many = tens
rank-9-many = nines
rank-8-many = eights
rank-7-many = sevens
rank-6-many = sixes
rank-5-many = fives
rank-4-many = fours
rank-3-many = threes
rank-2-many = twos

# $one and $many are the first rank of the hand, $one2 and $many2 the second.
hand-high_card = { $one } high
hand-pair = pair of { $many }
hand-two_pair = { $many } and { $many2 }
hand-trips = three { $many }
hand-straight = { $one }-high { -straight }
hand-flush = { $one }-high { -flush }
hand-full_house = { $many } full of { $many2 }
hand-quads = four { $many }
hand-straight_flush = { $one }-high { -straight } { -flush }
hand-royal = royal { -flush }
hand-low = { $ranks }
hand-low-spoken = { $ranks }

street-preflop = Before the { -flop }
street-flop = { -flop }
street-turn = { -turn }
street-river = { -river }
