# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha-bord
embed-start = Start bordet
embed-open = Åpne Omaha8 på en egen side
embed-reload = Last inn på nytt

embed-error-unsupported_version = Denne siden ber om et nyere bord enn det som finnes her: v = { $v }
embed-error-bad_parameter = Dette bordet kan ikke ha { $key } = { $value } og klarer seg uten.
embed-error-not_found = Fant ikke denne oppgaven. scenario = { $scenario }
embed-error-bad_scenario = Denne oppgaven har en feil. { $place }: { $code }
embed-error-bad_step = Denne oppgaven har en feil i trinn { $step }. { $place }: { $code }
embed-error-csp_blocked = Sikkerhetsreglene for denne siden lar ikke bordet starte: { $directive } må tillate { $source }.
embed-error-no_response = Bordet svarte ikke.
embed-error-origin_missing = Bordet virker, men siden rundt er ikke oppgitt og får ikke vite noe: origin = { $value }
embed-error-outdated = Nettstedet til bordet er fornyet. Last inn denne siden på nytt.
embed-error-hidden_container = Bordet venter til det får plass.
embed-error-storage_unavailable = Det du velger her, blir glemt når vinduet lukkes.
embed-error-other = Bordet kan ikke gjøre det: { $code } ({ $facts })
