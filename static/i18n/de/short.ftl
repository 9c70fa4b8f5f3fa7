# What is held or won, in short: for narrow readouts. The full names, which are read aloud, are in cards.ftl.
# $letter, $letter2: the first and the second rank as cards print them.

short-high_card = { $one } hoch
short-pair = Paar { $many }
short-two_pair = { $many } & { $many2 }
short-trips = drei { $many }
short-straight = { -straight } bis { $letter }
short-flush = { -flush }, { $one } hoch
short-full_house = { -full-house } { $letter }-{ $letter2 }
short-quads = vier { $many }
short-straight_flush = { -straight(form: "flush") }, { $letter }
short-royal = Royal { -flush }

short-low-needs = noch { $n } nötig
short-low-impossible = nicht möglich
short-low-hand = nicht mit deiner Hand
