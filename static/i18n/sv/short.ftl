# What is held or won, in short: for narrow readouts. The full names, which are read aloud, are in cards.ftl.
# $letter, $letter2: the first and the second rank as cards print them.

short-high_card = { $one } högst
short-pair = par i { $many }
short-two_pair = { $many } och { $many2 }
short-trips = tre { $many }
short-straight = { -straight } till { $letter }
short-flush = { -flush }, { $letter } högst
short-full_house = { -full-house } { $letter }-{ $letter2 }
short-quads = fyra { $many }
short-straight_flush = { -straight(form: "flush") }, { $letter }
short-royal = royal flush

short-low-needs = saknar { $n } till
short-low-impossible = inte möjlig
short-low-hand = inte med din hand
