# Playing without a network, and newer versions of the page.

notice-offline = Nu kan du også spille uden internet.
update-waits = En ny version er klar.
update-apply = Opdater
update-later = Senere
