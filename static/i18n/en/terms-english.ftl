# The words of the game. Each has the variants inf, pres, past and noun; messages ask for the one they need.

-fold = { $form ->
   *[inf] fold
    [pres] folds
    [past] folded
    [noun] fold
}
-check = { $form ->
   *[inf] check
    [pres] checks
    [past] checked
    [noun] check
}
-call = { $form ->
   *[inf] call
    [pres] calls
    [past] called
    [noun] call
}
-bet = { $form ->
   *[inf] bet
    [pres] bets
    [past] bet
    [noun] bet
}
-raise = { $form ->
   *[inf] raise
    [pres] raises
    [past] raised
    [noun] raise
}
-all-in = { $form ->
   *[inf] go all-in
    [pres] goes all-in
    [past] went all-in
    [noun] all-in
}
-muck = { $form ->
   *[inf] muck
    [pres] mucks
    [past] mucked
    [noun] muck
}
-small-blind = { $form ->
   *[inf] small blind
    [pres] small blind
    [past] small blind
    [noun] small blind
}
-big-blind = { $form ->
   *[inf] big blind
    [pres] big blind
    [past] big blind
    [noun] big blind
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
}
-flop = { $form ->
   *[inf] flop
    [pres] flop
    [past] flop
    [noun] flop
}
-turn = { $form ->
   *[inf] turn
    [pres] turn
    [past] turn
    [noun] turn
}
-river = { $form ->
   *[inf] river
    [pres] river
    [past] river
    [noun] river
}
-showdown = { $form ->
   *[inf] showdown
    [pres] showdown
    [past] showdown
    [noun] showdown
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
}
