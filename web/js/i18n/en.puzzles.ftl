### English, puzzles.

puzzle-title = Puzzle of the day
puzzle-numbered = Puzzle { $number }
puzzle-days = Other days
puzzle-help = Hint and other days
puzzle-before = The day before
puzzle-after = The day after

## What is asked
puzzle-spied-on = { $you ->
    [name] You must lay a card open for the Spy. Which one is best?
   *[nobody] { $name } must lay a card open for the Spy. Which one is best?
}
puzzle-cards-win-in-one = { $you ->
    [name] You can win the game this round, whatever { NOM($other) } plays. With which card?
   *[nobody] { $name } can win the game this round, whatever { NOM($other) } plays. With which card?
}
puzzle-cards-win-in-one-shown = { $you ->
    [name] { $other } shows { $card }. Which card wins the game at once?
   *[nobody] { $other } shows { $card }. Which card wins the game at once for { NOM($name) }?
}
puzzle-cards-win-in-two = { $you ->
    [name] You can win within two rounds, whatever { NOM($other) } plays. Which card comes first?
   *[nobody] { $name } can win within two rounds, whatever { NOM($other) } plays. Which card comes first?
}
puzzle-cards-win-in-two-shown = { $you ->
    [name] { $other } shows { $card }. Which card lets you win by the next round, whatever comes?
   *[nobody] { $other } shows { $card }. Which card lets { NOM($name) } win by the next round, whatever comes?
}
puzzle-tiles-win-in-one = { $you ->
    [name] You can win the round with one tile. Which one, and where?
   *[nobody] { $name } can win the round with one tile. Which one, and where?
}
puzzle-tiles-win-in-two = { $you ->
    [name] You can win the round with two tiles, whatever { NOM($other) } answers. Which one comes first?
   *[nobody] { $name } can win the round with two tiles, whatever { NOM($other) } answers. Which one comes first?
}

## Help
puzzle-hint = Hint
puzzle-hint-cards = It is one of these:
puzzle-hint-tiles = { $count ->
    [one] It is this tile:
   *[other] It is one of these tiles:
}
puzzle-solution = Solution
puzzle-solution-is = { $count ->
    [one] The solution:
   *[other] One of the solutions:
}

puzzle-cards-why-win-in-one = It wins the game this round, whatever { NOM($other) } plays.
puzzle-cards-why-win-in-one-shown = Against { $card } it wins the game at once.
puzzle-cards-why-win-in-two = It wins this round or the next, whatever { NOM($other) } plays.
puzzle-cards-why-win-in-two-shown = Against { $card } it wins by the next round, whatever comes then.
puzzle-cards-why-no-other = With { $mine } that would not be certain: { $other } could play { $card }.
puzzle-tiles-why-win-in-one = It wins the round at once.
puzzle-tiles-why-win-in-two = Whatever { NOM($other) } answers, one more tile then wins the round.

## What comes of it
puzzle-wrong = Not quite
puzzle-wrong-spied-on = { $other } would answer with { $card }. Of 100 games between perfect players, you then { $odds }. Another card does better.
puzzle-odds = { $ties ->
    [0] win { $wins }
   *[other] win { $wins } and tie { $ties }
}
puzzle-odds-halves = win { $halves }, a tie counting half
puzzle-wrong-card = Against { $card }, { $mine } does not win for certain.
puzzle-wrong-tile = That does not win the round yet.
puzzle-wrong-tile-answered = { $other } has an answer. After it, no tile wins the round at once.
puzzle-wrong-tile-lost = That way { NOM($other) } wins the round.
puzzle-again = Try again
puzzle-right = Well seen!
puzzle-right-note = { $name } answers as well as possible. Now finish it.
puzzle-solved = Solved!
puzzle-shown = So that is how it goes
puzzle-chances = With { $card }, of 100 games between perfect players, you { $best }. With the next best card, you { $next }.
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
