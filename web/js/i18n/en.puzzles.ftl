### English, puzzles.

puzzle-title = Puzzle of the day
puzzle-numbered = Puzzle { $number }
puzzle-days = Other days
puzzle-before = The day before
puzzle-after = The day after

## What is asked
puzzle-spied-on = { $name } must lay a card open for the Spy. Which one is best?
puzzle-cards-win-in-one = { $name } can win the game this round, whatever { $other } plays. With which card?
puzzle-cards-win-in-one-shown = { $other } shows { $card }. Which card wins the game at once for { $name }?
puzzle-cards-win-in-two = { $name } can win within two rounds, whatever { $other } plays. Which card comes first?
puzzle-cards-win-in-two-shown = { $other } shows { $card }. Which card lets { $name } win by the next round, whatever comes?
puzzle-tiles-win-in-one = { $name } can win the round with one tile. Which one, and where?
puzzle-tiles-win-in-two = { $name } can win the round with two tiles, whatever { $other } answers. Which one comes first?

## Help
puzzle-hint = Hint
puzzle-hint-cards = It is one of these:
puzzle-hint-tile = It is this tile:
puzzle-solution = Solution
puzzle-solution-is = The solution:

## What comes of it
puzzle-wrong = Not quite
puzzle-wrong-spied-on = { $a ->
    [0] { $other } would answer with { $card }, and { $name } could hardly win any more. Another card does better.
   *[other] { $other } would answer with { $card }. Then { $name } wins { $a } games in 100 between perfect players. Another card does better.
}
puzzle-wrong-card = Against { $card }, { $mine } does not win for certain.
puzzle-wrong-tile = That does not win the round yet.
puzzle-wrong-tile-answered = { $other } has an answer. After it, no tile wins the round at once.
puzzle-wrong-tile-lost = That way { $other } wins the round.
puzzle-again = Try again
puzzle-between = Well seen!
puzzle-between-note = { $name } answers as well as possible. Now finish it.
puzzle-solved = Solved!
puzzle-shown = So that is how it goes
puzzle-chances = With { $card }, { $name } wins { $a } games in 100 between perfect players. With the next best, { $b }.
puzzle-streak = { $days ->
    [one] Day one of your streak
   *[other] { $days } days in a row
}
puzzle-once-more = Once more
puzzle-another = Another puzzle
puzzle-share = Share
puzzle-line = Pocket Crowns · puzzle { $number } · { $marks }
puzzle-line-streak = Pocket Crowns · puzzle { $number } · { $marks } · { $days } days in a row
puzzle-copy = Copy this line
