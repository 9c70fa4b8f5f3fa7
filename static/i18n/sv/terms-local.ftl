# The words of the game, Swedish. Besides inf, pres, past (synat) and noun: you and they, for the verb with "sig", and act,
# which buttons show. Nouns may have the definite form (def), a short one (short), a negative (none).

-fold = { $form ->
   *[inf] lägga dig
    [pres] lägger sig
    [you] lägger dig
    [they] lägger sig
    [past] lagd
    [noun] läggning
    [act] lägg dig
}
-check = { $form ->
   *[inf] passa
    [pres] passar
    [you] passar
    [they] passar
    [past] passat
    [noun] pass
    [act] passa
}
-call = { $form ->
   *[inf] syna
    [pres] synar
    [you] synar
    [they] synar
    [past] synat
    [noun] syn
    [act] syna
}
-bet = { $form ->
   *[inf] satsa
    [pres] satsar
    [you] satsar
    [they] satsar
    [past] satsat
    [noun] satsning
    [act] satsa
}
-raise = { $form ->
   *[inf] höja
    [pres] höjer
    [you] höjer
    [they] höjer
    [past] höjt
    [noun] höjning
    [act] höj
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
   *[inf] lilla mörken
    [pres] lilla mörken
    [past] lilla mörken
    [noun] lilla mörken
    [short] mörk
}
-big-blind = { $form ->
   *[inf] stora mörken
    [pres] stora mörken
    [past] stora mörken
    [noun] stora mörken
    [short] mörk
}
-dealer = { $form ->
   *[inf] dealerknappen
    [pres] dealerknappen
    [past] dealerknappen
    [noun] dealerknappen
}
-pot = { $form ->
   *[inf] pott
    [pres] pott
    [past] pott
    [noun] pott
    [def] potten
}
-side-pot = { $form ->
   *[inf] sidopott
    [pres] sidopott
    [past] sidopott
    [noun] sidopott
}
-main-pot = { $form ->
   *[inf] huvudpott
    [pres] huvudpott
    [past] huvudpott
    [noun] huvudpott
    [def] huvudpotten
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
   *[inf] visning
    [pres] visning
    [past] visning
    [noun] visning
    [def] visningen
}
-chips = { $form ->
   *[inf] marker
    [pres] marker
    [past] marker
    [noun] marker
}
-rake = { $form ->
   *[inf] rake
    [pres] rake
    [past] rake
    [noun] rake
}
-straight = { $form ->
   *[inf] stege
    [pres] stege
    [past] stege
    [noun] stege
    [flush] färgstege
}
-flush = { $form ->
   *[inf] färg
    [pres] färg
    [past] färg
    [noun] färg
}
-full-house = { $form ->
   *[inf] kåk
    [pres] kåk
    [past] kåk
    [noun] kåk
    [none] ingen kåk
}
