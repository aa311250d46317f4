### English, a game told as a tale. Cards and tiles come as “the King”, so never at the start of a sentence.

chronicle-title = Tale
chronicle-copy = Copy the text
chronicle-markdown = As Markdown
chronicle-map = Where the provinces lie
chronicle-credit = { $game }, played with Pocket Crowns, an unofficial app.
tale-title = The tale of { NOM($first) } and { NOM($second) }

## Brave Rats
tale-rats-opening = Two clans of rats wanted the same crown: on one side { NOM($first) }, on the other { NOM($second) }.
tale-rats-round = Round { $round }
tale-rats-higher-wins = { $case ->
    [equal] Face to face stood { $card } and { $rival }, and neither gave way.
   *[other] { $way ->
        [1] { $winner } sent { $card }, and { NOM($loser) } had only { $rival } to set against it.
        [2] When { NOM($loser) } put { $rival } forward, { NOM($winner) } answered with { $card }: strength had the last word.
       *[0] Against { $rival }, { NOM($winner) } set { $card }, and that was enough.
    }
}
tale-rats-assassin-reverses = { $case ->
    [equal] In the dark, { $card } and { $rival } felt for each other’s throat, and found an equal.
   *[other] In the Assassin’s night the strong fall first: { $card } of { NOM($winner) } outlived { $rival } of { NOM($loser) }.
}
tale-rats-prince-wins = { $case ->
    [equal] Two Princes met, and each was too proud to give way.
    [both] Two Princes met; the one with an army behind him was { NOM($winner) }’s.
   *[other] { $way ->
        [1] The Prince himself rode out for { NOM($winner) }, and { $rival } bowed.
        [2] What could { $rival } do? { $winner } had sent the Prince.
       *[0] Before the Prince of { NOM($winner) }, { $rival } went down on one knee.
    }
}
tale-rats-musician-holds = { $way ->
    [1] Somebody struck up a tune, and nobody fought any more.
    [2] There was music, there was dancing, and the fight was forgotten.
   *[0] A song rose between the lines, and both sides hummed along.
}
tale-rats-princess-takes-prince = { $winner } had kept the Princess for this hour: the Prince saw her, and laid down his sword.
tale-rats-mask = The Mime of { NOM($name) } put on the face of { $card }.
tale-rats-silenced = One word from the Wizard, and { $card } of { NOM($name) } forgot everything.
tale-rats-worth = With it { NOM($winner) } took { $worth } victories at once.
tale-rats-waits = { $held ->
    [one] One victory now lay waiting for whoever came next.
   *[other] { $held } victories now lay waiting for whoever came next.
}
tale-rats-waits-differs = What lay waiting was worth { $a } to { NOM($first) } and { $b } to { NOM($second) }.
tale-rats-score = { $first } { $a }, { NOM($second) } { $b }.
tale-rats-bonus = Behind the hill, an army gathered for { NOM($name) }.
tale-rats-look = Spies crept through the lines: { $first } would have to show a card, and { NOM($name) } would see it.
tale-rats-spies = Spies from both camps met in the dark, and saw only each other.
tale-rats-game = That game was { NOM($winner) }’s. Games: { $a } – { $b }.
tale-rats-game-tied = Nobody won that game, and it was fought again. Games: { $a } – { $b }.
tale-rats-crown = And so the crown went to { NOM($winner) }.
tale-rats-princess-end = So ended the war, and the crown was { NOM($winner) }’s.
tale-rats-tied = No card was left, and no crown was given: both clans went home to count their nuts.

## R vs R
tale-realm-opening = Nine provinces lay between the palace of { NOM($first) } and the temple of { NOM($second) }, and each of them wanted all nine.
tale-realm-round = Round { $round }
tale-realm-placed = { $way ->
    [1] { $name } sent { $tile } to { $province }.
    [2] To { $province }, { NOM($name) } sent { $tile }.
   *[0] { $name } chose { $tile } for { $province }.
}
tale-realm-silenced = But nobody heard { $tile } there.
tale-realm-rotated = { $count ->
    [one] { $provinces } went over to { NOM($name) }.
   *[other] { $provinces } went over to { NOM($name) }.
}
tale-realm-destroyed = { $province } went up in flames.
tale-realm-banished = From { $province }, { $tile } was driven out.
tale-realm-moved = Overnight, { $tile } was carried from { $from } to { $to }.
tale-realm-assassinated = { $name } lost { $tile } before the journey began.
tale-realm-called-back = From { $province }, { $tile } was called home.
tale-realm-taken = { $name } won { $tile } over.
tale-realm-woken = In { $province }, { $tile } rose once more.
tale-realm-allies = { $a } provinces stood by { NOM($winner) }, { $b } by { NOM($loser) }.
tale-realm-points = Points: { $first } { $a }, { NOM($second) } { $b }.
tale-realm-reaper = But the Reaper asks a price of its host: the round was { NOM($winner) }’s.
tale-realm-no-placement = { $loser } had nobody left to send, and { NOM($winner) } took the round.
tale-realm-void = The round never ended, so it was forgotten and begun again.
tale-realm-crown = And so the realm was { NOM($winner) }’s.
tale-realm-tied = And so the realm was shared.

province-a1 = Lowbank
province-b1 = Saltport
province-c1 = Goldvale
province-a2 = Greywood
province-b2 = Kingsheart
province-c2 = Clearmount
province-a3 = Northmoor
province-b3 = Frostgate
province-c3 = Highcrag
