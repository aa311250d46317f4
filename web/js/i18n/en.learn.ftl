### English: learning by playing, and who beats whom.

## Who beats whom?
beats-title = Who beats whom?
beats-none = Tap a cell to read why.
beats-missing = The table did not come.
beats-plus = { $name } +{ $strength }
beats-previous = The Mime copies:
beats-previous-none = nothing, it is the first round
beats-previous-blank = a Mime that was a plain 5
beats-forced = Only a General gives +{ $strength }, so facing it the Mime copies the General.
beats-cell-p1 = { $worth ->
    [one] { $row } beats { $column }
   *[other] { $row } beats { $column } and counts { $worth } times
}
beats-cell-p2 = { $worth ->
    [one] { $row } loses to { $column }
   *[other] { $row } loses to { $column }, which counts { $worth } times
}
beats-cell-p1-game = { $row } beats { $column } and wins the whole game
beats-cell-p2-game = { $row } loses the whole game to { $column }
beats-cell-held = { $row } against { $column }: on hold
beats-legend-wins = { $name } wins
beats-legend-double = counts double
beats-legend-game = the whole game
