# The words of the game in the language's own words.
# Besides inf, pres, past and noun, as in all languages: act stands on buttons, def is the definite form, many the plural.

-fold = { $form ->
   *[inf] smide
    [act] smid
    [pres] smider
    [past] smed
    [noun] smid
    [many] smid
}
-check = { $form ->
   *[inf] tjekke
    [act] tjek
    [pres] tjekker
    [past] tjekkede
    [noun] tjek
    [many] tjek
}
-call = { $form ->
   *[inf] syne
    [act] syn
    [pres] syner
    [past] synede
    [noun] syn
    [many] syn
}
-bet = { $form ->
   *[inf] satse
    [act] sats
    [pres] satser
    [past] satsede
    [noun] indsats
    [many] indsatser
}
-raise = { $form ->
   *[inf] forhøje
    [act] forhøj
    [pres] forhøjer
    [past] forhøjede
    [noun] forhøjelse
    [many] forhøjelser
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
   *[inf] lille blind
    [pres] lille blind
    [past] lille blind
    [noun] lille blind
    [def] lille blind
    [many] lille blinds
}
-big-blind = { $form ->
   *[inf] store blind
    [pres] store blind
    [past] store blind
    [noun] store blind
    [def] store blind
    [many] store blinds
}
-dealer = { $form ->
   *[inf] kortgiver
    [pres] kortgiver
    [past] kortgiver
    [noun] kortgiver
    [def] kortgiveren
    [many] kortgivere
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
   *[inf] fuldt hus
    [pres] fuldt hus
    [past] fuldt hus
    [noun] fuldt hus
    [def] fuldt hus
    [many] fulde huse
}
