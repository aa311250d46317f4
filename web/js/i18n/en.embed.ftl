### English, in a frame on somebody else's page.

embed-replay = { $game }, a whole game
embed-position = { $game }, a position
embed-puzzle = Puzzle
embed-ruling = { $id }: { $name }
embed-no-ruling = There are not two readings of “{ $id }” to be shown.
embed-against = Against each card
embed-empty = Nothing has been played yet.
embed-hidden = { $count ->
    [one] One card nobody else has seen.
   *[other] { $count } cards nobody else has seen.
}
embed-play-note = Two short duels to play right here: against the computer, or two people with one device.
embed-start-play = Play here ({ $size } MB the first time)
embed-start-analyse = Analyse or play on ({ $size } MB the first time)
embed-start-puzzle = Try it here ({ $size } MB the first time)
embed-first = To the start
embed-play = Play
embed-pause = Pause
embed-last = To the end
embed-matters = { $moment }, a moment that matters
embed-usual = usual
embed-see = See it played
embed-switches = With +2, the Mime or other rulings
embed-opaque = This page does not let games run here.
embed-tab = Open in a tab
embed-open = Open in Pocket Crowns ↗
embed-about = About
link-not-a-link = This address names nothing that can be shown.
link-damaged = This link was cut or changed on its way. Ask for it once more.
link-unshown = This link cannot be shown. Ask for it once more.
link-newer = This link was made with a newer version. Open the app to see it.
link-own-page = A game at a distance goes on in the app itself: open it there.
