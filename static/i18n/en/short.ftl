# What is held or won, in short: for narrow readouts. The full names, which are read aloud, are in cards.ftl.
# $letter, $letter2: the first and the second rank as cards print them.

short-high_card = { $one } high
short-pair = pair of { $many }
short-two_pair = { $many } and { $many2 }
short-trips = three { $many }
short-straight = { -straight } to { $one }
short-flush = { -flush }, { $one } high
short-full_house = { -full-house } { $letter }-{ $letter2 }
short-quads = four { $many }
short-straight_flush = { -straight } { -flush }, { $letter }
short-royal = royal { -flush }

short-low-needs = needs { $n } more
short-low-impossible = not possible
short-low-hand = none in your hand
