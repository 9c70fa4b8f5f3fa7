# What an embedded table says before it stands, and when it cannot.

embed-title = Omaha table
embed-start = Start the table
embed-open = Open Omaha8 in a page of its own
embed-reload = Load again

embed-error-unsupported_version = This page asks for a newer table than the one that is here: v = { $v }
embed-error-bad_parameter = This table cannot have { $key } = { $value }; it does without.
embed-error-not_found = This exercise could not be found. scenario = { $scenario }
embed-error-bad_scenario = This exercise is broken. { $place }: { $code }
embed-error-bad_step = This exercise is broken at step { $step }. { $place }: { $code }
embed-error-csp_blocked = The security policy of this page does not let the table start: { $directive } has to allow { $source }.
embed-error-no_response = The table did not answer.
embed-error-origin_missing = The table plays, but the page around it was not named and is told nothing: origin = { $value }
embed-error-outdated = The site of the table was renewed. Load this page again.
embed-error-hidden_container = The table waits until there is room for it.
embed-error-storage_unavailable = What you choose here is forgotten with this window.
embed-error-other = The table cannot do that: { $code } ({ $facts })
