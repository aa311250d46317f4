### English, two phones at one table.

phones-title = Two phones
phones-tabs = Show or scan
phones-show = 1 Show
phones-scan = 2 Scan

## Pairing
phones-code-label = QR code of this phone
phones-making = The code is being made…
phones-show-help = The other player scans this with “Two phones, Scan”.
phones-answer-help = Now the other player scans this one.
phones-show-step = Both on the same Wi-⁠Fi. Your cards travel sealed, straight from phone to phone.
phones-step-scan = The other phone’s code comes back to you. Then they are paired, with no account and no server.
phones-step-answer = Their code was read. Once they have read yours, the game begins by itself.
phones-scan-theirs = They have it: scan theirs
phones-as-link = Send it as a link
phones-link = Your code as a link
phones-show-again = Show my code
phones-paste-instead = Paste a code instead
phones-paste = Paste the code or link
phones-read = Read it
phones-point = Point it at the other phone’s code.
phones-asking = Your browser asks whether the camera may be used.
phones-camera-refused = The camera may not be used here. Allow it in the browser’s settings, or paste a code.
phones-camera-missing = No camera was found. Paste a code instead.
phones-joining = The phones are looking for each other…
phones-goes-on = { $name } and you are not connected. The game waits: one of you shows a code, the other scans it.
phones-unnamed = The other player

## What went wrong
phones-code-foreign = This is not a code of Pocket Crowns for two phones.
phones-code-damaged = A part of this code is missing. Copy the whole of it.
phones-code-version = The other phone has another version of Pocket Crowns. Reload the page on both.
phones-code-own = This is this phone’s own code. Scan the other phone’s.
phones-code-other = This code answers another one, or an older one. Let the other player scan the code that you show now.
phones-code-elsewhere = The code was read in the other window: the game goes on there.
phones-version = The other phone has another version of Pocket Crowns. Reload the page on both, then pair them again.
phones-other-game = The two phones have different games open, or this game is not kept on one of them. Begin a new one, or open the right one on both.
phones-apart = The phones do not find each other: this network keeps them apart. Try another Wi-⁠Fi or a phone’s hotspot, or play by links.
phones-failed = The connection could not be made. Try again, or play by links.
phones-fork = The other phone tells this game otherwise than it is here. Nothing has changed here.
phones-forged = Something came that does not fit this game. It was put aside, and nothing has changed.
phones-missing = This browser cannot connect two phones
phones-missing-note = It has no direct connections (WebRTC). You can play by links instead, or open Pocket Crowns in another browser.
phones-by-links = Play by links
phones-tab = Open Pocket Crowns in a tab of its own

phones-alone = With this phone alone
phones-alone-sure = You go on from the last round that was opened, and pass this phone on. What was chosen since is thrown away.
phones-alone-replaces = The game that is open on this phone makes place for it.
phones-alone-yes = Go on with this phone
phones-alone-secret = Not with these options: what luck told the other player alone is on their phone. Pair the phones again, or go on by links.

## At the table
phones-waiting = Paired. The game is coming…
phones-shaky = Nothing is heard of the other phone. The game waits.
phones-go-on-by-links = Go on by links
phones-connected = Connected, straight from phone to phone.
phones-not-connected = Not connected.
phones-again-mine = The other player is asked for another game.
phones-again-theirs = The other player wants another game.
phones-play-on = On two phones

## Watching
phones-watch = Let somebody watch
phones-watch-help = Whoever wants to watch scans this with “Two phones, Scan”.
phones-watch-step = Then you scan theirs. They see the table, and nobody’s hand.
phones-watched-by = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
phones-watching = You are watching
phones-watching-note = You see what lies on the table, and no hand. It comes straight from a player’s phone.
phones-watching-on = If they play again, you will see it here.
phones-watching-gone = The phone that showed you the game is gone. Scan its code again.
