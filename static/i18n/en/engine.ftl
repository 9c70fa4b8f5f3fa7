# Starting the engine: over a bad connection, under a page's security policy, from a file.

loading-again = The connection was interrupted. Trying again ({ $tries })
error-csp_blocked = The security policy of this page does not let the rules engine start: { $directive } has to allow { $source }.
error-one_file = The rules engine could not be started from this file. It works in Chrome, Edge, Firefox and Safari; if the file was not copied whole, get it once more.
hh-no-link = This page is a file on your device, so a link to it works only here. The hand has been copied as text instead.
code-csp_blocked = the page's security policy does not allow the engine
