# Playing without a network, and newer versions of the page.

notice-offline = Nå kan du spille også uten nett.
update-waits = En ny versjon er klar.
update-apply = Oppdater
update-later = Senere
