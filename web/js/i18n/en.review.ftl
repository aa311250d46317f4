### English, looking back at a game.

review-title = Looking back
review-nothing = There is no finished game to look back at.
review-stuck = The coach stopped in the middle.
review-coming = The coach looks at every choice: { $done } of { $total }
review-strip = The moments of the game
review-round = Round { $number }
review-turn = Choice { $number }, round { $round }: { $name }
review-before = Before
review-after = After
review-key = the turning point
review-chose = { $name }: { $choice }
review-good = A good choice
review-fine = Nearly as good as the best
review-unlucky = Well chosen, but unlucky
review-slip = A small slip
review-mistake = A mistake
review-blunder = A costly mistake
review-forced = The only choice there was
review-mark-good = good
review-mark-fine = good
review-mark-slip = a small slip
review-mark-mistake = a mistake
review-mark-blunder = a costly mistake
review-mark-forced = no choice
review-lost = { $count ->
    [one] { $points } point of chance lost.
   *[other] { $points } points of chance lost.
}
review-cost = { $count ->
    [one] Choices of { $name } cost { $points } point of chance in all.
   *[other] Choices of { $name } cost { $points } points of chance in all.
}
review-costless = Choices of { $name } cost nothing.
review-chance = Chances of { $name }: { $a }
review-chances = Chances of { $name }: { $a }, then { $b }
review-mix = What a balanced player chooses here:
review-best = What the coach would choose:
review-play-on = Play on from here
