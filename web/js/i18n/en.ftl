### English. Sentences are whole: a variable is a name, a number, or a card in one of its ready-made forms.

## The app
app-title = Pocket Crowns
app-tagline = Two short duels, one pocket.
app-unofficial = An unofficial app, made by players.
theme-dark = Dark colours
theme-light = Light colours
back = Back
home = Home
close = Close
continue = Continue

## Loading
engine-spared = Data saver is on: the rules engine ({ $size } MB) comes when you begin a game.
engine-embedded = The rules engine ({ $size } MB) comes when you begin a game.
engine-download = Fetching the rules engine: { $done } of { $total } MB
engine-start = Waking Python…
engine-ready = Ready to play
engine-failed = The rules engine did not start.
engine-retry = Try again
engine-lost = The engine stopped and was started again. Your game is as you left it.
engine-refused = The engine refused that ({ $code }). Nothing has changed.
engine-wait = One moment: the rules engine is starting, and what you tapped first is on its way.
loading-title = One moment
loading-note = Only the first visit takes this long.
elsewhere-title = This game goes on in another tab
elsewhere-note = So that no move is lost or made twice, only one tab plays it.
elsewhere-here = Go on here
loading-chosen = Your choice is kept. The game goes on when the rules engine is here.
offline-storing = Getting ready for offline play: { $done } of { $total } MB
offline-ready = Ready offline
offline-inside = Everything is in this one file
offline-offer = Playing without a network takes a download of up to { $size } MB.
offline-fetch = Download it
offline-full = There is no room left to keep the app here. It needs a network; everything else works.
offline-blocked = This window does not let the app be kept for offline play. It needs a network; everything else works.
offline-broken = Not ready offline: some files did not arrive. They are fetched again at the next visit.
update-waiting = A new version is ready. It starts with a tap here, or at your next visit.
update-start = New version
update-offer = There is a new version, a download of up to { $size } MB.
storage-full = This browser’s storage is full. Games go on, but a reload loses what is played from now on.
storage-lost = This browser keeps nothing for us: a reload ends the game.
storage-unread = Something that was kept here cannot be read ({ $names }). It stays here, put aside; everything else works.

## Home
home-more = Something else
home-puzzle = Puzzle of the day
home-puzzle-note = One position, one answer
home-rules = Rules
home-opponents = Results
home-settings = Settings
home-shared = Link
not-shown = That cannot be shown: what is stored or sent is not as it should be. Nothing has changed.
later-missing = That part of the app could not be fetched. Try again when there is a network.
home-play = Play
home-change = Change
home-resume = Go on
home-resume-note = { $you ->
    [first] You against { NOM($second) }
    [second] You against { NOM($first) }
   *[nobody] { $first } against { NOM($second) }
}
home-standing = { $you ->
    [first] You { $a } – { $b } { $second }, round { $round }
    [second] { $first } { $a } – { $b } you, round { $round }
   *[nobody] { $first } { $a } – { $b } { $second }, round { $round }
}
home-letters = { $count ->
    [one] One game at a distance
   *[other] { $count } games at a distance
}
home-letters-note = { $ours ->
    [0] The others’ turn everywhere
    [one] Your turn in one
   *[other] Your turn in { $ours }
}
brave-rats-list = The cards
home-credits = Credits
brave-rats = Brave Rats
    .short = Brave Rats
brave-rats-learn = Learn it in a minute
brave-rats-options = Edition and variants
brave-rats-swap = Swap clans
brave-rats-goal = { $target ->
    [3] Both show a card at once, the higher takes the round. Three victories win.
   *[4] Both show a card at once, the higher takes the round. Four victories win.
}
brave-rats-note = 5 minutes · cards · bluff

## New game
new-who = Who plays?
new-who-bot = Computer
new-who-two = Two here
new-who-phones = Two phones
new-who-letters = By links
new-device = The device
new-device-round = Goes round
new-device-between = Lies between you
new-who-letters-received = You have received a link? Read it here
new-who-letters-help = Each sends the other a link by any messenger; no server, and nobody can peek.
new-who-phones-help = Two phones at one table, each with its own hand: no server, no account.
new-pair = Show a code
new-level = Opponent
new-name = Your name
new-name-of = Name for { $clan }
new-edition = Edition
new-edition-16 = 16 cards
    .help = Eight rats each.
new-edition-18 = 18 cards
    .help = The Mime joins: nine rats each.
new-variants = Variants
new-one-at-most = One of these at most
new-princes = Who holds both Princes?
new-princes-random = Luck decides
new-rulings = Fine points of the rules
new-rulings-note = Where the printed rules leave a gap, choose a reading.
new-share = Share
new-play-bot = Play against { NOM($name) }
new-invite = Invite
new-more = More
new-done = Done
new-won = { $count ->
   *[other] won
}
open-title = A game is open
open-go-on = Go on with it
open-anew = Begin anew

level-scamp = The Scamp
    .short = Scamp
    .help = Throws good cards at bad moments: the one to beat first.
level-neighbour = The Neighbour
    .short = Neighbour
    .help = Opens as people do, weighs a round by feel, and is often wrong.
level-guard = The Guard
    .short = Guard
    .help = Thinks one round ahead, never two, and nods off now and then.
level-captain = The Captain
    .short = Captain
level-judge = The Judge
    .short = Judge
    .help = Plays the perfect mix. In the long run nobody wins from her, but she does not punish your habits.
level-reader = The Reader
    .short = Reader
    .help = Learns your habits from this game and your last ones, and plays against them.
level-squire = The Squire
    .short = Squire
    .help = Stronger each time you win, gentler each time you lose, so that you win about half.
level-now = Step { $step } of { $of }.

variant-traitor = Traitor
    .help = Each player gives one random card to the other.
variant-lucky-draw = Lucky Draw
    .help = Face-down piles: a hand of three, play one, draw one.
variant-fast-rat = Fast Rat
    .help = Three victories are enough.
variant-draft = Draft
    .help = Pass packets of four and keep one card at a time.
variant-random-deal = Random Deal
    .help = All cards are shuffled and shared out.
variant-princess-attack = Princess Attack
    .help = One side has both Princes, the other both Princesses.
variant-emperor = The Emperor
    .help = Several games: the first to win two.

ruling-musician = A Musician against a General or a Spy
    .why = The card text cancels the round. Does it also cancel what the other card prepares?
ruling-musician-keeps = The next round is still prepared
    .help = Only the round itself is nobody’s: the +2 or the look comes all the same.
ruling-musician-cancels = Everything is cancelled
    .help = The +2 or the look is lost with the round.
ruling-ambassador = An Ambassador in a round on hold
    .why = The French rules promise its player three victories next time, the English ones say less.
ruling-ambassador-banks = It counts double for its player
    .help = The waiting round is worth 2 to the player of the Ambassador and 1 to the other.
ruling-ambassador-plain = It counts once
    .help = A waiting round is worth 1, whoever takes it.
ruling-cards_out = No cards left and nobody has won
    .why = The printed rules call it a tie. Many tables prefer a winner.
ruling-cards_out-tie = A tie
    .help = As printed: play again.
ruling-cards_out-most_victories = More victories win
    .help = Equal victories are still a tie.

## Clans and cards
clan-p1 = Yarg
clan-p2 = Applewood

card-musician = Musician
    .the = the Musician
    .power = The round is nobody’s: it waits for the next winner.
card-princess = Princess
    .the = the Princess
    .power = Facing a Prince, she wins the whole game.
card-spy = Spy
    .the = the Spy
    .power = Next round your opponent shows a card before you choose.
card-assassin = Assassin
    .the = the Assassin
    .power = The lower strength wins the round.
card-ambassador = Ambassador
    .the = the Ambassador
    .power = A round won with this card counts as two.
card-wizard = Wizard
    .the = the Wizard
    .power = The card opposite has no power.
card-general = General
    .the = the General
    .power = Your next card has +2 strength.
card-prince = Prince
    .the = the Prince
    .power = Wins the round.
card-mime = Mime
    .the = the Mime
    .power = Becomes your opponent’s previous card (in round 1, a plain 5).
card-blank = plain 5
    .the = the plain 5
    .power = No power.
cards-title = The cards
cards-order = What decides a round, in this order

## At the table
you = You
status-you = (you)
score-victories = { $wins ->
    [one] { $wins } victory of { $target }
   *[other] { $wins } victories of { $target }
}
score-spoken = { $you ->
    [first] Score: you { $a }, { NOM($second) } { $b }.
    [second] Score: { $first } { $a }, you { $b }.
   *[nobody] Score: { $first } { $a }, { NOM($second) } { $b }.
}
score-games = { $games ->
    [one] { $games } game won
   *[other] { $games } games won
}
score-round = Round { $round }
score-game = Game { $game }
table-left = Cards { NOM($name) } can still play
table-rounds = Rounds played
table-gifts = { $you ->
    [first] Traitors: you gave { $gift }; { $second } gave { $return }.
    [second] Traitors: { $first } gave { $gift }; you gave { $return }.
   *[nobody] Traitors: { $first } gave { $gift }; { $second } gave { $return }.
}
table-piles = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}

curtain-pass = Pass the device to { NOM($name) }
curtain-away = { $other }, look away.
curtain-me = I am { NOM($name) }
curtain-shows-first = { $name } will lay a card open, then { NOM($other) } chooses.
curtain-answers = { $other } has laid a card open; { $name } answers it.
curtain-change = { $other }: change my choice
curtain-covered = Covered while you were away.

choose-title = { $you ->
    [name] Choose a card
   *[nobody] { $name }, choose a card
}
choose-title-show = { $you ->
    [name] Choose the card to show
   *[nobody] { $name }, choose the card to show
}
choose-title-keep = { $you ->
    [name] Keep one card
   *[nobody] { $name }, keep one card
}
choose-hand-yours = Your hand
choose-hand = Hand of { NOM($name) }
choose-pack = Packet
choose-kept = Kept so far
choose-none = Tap a card to read it, tap it again to lock it.
choose-lock-nothing = Lock
choose-lock = Lock { $card }
choose-lock-show = Show { $card }
choose-lock-keep = Keep { $card }
choose-discreet = Your cards are not read out. Press 0 to 7 or M to choose, then Enter to lock.
choose-discreet-done = A card is chosen.
choose-lock-discreet = Lock my choice
choose-keys = Keys 0 to 7 and M choose, Enter locks and goes on.

ready-title = Both cards are down
ready-note = Put the device between you.
ready-reveal = Reveal

thinking = { $name } is choosing…

## Verdict
verdict-strength = { $base } + { $bonus }
verdict-silenced = silenced
verdict-became = plays as { $card }
verdict-won = { $you ->
    [name] { $worth ->
        [one] You take the round: { $worth } victory.
       *[other] You take the round: { $worth } victories.
    }
   *[nobody] { $worth ->
        [one] { $name } takes the round: { $worth } victory.
       *[other] { $name } takes the round: { $worth } victories.
    }
}
verdict-game = { $you ->
    [name] You win the game at once!
   *[nobody] { $name } wins the game at once!
}
verdict-held = Nobody takes the round: it is on hold.
verdict-nobody = Nobody takes the round.
verdict-held-same = The next winner takes { $held } more.
verdict-held-differs = { $you ->
    [first] On top of the next round: you would take { $a } more, { NOM($second) } { $b } more.
    [second] On top of the next round: { $first } would take { $a } more, you { $b } more.
   *[nobody] On top of the next round: { $first } would take { $a } more, { NOM($second) } { $b } more.
}

why-musician-holds = The Musician plays: the round is nobody’s.
why-princess-takes-prince = The Princess catches a Prince: that decides the game.
why-prince-wins = { $case ->
    [equal] Two Princes, { $high } and { $low }: neither gives way.
    [both] Two Princes: { $high } beats { $low }.
   *[one] The Prince wins, whatever the strengths.
}
why-assassin-reverses = { $case ->
    [equal] The Assassin reverses it, but { $high } equals { $low }.
   *[other] The Assassin reverses it: { $low } beats { $high }.
}
why-higher-wins = { $case ->
    [equal] Equal strength: { $high } against { $low }.
   *[other] The stronger card wins: { $high } beats { $low }.
}
why-wizard-silences = { $case ->
    [equal] The Wizard silences { $card }: { $high } against { $low }.
   *[other] The Wizard silences { $card }: { $high } beats { $low }.
}
why-details = Why?
why-lines = The lines of the rules, in order

line-wizard-silences = A Wizard takes the power from the card opposite.
line-musician-holds = A Musician puts the round on hold.
line-princess-takes-prince = A Princess facing a Prince wins the game.
line-prince-wins = A Prince wins; of two, the stronger.
line-assassin-reverses = An Assassin lets the lower strength win.
line-higher-wins = The higher strength wins; a tie puts the round on hold.
line-state-acts = applies
line-state-passed = not here
line-state-decides = decides
line-state-unreached = not needed

event-bonus = { $you ->
    [name] +{ $strength } on your next card.
   *[nobody] { $name }: +{ $strength } on the next card.
}
event-bonus-both = +{ $strength } on the next card of both.
event-look = { $you ->
    [first] You show a card before { NOM($name) } chooses.
    [name] { $first } shows a card before you choose.
   *[nobody] { $first } shows a card before { NOM($name) } chooses.
}
event-spies-cancel = Two Spies: neither sees anything.
event-lost-to-musician = { $you ->
    [name] You lose what { $card } was preparing.
   *[nobody] { $name } loses what { $card } was preparing.
}
event-game-won = { $you ->
    [name] Game { $game } is yours. Games: { $a } – { $b }.
   *[nobody] Game { $game } goes to { NOM($name) }. Games: { $a } – { $b }.
}
event-game-tied = Game { $game } is a tie and is replayed. Games: { $a } – { $b }.

## The end
end-won = { $you ->
    [name] You win!
   *[nobody] { $name } wins!
}
end-tied = A tie
end-score = { $a } – { $b }.
end-won-by = { $you ->
    [name] { $a } – { $b }, in { $rounds } rounds
   *[nobody] { $a } – { $b } against { NOM($name) }, in { $rounds } rounds
}
end-decided = Round { $round } decided.
end-better = Your { $card } would have won it.
end-stood = It stood { $a } – { $b }.
end-worth = { $worth } crowns at once.
reason-victories = { $target ->
    [3] First to three crowns.
   *[4] First to four crowns.
}
reason-princess = The Princess caught a Prince.
reason-cards_out = No cards are left, and nobody has enough crowns.
reason-most_victories = No cards are left: more crowns win.
reason-games = First to two games.
end-course = { $won } won, { $lost } lost
end-again = Rematch
end-review = Look back
end-chronicle = Tale
end-share = Share
end-new = New game
rounds-held = on hold

## Seals
seal-down = { $name } has chosen already. Seal: { $seal }…
seal-kept = { $name } chose before you: the seal matches
seal-broken = The seal does not match!
seal-unseen = { $name } chose before you; the seal was not on this screen
seal-how = The seal was fixed before you chose. It is the SHA-256 of the first line below; the second line is the seal.

## Help at the table
practice-note = A practice game: it counts for nothing, and you can take back.
practice-back = Take back
