### English: what a device shows about the app before and after it is installed. The page itself needs none of it.

install-description = Brave Rats and R vs R: Révolution, against the computer or two people with one device. An unofficial app that needs no network.
install-shortcut = New game of { $game }
screenshot-hand = Brave Rats: choose a rat in secret
screenshot-verdict = Brave Rats: both rats are shown, and why one of them wins
screenshot-board = R vs R: a tile before it is placed, with what its power will do
screenshot-home = The first screen
screenshot-board-wide = R vs R: the board in the middle of a round
