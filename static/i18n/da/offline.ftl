# Playing without a network, and newer versions of the page.

notice-offline = Nu kan du også spille uden internet.
notice-unspoken = { $language } kunne ikke indlæses. Så længe er alt på engelsk.
notice-speak = Prøv igen
update-waits = En ny version er klar.
update-apply = Opdater
update-later = Senere
