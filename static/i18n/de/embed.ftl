# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha-Tisch
embed-start = Tisch starten
embed-open = Omaha8 auf einer eigenen Seite öffnen

embed-error-unsupported_version = Diese Seite verlangt einen neueren Tisch, als hier vorhanden ist.
embed-error-not_found = Diese Aufgabe wurde nicht gefunden.
embed-error-bad_scenario = Diese Aufgabe ist fehlerhaft.
embed-error-bad_step = Diese Aufgabe ist in Schritt { $step } fehlerhaft.
embed-error-csp_blocked = Die Sicherheitsregeln dieser Seite lassen den Tisch nicht starten.
embed-error-no_response = Der Tisch hat nicht geantwortet.
embed-error-origin_missing = Der Tisch läuft, aber die Seite ringsum wurde nicht angegeben und erfährt nichts.
embed-error-hidden_container = Der Tisch wartet, bis Platz für ihn da ist.
embed-error-storage_unavailable = Was du hier wählst, wird mit diesem Fenster vergessen.
