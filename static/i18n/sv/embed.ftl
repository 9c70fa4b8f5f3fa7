# What an embedded table says before it stands, and when it cannot.

embed-title = Omahabord
embed-start = Starta bordet
embed-open = Öppna Omaha8 på en egen sida

embed-error-unsupported_version = Den här sidan ber om ett nyare bord än det som finns här.
embed-error-not_found = Övningen hittades inte.
embed-error-bad_scenario = Övningen innehåller ett fel.
embed-error-bad_step = Övningen innehåller ett fel i steg { $step }.
embed-error-csp_blocked = Sidans säkerhetsregler låter inte bordet starta.
embed-error-no_response = Bordet svarade inte.
embed-error-origin_missing = Bordet fungerar, men sidan runt om har inte angetts och får inte veta något.
embed-error-hidden_container = Bordet väntar tills det får plats.
embed-error-storage_unavailable = Det du väljer här glöms när fönstret stängs.
