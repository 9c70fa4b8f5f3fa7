# The words of the game as most players say them: English, inflected.
# Besides inf, pres, past and noun, as in all languages: act stands on buttons, def is the definite form, many the plural.

-fold = { $form ->
   *[inf] folde
    [act] fold
    [pres] folder
    [past] foldede
    [noun] fold
    [many] fold
}
-check = { $form ->
   *[inf] checke
    [act] check
    [pres] checker
    [past] checkede
    [noun] check
    [many] check
}
-call = { $form ->
   *[inf] calle
    [act] call
    [pres] caller
    [past] callede
    [noun] call
    [many] calls
}
-bet = { $form ->
   *[inf] bette
    [act] bet
    [pres] better
    [past] bettede
    [noun] bet
    [many] bets
}
-raise = { $form ->
   *[inf] raise
    [act] raise
    [pres] raiser
    [past] raisede
    [noun] raise
    [many] raises
}
-all-in = { $form ->
   *[inf] gå all-in
    [act] all-in
    [pres] går all-in
    [past] gik all-in
    [noun] all-in
    [many] all-in
}
-muck = { $form ->
   *[inf] mucke
    [act] muck
    [pres] mucker
    [past] muckede
    [noun] muck
    [many] muck
}
-small-blind = { $form ->
   *[inf] small blind
    [pres] small blind
    [past] small blind
    [noun] small blind
    [def] small blind
    [many] small blinds
}
-big-blind = { $form ->
   *[inf] big blind
    [pres] big blind
    [past] big blind
    [noun] big blind
    [def] big blind
    [many] big blinds
}
-dealer = { $form ->
   *[inf] dealer
    [pres] dealer
    [past] dealer
    [noun] dealer
    [def] dealeren
    [many] dealere
}
-pot = { $form ->
   *[inf] pot
    [pres] pot
    [past] pot
    [noun] pot
    [def] potten
    [many] potter
}
-side-pot = { $form ->
   *[inf] sidepot
    [pres] sidepot
    [past] sidepot
    [noun] sidepot
    [def] sidepotten
    [many] sidepotter
}
-main-pot = { $form ->
   *[inf] hovedpot
    [pres] hovedpot
    [past] hovedpot
    [noun] hovedpot
    [def] hovedpotten
    [many] hovedpotter
}
-flop = { $form ->
   *[inf] flop
    [pres] flop
    [past] flop
    [noun] flop
    [def] floppet
    [many] flop
}
-turn = { $form ->
   *[inf] turn
    [pres] turn
    [past] turn
    [noun] turn
    [def] turn
    [many] turn
}
-river = { $form ->
   *[inf] river
    [pres] river
    [past] river
    [noun] river
    [def] river
    [many] river
}
-showdown = { $form ->
   *[inf] showdown
    [pres] showdown
    [past] showdown
    [noun] showdown
    [def] showdown
    [many] showdowns
}
-chips = { $form ->
   *[inf] chips
    [pres] chips
    [past] chips
    [noun] chips
    [def] chipsene
    [many] chips
}
-rake = { $form ->
   *[inf] rake
    [pres] rake
    [past] rake
    [noun] rake
    [def] raken
    [many] rake
}
-straight = { $form ->
   *[inf] straight
    [pres] straight
    [past] straight
    [noun] straight
    [def] straighten
    [many] straights
}
-flush = { $form ->
   *[inf] flush
    [pres] flush
    [past] flush
    [noun] flush
    [def] flushen
    [many] flushes
}
-full-house = { $form ->
   *[inf] full house
    [pres] full house
    [past] full house
    [noun] full house
    [def] full house
    [many] full houses
}
