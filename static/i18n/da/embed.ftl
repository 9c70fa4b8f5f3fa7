# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha-bord
embed-start = Start bordet
embed-open = Åbn Omaha8 på en side for sig
embed-reload = Indlæs igen

embed-error-unsupported_version = Denne side beder om et nyere bord end det, der er her: v = { $v }
embed-error-bad_parameter = Dette bord kan ikke have { $key } = { $value } og klarer sig uden.
embed-error-not_found = Opgaven blev ikke fundet. scenario = { $scenario }
embed-error-bad_scenario = Der er en fejl i opgaven. { $place }: { $code }
embed-error-bad_step = Der er en fejl i opgavens trin { $step }. { $place }: { $code }
embed-error-csp_blocked = Sidens sikkerhedsregler lader ikke bordet starte: { $directive } skal tillade { $source }.
embed-error-no_response = Bordet svarede ikke.
embed-error-origin_missing = Bordet virker, men siden omkring er ikke angivet og får intet at vide: origin = { $value }
embed-error-outdated = Bordets websted er fornyet. Indlæs denne side igen.
embed-error-hidden_container = Bordet venter, til der er plads.
embed-error-storage_unavailable = Det, du vælger her, bliver glemt, når vinduet lukkes.
embed-error-other = Det kan bordet ikke: { $code } ({ $facts })
