# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha-bord
embed-start = Start bordet
embed-open = Åpne Omaha8 på en egen side

embed-error-unsupported_version = Denne siden ber om et nyere bord enn det som finnes her.
embed-error-not_found = Fant ikke denne oppgaven.
embed-error-bad_scenario = Denne oppgaven har en feil.
embed-error-bad_step = Denne oppgaven har en feil i trinn { $step }.
embed-error-csp_blocked = Sikkerhetsreglene for denne siden lar ikke bordet starte.
embed-error-no_response = Bordet svarte ikke.
embed-error-origin_missing = Bordet virker, men siden rundt er ikke oppgitt og får ikke vite noe.
embed-error-hidden_container = Bordet venter til det får plass.
embed-error-storage_unavailable = Det du velger her, blir glemt når vinduet lukkes.
