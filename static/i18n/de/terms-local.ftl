# The words of the game, German. Besides inf, pres and past: you (du callst), they (sie callen) and noun, which buttons
# show. A straight has its negative (none) and its name with a flush (flush).

-fold = { $form ->
   *[inf] aussteigen
    [pres] steigt aus
    [you] steigst aus
    [they] steigen aus
    [past] ausgestiegen
    [noun] Aussteigen
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
   *[inf] sehen
    [pres] sieht
    [you] siehst
    [they] sehen
    [past] gesehen
    [noun] Sehen
}
-bet = { $form ->
   *[inf] setzen
    [pres] setzt
    [you] setzt
    [they] setzen
    [past] gesetzt
    [noun] Setzen
}
-raise = { $form ->
   *[inf] erhöhen
    [pres] erhöht
    [you] erhöhst
    [they] erhöhen
    [past] erhöht
    [noun] Erhöhen
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
    [noun] Mucken
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
   *[inf] Dealer-Button
    [pres] Dealer-Button
    [past] Dealer-Button
    [noun] Dealer-Button
}
-pot = { $form ->
   *[inf] Pot
    [pres] Pot
    [past] Pot
    [noun] Pot
}
-side-pot = { $form ->
   *[inf] Nebenpot
    [pres] Nebenpot
    [past] Nebenpot
    [noun] Nebenpot
}
-main-pot = { $form ->
   *[inf] Hauptpot
    [pres] Hauptpot
    [past] Hauptpot
    [noun] Hauptpot
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
   *[inf] Straße
    [pres] Straße
    [past] Straße
    [noun] Straße
    [none] keine Straße
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
