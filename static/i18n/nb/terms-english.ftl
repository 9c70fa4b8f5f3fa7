# The words of the game as most players say them: English, inflected.
# Besides inf, pres, past and noun, as in all languages: act stands on buttons, def is the definite form, many the plural.

-fold = { $form ->
   *[inf] folde
    [act] fold
    [pres] folder
    [you] folder
    [inf-you] folde
    [past] foldet
    [noun] fold
    [many] fold
}
-check = { $form ->
   *[inf] checke
    [act] check
    [pres] checker
    [past] checket
    [noun] check
    [many] checker
}
-call = { $form ->
   *[inf] calle
    [act] call
    [pres] caller
    [past] callet
    [noun] call
    [many] caller
}
-bet = { $form ->
   *[inf] bette
    [act] bet
    [pres] better
    [past] bettet
    [noun] bet
    [many] bet
}
-raise = { $form ->
   *[inf] raise
    [act] raise
    [pres] raiser
    [past] raiset
    [noun] raise
    [many] raiser
}
-all-in = { $form ->
   *[inf] gå all-in
    [act] all-in
    [pres] går all-in
    [past] gikk all-in
    [noun] all-in
    [many] all-in
}
-muck = { $form ->
   *[inf] mucke
    [act] muck
    [pres] mucker
    [past] mucket
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
   *[inf] pott
    [pres] pott
    [past] pott
    [noun] pott
    [def] potten
    [many] potter
}
-side-pot = { $form ->
   *[inf] sidepott
    [pres] sidepott
    [past] sidepott
    [noun] sidepott
    [def] sidepotten
    [many] sidepotter
}
-main-pot = { $form ->
   *[inf] hovedpott
    [pres] hovedpott
    [past] hovedpott
    [noun] hovedpott
    [def] hovedpotten
    [many] hovedpotter
}
-flop = { $form ->
   *[inf] flopp
    [pres] flopp
    [past] flopp
    [noun] flopp
    [def] floppen
    [many] flopper
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
   *[inf] sjetonger
    [pres] sjetonger
    [past] sjetonger
    [noun] sjetonger
    [def] sjetongene
    [many] sjetonger
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
    [many] straighter
}
-flush = { $form ->
   *[inf] flush
    [pres] flush
    [past] flush
    [noun] flush
    [def] flushen
    [many] flusher
}
-full-house = { $form ->
   *[inf] full house
    [pres] full house
    [past] full house
    [noun] full house
    [def] full house
    [many] full house
}
