# What is held or won, in short: for narrow readouts. The full names, which are read aloud, are in cards.ftl.
# $letter, $letter2: the first and the second rank as cards print them.

short-high_card = { $one } høy
short-pair = par { $many }
short-two_pair = { $many } og { $many2 }
short-trips = tre { $many }
short-straight = { -straight } til { $letter }
short-flush = { $one }høy { -flush }
short-full_house = hus, { $letter } over { $letter2 }
short-quads = fire { $many }
short-straight_flush = { -straight } { -flush }, { $letter }
short-royal = royal { -flush }

short-low-needs = mangler { $n } til
short-low-impossible = ikke mulig
short-low-hand = ikke med din hånd
