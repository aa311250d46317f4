### English, exercises made of one’s own costly moments.

exercises-title = Your costly moments
exercises-puzzle = A puzzle in between
exercises-from-review = { $count ->
    [one] Decide your costly moment again
   *[other] Decide your { $count } costly moments again
}
exercises-none = Nothing here yet. Look back at a game against the computer: what cost you dearly comes here, to be decided again.
exercises-none-due = All done for now. The next one comes on { $date }.
exercises-to-puzzle = Puzzle of the day
exercises-run = Right in a row: { $run }. Best: { $best }.
exercises-task-game = { $count ->
    [one] Here your card cost { $points } point of chance. Which one is better?
   *[other] Here your card cost { $points } points of chance. Which one is better?
}
exercises-task-points = { $count ->
    [one] Here your tile cost { $points } point. What is better?
   *[other] Here your tile cost { $points } points. What is better?
}
exercises-task-round = Here you gave a won round away. Which placement keeps it?
exercises-right = That is it
exercises-wrong = Not that one
exercises-open = No verdict
exercises-before = In the game it was: { $choice }
exercises-the-same = The same choice as in the game.
