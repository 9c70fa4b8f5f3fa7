# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha-bord
embed-start = Start bordet
embed-open = Åbn Omaha8 på en side for sig

embed-error-unsupported_version = Denne side beder om et nyere bord end det, der er her.
embed-error-not_found = Opgaven blev ikke fundet.
embed-error-bad_scenario = Der er en fejl i opgaven.
embed-error-bad_step = Der er en fejl i opgavens trin { $step }.
embed-error-csp_blocked = Sidens sikkerhedsregler lader ikke bordet starte.
embed-error-no_response = Bordet svarede ikke.
embed-error-origin_missing = Bordet virker, men siden omkring er ikke angivet og får intet at vide.
embed-error-hidden_container = Bordet venter, til der er plads.
embed-error-storage_unavailable = Det, du vælger her, bliver glemt, når vinduet lukkes.
