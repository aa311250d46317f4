### English, the opponents and the results of this device.

opponents-title = Results and opponents
opponents-games = Games
opponents-yours = You: { $won } won, { $tied } tied, { $lost } lost
opponents-none = You have not met yet
opponents-how = Strength is the share won, as measured: every opponent played { $games } games against each of the others, with as much thought as on a phone; ties count half, and ± is how far off that can be.

opponents-power = Strength
opponents-challenge = Challenge
opponents-row = { $row } won in a row, best { $best }
lately-label = The last games: { $said }
lately-won = won
lately-tied = tied
lately-lost = lost

overview-title = You at the table
overview-first = Who dares?
overview-none = Nobody here has beaten anybody yet. Every game you play against the computer leaves its mark on these cards, and on this device only.
overview-games = { $count ->
    [one] game
   *[other] games
}
overview-won = { $count ->
    [one] win
   *[other] wins
}
overview-best = best run

openings-title = First choices
openings-brave-rats = With the printed rules and 16 cards nobody has an edge, as long as the first card is a surprise: here is how often a perfect player chooses each.
openings-r-vs-r = In the first game of the rulebook, these are the chances of whoever begins, by where the Citizen goes, if nobody errs afterwards.
openings-share = Perfect play
openings-chance = Chance
openings-yours = You
openings-score = { $count ->
    [one] { $games } game, { $share } won
   *[other] { $games } games, { $share } won
}
openings-games = { $count ->
    [one] { $games } game
   *[other] { $games } games
}
