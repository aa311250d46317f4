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

## Four rounds
learn-step = Round { $step } of { $steps }
learn-face-down = face down
learn-yours = Tap the card that you play.
learn-again = Try another card
learn-next = Next round
learn-last = Finish
learn-you = You
learn-wins = You take the round
learn-loses = Your rival takes the round
learn-wins-game = You win the whole game!
learn-rival-name = Your rival

learn-higher = Both show a card
    .goal = Your rival’s card lies face down. You both show your cards at the same time, and the higher one takes the round.
    .won = That is the game: out-think your rival, and be the first to { $target ->
        [3] three
       *[4] four
    } victories.
    .other = Too low this time. Cards are shown together, so guess what is coming.
learn-tie = A tie waits
    .goal = Your rival shows a 6. You cannot beat it now, but you can keep the round open.
    .won = Nobody wins, nothing is lost: whoever takes the next round takes this one too.
    .other = Your rival keeps the round. An equal strength would have made it wait.
learn-assassin = Small beats big
    .goal = A 6 again, and all your cards are lower. Each rat has a power: read yours.
    .won = With an Assassin on the table, low is good. Only a Prince does not mind.
    .other = That power does not help here. Another of your rats turns strength upside down.
learn-princess = A trap for the Prince
    .goal = The Prince beats nearly everything. One small rat has been waiting for him.
    .won = Not one round but the whole game. Think twice before you show a Prince!
    .other = The Prince wins whatever the strengths. Somebody else can catch him.

learn-done = You know enough to play
learn-done-note = Your first game is against the Neighbour. The screen tells you what each card would do, and you may take choices back.
learn-first-game = The first game, with help
learn-once-more = The four rounds once more

## The first game of R vs R
learn-realm-title = Turn the realm over
learn-realm-place = Take turns placing a tile on one of nine cells.
learn-realm-ally = A tile belongs to whoever it faces. Many powers turn tiles round, and they change sides.
learn-realm-win = When nine tiles lie face up, more allies win the round. Two rounds win.
learn-realm-note = In this first game each side has its own seven tiles, and every power is explained when you first meet it.
