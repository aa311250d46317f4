### English, R vs R. A tile comes as “the King”; sentences fit any of them.

## Home
r-vs-r = R vs R: Révolution
    .short = Révolution
r-vs-r-list = The tiles
r-vs-r-learn = A first game, guided
r-vs-r-options = Setup and match
r-vs-r-swap = Swap sides
r-vs-r-goal = Fill nine cells in turn: most tiles facing you wins the round.
r-vs-r-note = 10 minutes · turncoats

## New game
new-setup = Setup
setup-standard = Standard
    .help = Five neutral tiles lie open; both sides draw on them.
setup-first-game = First game
    .help = Your own seven tiles and the Citizen, nothing else.
setup-random = Random
    .help = Luck gives each of you two neutral tiles, for all to see.
setup-secret-random = Secret random
    .help = Luck gives each of you two neutral tiles; only you see yours.
setup-draft = Draft
    .help = Five open neutral tiles: you pick in turn, and the last two go together.
setup-secret-draft = Secret draft
    .help = Keep one tile of four and pass the rest; what you keep stays hidden.
new-match = Match
match-best-of-three = Best of three
    .help = The first with two rounds wins.
match-points = Points
    .help = Each ally at the end of a round is a point.
new-rounds = Rounds
new-first = Who begins?
new-first-random = Luck decides

level-r-vs-r-scamp-help = Grabs the most allies now, and never looks at your answer.
level-r-vs-r-guard-help = Looks at your answer, and overlooks more than half of what he could do.
level-r-vs-r-neighbour-help = Overlooks things as people do, but counts out the end of a round.
level-r-vs-r-captain-help = Looks a little further, and counts out the end of a round to the last cell.
level-r-vs-r-judge-help = Looks many placements ahead, and plays the rulebook’s first game without a mistake.
level-r-vs-r-squire-help = Stronger each time you win, gentler each time you lose, so that you win about half.

ruling-last_cell = Destroying from the last free cell
    .why = A tile on the last free cell destroys nothing. But what if a tile is still lying face down?
ruling-last_cell-goes_on = It never destroys
    .help = With a tile face down, play goes on instead.
ruling-last_cell-only_when_full = It may destroy if a tile is face down
    .help = Only a board of nine faces bars the power.
ruling-seer = What is ahead of a Seer?
    .why = A Bard or an Artist may wake a Seer that looks the other way.
ruling-seer-tile = Where the Seer looks
    .help = Away from the player it sides with.
ruling-seer-player = Where the player looks
    .help = Away from whoever uses the power.

## Camps and tiles
camp-p1 = Royalty
camp-p2 = Religion
kind-instant = Instant
    .help = When the tile is placed: use all of it or none.
kind-permanent = Permanent
    .help = As long as the tile lies face up and nothing covers it.
kind-none = No power
term-destroy = Destroy
    .help = The tile turns face down, blocks its cell, and leaves when the destroyer is next to play.
term-banish = Banish
    .help = Straight to the discard.
term-turn = Change sides
    .help = The tile turns round to face the other player.
term-shield = Shield
    .help = No power touches the tile, except a Pirate’s.
tiles-title = The tiles
tiles-pairs = The same seven powers for both, under two names.
tiles-terms = Words of the game
tiles-diagram = In the drawings the player sits below. One of the hollow circles is chosen. Full marks of one shape go together. An arrow is a whole line.

tile-king = King
    .the = the King
    .power = Destroys one of the tiles all around it.
tile-queen = Queen
    .the = the Queen
    .power = All tiles on one straight line from it, up to the edge, change sides.
tile-princess = Princess
    .the = the Princess
    .power = The four tiles in a cross around it change sides, or the four at its corners.
tile-minister = Minister
    .the = the Minister
    .power = One of the tiles all around it changes sides.
tile-general = General
    .the = the General
    .power = Destroys one tile straight beside it.
tile-sorcerer = Sorcerer
    .the = the Sorcerer
    .power = Destroys one tile at its corners.
tile-castle = Castle
    .the = the Castle
    .power = Has a shield: of all powers only a Pirate’s touches it.
tile-hierophant = Hierophant
    .the = the Hierophant
    .power = Destroys one of the tiles all around it.
tile-cardinal = Cardinal
    .the = the Cardinal
    .power = All tiles on one straight line from it, up to the edge, change sides.
tile-saint = Saint
    .the = the Saint
    .power = The four tiles in a cross around it change sides, or the four at its corners.
tile-bishop = Bishop
    .the = the Bishop
    .power = One of the tiles all around it changes sides.
tile-paladin = Paladin
    .the = the Paladin
    .power = Destroys one tile straight beside it.
tile-monk = Monk
    .the = the Monk
    .power = Destroys one tile at its corners.
tile-temple = Temple
    .the = the Temple
    .power = Has a shield: of all powers only a Pirate’s touches it.
tile-citizen = Citizen
    .the = the Citizen
    .power = Opens every round and does nothing else.
tile-assassin = Assassin
    .the = the Assassin
    .power = Banishes a tile that your opponent has yet to place.
tile-pirate = Pirate
    .the = the Pirate
    .power = Destroys one of the tiles all around it, but only one with a shield.
tile-fairy = Fairy
    .the = the Fairy
    .power = Carries another tile to a free cell.
tile-reaper = Reaper
    .the = the Reaper
    .power = Whoever has it as an ally when the round ends loses the round.
tile-seer = Seer
    .the = the Seer
    .power = The three tiles ahead of it change sides.
tile-dragon = Dragon
    .the = the Dragon
    .power = All the tiles around it change sides.
tile-shaman = Shaman
    .the = the Shaman
    .power = Instant powers fail on the tiles straight beside it.
tile-witch = Witch
    .the = the Witch
    .power = Instant powers fail on the tiles at its corners.
tile-samurai = Samurai
    .the = the Samurai
    .power = Banishes one tile straight beside it.
tile-ninja = Ninja
    .the = the Ninja
    .power = Banishes one tile at its corners.
tile-bard = Bard
    .the = the Bard
    .power = Wakes the instant power of one tile straight beside it, to your profit.
tile-artist = Artist
    .the = the Artist
    .power = Wakes the instant power of one tile at its corners, to your profit.
tile-sage = Sage
    .the = the Sage
    .power = The tiles on its left and right have a shield.
tile-tower = Tower
    .the = the Tower
    .power = Goes on top of an ally, whose effect ends; both together have a shield.
tile-adventurer = Adventurer
    .the = the Adventurer
    .power = Brings you one of the neutral tiles.
tile-hermit = Hermit
    .the = the Hermit
    .power = Brings you a discarded tile that was on the board this round.
tile-magician = Magician
    .the = the Magician
    .power = Takes one of your allies off the board, to be placed again.

## At the table
rvr-choose-tile = { $you ->
    [name] Choose a tile
   *[nobody] { $name }, choose a tile
}
rvr-of = { $name }: { $tile }.
rvr-choose-next = { $you ->
    [name] Your turn: choose one of your tiles.
   *[nobody] { $name }, choose a tile.
}
rvr-choose-cell = Where does { $tile } go?
rvr-lone-tile = Place { $tile }: tap a free cell
rvr-choose-effect = What does { $tile } do?
rvr-choose-target = Choose a target
rvr-confirm = Confirm
rvr-confirm-title = Place { $tile } on { $cell }?
rvr-step-back = Undo
rvr-no-effect = No effect
rvr-free = { $cell }: free
rvr-cell = { $you ->
    [name] { $cell }: { $tile }, your ally
   *[nobody] { $cell }: { $tile }, an ally of { NOM($name) }
}
rvr-cell-down = { $you ->
    [name] { $cell }: destroyed, { $tile } leaves on your turn
   *[nobody] { $cell }: destroyed, { $tile } leaves on { NOM($name) }’s turn
}
rvr-down = { $you ->
    [name] leaves on your turn
   *[nobody] leaves on { NOM($name) }’s turn
}
rvr-board = Board
rvr-shield = shield
rvr-silenced = power cancelled
rvr-covers = on top of { $tile }
rvr-rack-yours = Your tiles
rvr-rack = { $you ->
    [name] Your tiles
   *[nobody] Tiles of { NOM($name) }
}
rvr-neutral = Neutral tiles
rvr-discard = Discard
rvr-discard-count = Discard: { $count }
rvr-neutral-both = Neutral, for both
rvr-packet = Tiles to keep one from
rvr-keep-tile = Keep { $tile }
rvr-tap = Tap a tile, then a free cell.
rvr-tap-arrow = Tap an arrow.
rvr-tap-target = Tap what is lit.
rvr-nothing-changes = Nothing else changes.
rvr-confirm-count = Confirm: { $a } – { $b }
rvr-next-round = Round { $round }
rvr-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rvr-rounds-of = { $rounds ->
    [one] { $rounds } round won
   *[other] { $rounds } rounds won
}
rvr-story-none = No tile lies on the board yet.
rvr-secret = secret
rvr-backs = A secret tile: it is seen when it is placed.
rvr-unknown = hidden tile
rvr-count = { $you ->
    [first] You { $a } – { $b } { $second }
    [second] { $first } { $a } – { $b } you
   *[nobody] { $first } { $a } – { $b } { $second }
}
rvr-then = { $you ->
    [first] Then: you { $a } – { $b } { $second }
    [second] Then: { $first } { $a } – { $b } you
   *[nobody] Then: { $first } { $a } – { $b } { $second }
}
rvr-allies = Allies
rvr-hatched = Hatched: if you confirm.
rvr-face-to-face = Face to face
rvr-same-side = On the same side
rvr-round = Round { $round }
rvr-rounds-won = Rounds won { $a } – { $b }
rvr-rounds = { $you ->
    [first] Rounds won: you { $a } – { $b } { $second }
    [second] Rounds won: { $first } { $a } – { $b } you
   *[nobody] Rounds won: { $first } { $a } – { $b } { $second }
}
rvr-points = { $you ->
    [first] Points: you { $a } – { $b } { $second }
    [second] Points: { $first } { $a } – { $b } you
   *[nobody] Points: { $first } { $a } – { $b } { $second }
}
rvr-pick-first = { $you ->
    [name] Who begins the next round?
   *[nobody] { $name }, who begins the next round?
}
rvr-first = { $you ->
    [name] You begin
   *[nobody] { $name } begins
}
rvr-keep = { $you ->
    [name] Keep a tile
   *[nobody] { $name }, keep a tile
}
rvr-new-power = New to you

rvr-arg-line = towards { $cell }
rvr-arg-orthogonal = the four in a cross
rvr-arg-diagonal = the four at the corners
rvr-arg-all = all around
rvr-arg-up = the three ahead
rvr-arg-hidden = a hidden tile, by luck

rvr-event-placed = { $you ->
    [name] You place { $tile } on { $cell }.
   *[nobody] { $name } places { $tile } on { $cell }.
}
rvr-event-idle = { $you ->
    [name] You place { $tile } on { $cell }, without effect.
   *[nobody] { $name } places { $tile } on { $cell }, without effect.
}
rvr-event-silenced = Power cancelled: { $tile }.
rvr-event-shield = Shield: { $tile }.
rvr-event-destroyed = { $tile } on { $cell } turns face down.
rvr-event-banished = Banished from { $cell }: { $tile }.
rvr-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
rvr-joined = { $you ->
    [name] { $count ->
        [one] { $tiles } joins you.
       *[other] { $tiles } join you.
    }
   *[nobody] { $count ->
        [one] { $tiles } joins { NOM($name) }.
       *[other] { $tiles } join { NOM($name) }.
    }
}
rvr-event-moved = { $tile }: { $from } → { $to }.
rvr-event-assassinated = { $you ->
    [name] You lose { $tile } before placing it.
   *[nobody] { $name } loses { $tile } before placing it.
}
rvr-event-taken-back = Taken off { $cell }: { $tile }.
rvr-event-taken = { $you ->
    [name] You take { $tile }.
   *[nobody] { $name } takes { $tile }.
}
rvr-event-reactivated = Woken on { $cell }: { $tile }.
rvr-event-cleared = To the discard from { $cell }: { $tile }.

## The end of a round
rvr-round-won = { $you ->
    [name] You win round { $round }
   *[nobody] { $name } wins round { $round }
}
rvr-chooses-first = { $you ->
    [name] You say who begins the next one.
   *[nobody] { $name } says who begins the next one.
}
rvr-round-void = Round { $round } went on for too long: it is void and is played again.
rvr-reason-allies = { $a } allies against { $b }.
rvr-reason-reaper = The Reaper takes the round away from its ally.
rvr-reason-no-placement = The opponent had nothing to place.
rvr-scored = { $you ->
    [first] Points: you { $a } – { $b } { $second }
    [second] Points: { $first } { $a } – { $b } you
   *[nobody] Points: { $first } { $a } – { $b } { $second }
}
reason-rounds = First to two rounds.
reason-points = All rounds are played: the points decide.

## Why not
rvr-not-occupied = { $cell } is taken.
rvr-not-citizen-first = The Citizen goes first.
rvr-not-needs-ally = The Tower only goes on top of one of your allies.
rvr-not-shield = Shielded by { $tile }.
rvr-not-face-down = That tile is face down: nothing affects it.
rvr-not-empty = There is no tile there.
rvr-not-itself = Not the tile itself.
rvr-not-out-of-reach = Out of reach.
rvr-not-last-cell = Nothing can be destroyed from the last free cell.
rvr-not-silenced = Its power is cancelled by { $tile }.
rvr-not-ally = Only one of your allies.
rvr-not-no-instant = That tile has no instant power.
rvr-not-needs-shield = The Pirate only strikes a tile with a shield.
rvr-not-touches-nothing = That would touch nothing.

## A choice in words
rvr-action = { $tile } on { $cell }
rvr-action-target = { $tile } on { $cell }: { $target }
rvr-opening-corner = a corner
rvr-opening-edge = an edge
rvr-opening-centre = the centre
