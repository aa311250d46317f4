### English: the ways to learn, and the help in a first game.

home-learn = Learn
home-beats = Who beats whom?
home-study = Study board
home-exercises = Your costly moments
home-glossary = Find a card or a tile

## Against what the opponent can still play
against-title = Against the cards { NOM($name) } still has
against-wins = wins the game
against-beats = beats
against-held = on hold
against-loses = loses to
against-gives = loses the game

## Guidance in the first turns of R vs R
guide-citizen = The Citizen opens every round: tap a cell.
guide-tile = Tap one of your tiles; you read what it does before anything happens.
guide-cell = Tap one of the glowing cells. Your tile will face you, so it counts for you.
guide-target = Tap a glowing cell to use the power there. You need not use it.
guide-confirm = The arrowhead on a tile points to its owner. Look at the count, then confirm, or step back.
guide-end = The round ends when nine tiles lie face up: the side with more allies takes it.
