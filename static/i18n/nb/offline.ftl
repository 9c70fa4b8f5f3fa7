# Playing without a network, and newer versions of the page.

notice-offline = Nå kan du spille også uten nett.
notice-unspoken = { $language } kunne ikke lastes. Så lenge er alt på engelsk.
notice-speak = Prøv igjen
update-waits = En ny versjon er klar.
update-apply = Oppdater
update-later = Senere
