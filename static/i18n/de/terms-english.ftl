# The words of the game, English. Besides inf, pres and past: you (du callst), they (sie callen) and noun, which buttons
# show. A straight has its negative (none) and its name with a flush (flush).

-fold = { $form ->
   *[inf] folden
    [pres] foldet
    [you] foldest
    [they] folden
    [past] gefoldet
    [noun] Fold
}
-check = { $form ->
   *[inf] checken
    [pres] checkt
    [you] checkst
    [they] checken
    [past] gecheckt
    [noun] Check
}
-call = { $form ->
   *[inf] callen
    [pres] callt
    [you] callst
    [they] callen
    [past] gecallt
    [noun] Call
}
-bet = { $form ->
   *[inf] betten
    [pres] bettet
    [you] bettest
    [they] betten
    [past] gebettet
    [noun] Bet
}
-raise = { $form ->
   *[inf] raisen
    [pres] raist
    [you] raist
    [they] raisen
    [past] geraist
    [noun] Raise
}
-all-in = { $form ->
   *[inf] all-in gehen
    [pres] geht all-in
    [you] gehst all-in
    [they] gehen all-in
    [past] all-in gegangen
    [noun] All-in
}
-muck = { $form ->
   *[inf] mucken
    [pres] muckt
    [you] muckst
    [they] mucken
    [past] gemuckt
    [noun] Muck
}
-small-blind = { $form ->
   *[inf] Small Blind
    [pres] Small Blind
    [past] Small Blind
    [noun] Small Blind
}
-big-blind = { $form ->
   *[inf] Big Blind
    [pres] Big Blind
    [past] Big Blind
    [noun] Big Blind
}
-dealer = { $form ->
   *[inf] Button
    [pres] Button
    [past] Button
    [noun] Button
}
-pot = { $form ->
   *[inf] Pot
    [pres] Pot
    [past] Pot
    [noun] Pot
}
-side-pot = { $form ->
   *[inf] Side Pot
    [pres] Side Pot
    [past] Side Pot
    [noun] Side Pot
}
-main-pot = { $form ->
   *[inf] Main Pot
    [pres] Main Pot
    [past] Main Pot
    [noun] Main Pot
}
-flop = { $form ->
   *[inf] Flop
    [pres] Flop
    [past] Flop
    [noun] Flop
}
-turn = { $form ->
   *[inf] Turn
    [pres] Turn
    [past] Turn
    [noun] Turn
}
-river = { $form ->
   *[inf] River
    [pres] River
    [past] River
    [noun] River
}
-showdown = { $form ->
   *[inf] Showdown
    [pres] Showdown
    [past] Showdown
    [noun] Showdown
}
-chips = { $form ->
   *[inf] Chips
    [pres] Chips
    [past] Chips
    [noun] Chips
}
-rake = { $form ->
   *[inf] Rake
    [pres] Rake
    [past] Rake
    [noun] Rake
}
-straight = { $form ->
   *[inf] Straight
    [pres] Straight
    [past] Straight
    [noun] Straight
    [none] kein Straight
    [flush] Straight Flush
}
-flush = { $form ->
   *[inf] Flush
    [pres] Flush
    [past] Flush
    [noun] Flush
}
-full-house = { $form ->
   *[inf] Full House
    [pres] Full House
    [past] Full House
    [noun] Full House
}
