# Playing without a network, and newer versions of the page.

notice-offline = Ready to play without a network.
notice-unspoken = { $language } could not be loaded. Until it is, everything is in English.
notice-speak = Try again
update-waits = A new version is ready.
update-apply = Update
update-later = Later
