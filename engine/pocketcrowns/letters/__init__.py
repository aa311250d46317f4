"""A game by correspondence: two people send each other links, and no server stands between them.

Every link carries the whole transcript, one flat list of items, each with its author: p1, who invites, or p2. A message
is all that its sender can add before it is the other's turn, so each player sends one message a round. Whoever reads
checks everything from the first item on, and whoever has lost everything goes on from the last link. Who keeps the game
sees any change of what was written before; who comes anew has the other's word for their own open choices.

A choice made at the same time as the other's: p1 sends a hash of it with a salt, p2 then chooses openly, p1 opens. So
p2 cannot see, and p1 can no longer change. Each hash covers the game and all that was written before it.

Luck comes of both: p1 hashes a seed, p2 sends one openly, p1 opens; the two together are the seed of the game. From
then on both could work out what luck will decide openly later: which neutrals a later round deals, who begins. Nobody
can choose it, but whoever computes ahead by hand knows more than at a table; two friends can live with that. What luck
tells one seat alone (a drawn card) comes of that seed and of one that its owner alone knows, and opens afterwards: the
other then checks that only dealt cards were played. Who chooses from a packet that nobody else sees says what it passes
on, or seals its choice until that seed is opened.

Whoever sends no answer any more can lose nothing by force: not opening what one has hashed is giving up. A win counts
as shown to be honest once its winner has opened what luck told them alone, after a resignation too. What no protocol
without a server prevents: breaking off and inviting anew, which draws luck again, and playing two partners against each
other.

Whoever has a seat's secret is its player. On a device that keeps the game only a private link with that same secret is
taken; where nothing is kept, its reader has to say that they made it.
"""
