# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha-Tisch
embed-start = Tisch starten
embed-open = Omaha8 auf einer eigenen Seite öffnen
embed-reload = Neu laden

embed-error-unsupported_version = Diese Seite verlangt einen neueren Tisch, als hier vorhanden ist: v = { $v }
embed-error-bad_parameter = Diesen Tisch gibt es nicht mit { $key } = { $value }; er kommt ohne aus.
embed-error-not_found = Diese Aufgabe wurde nicht gefunden. scenario = { $scenario }
embed-error-bad_scenario = Diese Aufgabe ist fehlerhaft. { $place }: { $code }
embed-error-bad_step = Diese Aufgabe ist in Schritt { $step } fehlerhaft. { $place }: { $code }
embed-error-csp_blocked = Die Sicherheitsregeln dieser Seite lassen den Tisch nicht starten: { $directive } muss { $source } erlauben.
embed-error-no_response = Der Tisch hat nicht geantwortet.
embed-error-origin_missing = Der Tisch läuft, aber die Seite ringsum wurde nicht angegeben und erfährt nichts: origin = { $value }
embed-error-outdated = Die Website des Tisches wurde erneuert. Lade diese Seite neu.
embed-error-hidden_container = Der Tisch wartet, bis Platz für ihn da ist.
embed-error-storage_unavailable = Was du hier wählst, wird mit diesem Fenster vergessen.
embed-error-other = Das kann der Tisch nicht: { $code } ({ $facts })
