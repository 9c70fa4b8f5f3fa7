# What an embedded table says before it stands, and when it cannot.

embed-title = Omahabord
embed-start = Starta bordet
embed-open = Öppna Omaha8 på en egen sida
embed-reload = Ladda om

embed-error-unsupported_version = Den här sidan ber om ett nyare bord än det som finns här: v = { $v }
embed-error-bad_parameter = Det här bordet kan inte ha { $key } = { $value } och klarar sig utan.
embed-error-not_found = Övningen hittades inte. scenario = { $scenario }
embed-error-bad_scenario = Övningen innehåller ett fel. { $place }: { $code }
embed-error-bad_step = Övningen innehåller ett fel i steg { $step }. { $place }: { $code }
embed-error-csp_blocked = Sidans säkerhetsregler låter inte bordet starta: { $directive } måste tillåta { $source }.
embed-error-no_response = Bordet svarade inte.
embed-error-origin_missing = Bordet fungerar, men sidan runt om har inte angetts och får inte veta något: origin = { $value }
embed-error-outdated = Bordets webbplats har förnyats. Ladda om den här sidan.
embed-error-hidden_container = Bordet väntar tills det får plats.
embed-error-storage_unavailable = Det du väljer här glöms när fönstret stängs.
embed-error-other = Det kan bordet inte: { $code } ({ $facts })
