# Playing without a network, and newer versions of the page.

notice-offline = Ab jetzt kannst du auch ohne Internet spielen.
notice-unspoken = { $language } konnte nicht geladen werden. Solange ist alles auf Englisch.
notice-speak = Noch einmal
update-waits = Eine neue Version ist da.
update-apply = Aktualisieren
update-later = Später
