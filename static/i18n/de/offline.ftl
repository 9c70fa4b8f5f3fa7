# Playing without a network, and newer versions of the page.

notice-offline = Ab jetzt kannst du auch ohne Internet spielen.
update-waits = Eine neue Version ist da.
update-apply = Aktualisieren
update-later = Später
