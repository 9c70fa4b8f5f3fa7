# Playing without a network, and newer versions of the page.

notice-offline = Ready to play without a network.
update-waits = A new version is ready.
update-apply = Update
update-later = Later
