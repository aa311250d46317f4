## Sharing

share-title = Share
share-tabs = What to share
share-tab-link = Link
share-tab-picture = Picture
share-tab-text = Text
share-tab-embed = Embed
share-waiting = One moment…
share-nothing = There is no finished game to share.
share-failed = This could not be prepared.
share-too-long = This study is too long for a link: shorten its notes, or remove some of its steps.
share-copy = Copy the link
share-qr = Point another phone’s camera at the square: it opens the link.
share-qr-label = QR code of the link
share-save-picture = Save the picture
share-copy-words = Copy the description
share-words = The picture in words
share-copy-text = Copy the text
share-line = The game in one line
share-copy-line = Copy the line
share-legend = ▼ { $near }   ▲ { $far }   ✕ destroyed
share-offered = On offer: { $pieces }
share-victories = Victories: { $first } { $a } – { $b } { $second }
share-puzzle = A puzzle of { $game }
share-study = A study of { $game }
share-new = A new game of { $game }
share-letter = A game at a distance
share-this = Share this table
share-entry = Share

## A link that somebody sent

shared-game = A game of { $game }
shared-position = A position of { $game }
shared-look-back = Look back with the coach
shared-open-title = Open a link
shared-what = Somebody sent you a game, a position, a puzzle or a study? Paste the link here.
shared-not-a-link = This is not a link of Pocket Crowns. Was all of it copied?
shared-damaged = This link is damaged: a part is missing, or was changed on the way. Ask for it again.
shared-unshown = This link cannot be shown: no game looks like that.
shared-newer = This link comes from a newer version of Pocket Crowns. Update the app, then open it again.
shared-unknown-kind = This link shows something that this version does not know yet. Update the app, then open it again.
shared-own-page = A game at a distance goes on in the app itself: open it there.
shared-nothing-lost = Your own games are safe: nothing has changed.

review-share = Share this position
