### English, the opponents and the results of this device.

opponents-title = Opponents
opponents-games = Games
opponents-strength = won against the others (±{ $off })
opponents-yours = You: { $won } won, { $tied } tied, { $lost } lost
opponents-none = You have not played yet
opponents-how = Measured: every opponent played { $games } games against each of the others, with as much thought as on a phone; ties count half.

openings-title = First choices
openings-brave-rats = With the printed rules and 16 cards nobody has an edge, as long as the first card is a surprise: here is how often a perfect player chooses each.
openings-r-vs-r = In the first game of the rulebook, these are the chances of whoever begins, by where the Citizen goes, if nobody errs afterwards.
openings-choice = First choice
openings-share = A perfect player
openings-chance = Chance
openings-yours = Your games
openings-score = { $count ->
    [one] { $games } game, { $share } won
   *[other] { $games } games, { $share } won
}
