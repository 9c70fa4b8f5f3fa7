# The words of the game in the language's own words.
# Besides inf, pres, past and noun, as in all languages: act stands on buttons, def is the definite form, many the plural.

-fold = { $form ->
   *[inf] kaste seg
    [act] kast
    [pres] kaster seg
    [you] kaster deg
    [inf-you] kaste deg
    [past] kastet seg
    [noun] kast
    [many] kast
}
-check = { $form ->
   *[inf] sjekke
    [act] sjekk
    [pres] sjekker
    [past] sjekket
    [noun] sjekk
    [many] sjekker
}
-call = { $form ->
   *[inf] syne
    [act] syn
    [pres] syner
    [past] synte
    [noun] syn
    [many] syn
}
-bet = { $form ->
   *[inf] satse
    [act] sats
    [pres] satser
    [past] satset
    [noun] innsats
    [many] innsatser
}
-raise = { $form ->
   *[inf] høyne
    [act] høyn
    [pres] høyner
    [past] høynet
    [noun] høyning
    [many] høyninger
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
   *[inf] lille blind
    [pres] lille blind
    [past] lille blind
    [noun] lille blind
    [def] lille blind
    [many] lille blinder
}
-big-blind = { $form ->
   *[inf] store blind
    [pres] store blind
    [past] store blind
    [noun] store blind
    [def] store blind
    [many] store blinder
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
   *[inf] avgift
    [pres] avgift
    [past] avgift
    [noun] avgift
    [def] avgiften
    [many] avgifter
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
   *[inf] fullt hus
    [pres] fullt hus
    [past] fullt hus
    [noun] fullt hus
    [def] fullt hus
    [many] fulle hus
}
