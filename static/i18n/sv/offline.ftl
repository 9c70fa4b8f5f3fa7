# Playing without a network, and newer versions of the page.

notice-offline = Nu kan du spela även utan internet.
notice-unspoken = { $language } kunde inte laddas. Så länge är allt på engelska.
notice-speak = Försök igen
update-waits = En ny version är klar.
update-apply = Uppdatera
update-later = Senare
