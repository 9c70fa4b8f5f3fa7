# Playing without a network, and newer versions of the page.

notice-offline = Nu kan du spela även utan internet.
update-waits = En ny version är klar.
update-apply = Uppdatera
update-later = Senare
