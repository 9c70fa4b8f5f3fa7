# The words of the game, English. Besides inf, pres, past (synat) and noun: you and they, for the verb with "sig", and act,
# which buttons show. Nouns may have the definite form (def), a short one (short), a negative (none).

-fold = { $form ->
   *[inf] folda
    [pres] foldar
    [you] foldar
    [they] foldar
    [past] foldad
    [noun] fold
    [act] folda
}
-check = { $form ->
   *[inf] checka
    [pres] checkar
    [you] checkar
    [they] checkar
    [past] checkat
    [noun] check
    [act] checka
}
-call = { $form ->
   *[inf] calla
    [pres] callar
    [you] callar
    [they] callar
    [past] callat
    [noun] call
    [act] calla
}
-bet = { $form ->
   *[inf] betta
    [pres] bettar
    [you] bettar
    [they] bettar
    [past] bettat
    [noun] bet
    [act] betta
}
-raise = { $form ->
   *[inf] raisa
    [pres] raisar
    [you] raisar
    [they] raisar
    [past] raisat
    [noun] raise
    [act] raisa
}
-all-in = { $form ->
   *[inf] gå all-in
    [pres] går all-in
    [you] går all-in
    [they] går all-in
    [past] gått all-in
    [noun] all-in
    [act] gå all-in
}
-muck = { $form ->
   *[inf] mucka
    [pres] muckar
    [you] muckar
    [they] muckar
    [past] muckat
    [noun] muck
    [act] mucka
}
-small-blind = { $form ->
   *[inf] small blind
    [pres] small blind
    [past] small blind
    [noun] small blind
    [short] blind
}
-big-blind = { $form ->
   *[inf] big blind
    [pres] big blind
    [past] big blind
    [noun] big blind
    [short] blind
}
-dealer = { $form ->
   *[inf] dealer
    [pres] dealer
    [past] dealer
    [noun] dealer
}
-pot = { $form ->
   *[inf] pot
    [pres] pot
    [past] pot
    [noun] pot
    [def] potten
}
-side-pot = { $form ->
   *[inf] side pot
    [pres] side pot
    [past] side pot
    [noun] side pot
}
-main-pot = { $form ->
   *[inf] main pot
    [pres] main pot
    [past] main pot
    [noun] main pot
    [def] main pot
}
-flop = { $form ->
   *[inf] flopp
    [pres] flopp
    [past] flopp
    [noun] flopp
    [def] floppen
}
-turn = { $form ->
   *[inf] turn
    [pres] turn
    [past] turn
    [noun] turn
    [def] turn
}
-river = { $form ->
   *[inf] river
    [pres] river
    [past] river
    [noun] river
    [def] river
}
-showdown = { $form ->
   *[inf] showdown
    [pres] showdown
    [past] showdown
    [noun] showdown
    [def] showdown
}
-chips = { $form ->
   *[inf] chips
    [pres] chips
    [past] chips
    [noun] chips
}
-rake = { $form ->
   *[inf] rake
    [pres] rake
    [past] rake
    [noun] rake
}
-straight = { $form ->
   *[inf] straight
    [pres] straight
    [past] straight
    [noun] straight
    [flush] straight flush
}
-flush = { $form ->
   *[inf] flush
    [pres] flush
    [past] flush
    [noun] flush
}
-full-house = { $form ->
   *[inf] full house
    [pres] full house
    [past] full house
    [noun] full house
    [none] inget full house
}
