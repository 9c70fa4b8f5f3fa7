# Cards and hands in words. Ranks have a code (A K Q J T 9 ... 2); `one` and `many` are singular and plural.

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
card = { $suit }-{ $rank }
card-used-hi = { $card }, zählt für High
card-used-lo = { $card }, zählt für Low
card-used-both = { $card }, zählt für High und Low

rank-A-one = Ass
rank-K-one = König
rank-Q-one = Dame
rank-J-one = Bube
rank-T-one = Zehn
rank-9-one = Neun
rank-8-one = Acht
rank-7-one = Sieben
rank-6-one = Sechs
rank-5-one = Fünf
rank-4-one = Vier
rank-3-one = Drei
rank-2-one = Zwei
rank-A-many = Asse
rank-K-many = Könige
rank-Q-many = Damen
rank-J-many = Buben
rank-T-many = Zehnen
rank-9-many = Neunen
rank-8-many = Achten
rank-7-many = Siebenen
rank-6-many = Sechsen
rank-5-many = Fünfen
rank-4-many = Vieren
rank-3-many = Dreien
rank-2-many = Zweien

# $one and $many are the first rank of the hand, $one2 and $many2 the second. A name is always in the nominative: messages
# put it after a colon or a comma.
hand-high_card = { $one } hoch
hand-pair = Paar { $many }
hand-two_pair = { $many } und { $many2 }
hand-trips = drei { $many }
hand-straight = { -straight } bis { $one }
hand-flush = { -flush }, { $one } hoch
hand-full_house = { -full-house } { $many }, { $many2 }
hand-quads = vier { $many }
hand-straight_flush = { -straight(form: "flush") } bis { $one }
hand-royal = Royal { -flush }
hand-low = { $ranks }
hand-low-spoken = { $ranks }

street-preflop = Vor dem { -flop }
street-flop = { -flop }
street-turn = { -turn }
street-river = { -river }
