### English, looking back at a game.

review-title = Look back
review-nothing = There is no finished game to look back at.
review-stuck = The coach stopped in the middle.
review-coming = The coach looks at every choice: { $done } of { $total }
review-strip = The moments of the game
review-course-game = chance of winning
review-course-round = chance in this round
review-round = Round { $number }
review-turn = { $you ->
    [name] Choice { $number }, round { $round }: you
   *[nobody] Choice { $number }, round { $round }: { $name }
}
review-first = First
review-before = Previous
review-after = Next
review-last = Last
review-key = the turning point
review-chose = { $you ->
    [name] You: { $choice }
   *[nobody] { $name }: { $choice }
}
review-good = A good choice
review-fine = Nearly as good as the best
review-outside = Equally good, though outside this mix
review-unlucky = Well chosen, but unlucky
review-slip = A small slip
review-mistake = A mistake
review-blunder = A costly mistake
review-forced = The only choice there was
review-open = No verdict
review-mark-good = good
review-mark-fine = good
review-mark-slip = a small slip
review-mark-mistake = a mistake
review-mark-blunder = a costly mistake
review-mark-forced = no choice
review-mark-open = no verdict
review-lost-game = { $count ->
    [one] { $points } point of chance lost.
   *[other] { $points } points of chance lost.
}
review-lost-points = { $count ->
    [one] { $points } point lost.
   *[other] { $points } points lost.
}
review-lost-round = The round was won until then.
review-cost-game = { $you ->
    [name] { $count ->
        [one] Your choices cost { $points } point of chance in all.
       *[other] Your choices cost { $points } points of chance in all.
    }
   *[nobody] { $count ->
        [one] Choices of { NOM($name) } cost { $points } point of chance in all.
       *[other] Choices of { NOM($name) } cost { $points } points of chance in all.
    }
}
review-cost-points = { $you ->
    [name] { $count ->
        [one] Your choices cost { $points } point in all.
       *[other] Your choices cost { $points } points in all.
    }
   *[nobody] { $count ->
        [one] Choices of { NOM($name) } cost { $points } point in all.
       *[other] Choices of { NOM($name) } cost { $points } points in all.
    }
}
review-cost-round = { $you ->
    [name] { $count ->
        [one] You gave a won round away once.
       *[other] You gave a won round away { $points } times.
    }
   *[nobody] { $count ->
        [one] { $name } gave a won round away once.
       *[other] { $name } gave a won round away { $points } times.
    }
}
review-costless = { $you ->
    [name] Your choices cost nothing.
   *[nobody] Choices of { NOM($name) } cost nothing.
}
review-costless-known = { $you ->
    [name] None of your choices is known to have cost anything.
   *[nobody] No choice of { NOM($name) } is known to have cost anything.
}
review-open-count = { $count ->
    [one] One choice could only be estimated: there is no verdict on it.
   *[other] { $count } choices could only be estimated: there is no verdict on them.
}
review-chance-game = { $you ->
    [name] Your chances: { $a }
   *[nobody] Chances of { NOM($name) }: { $a }
}
review-chances-game = { $you ->
    [name] Your chances: { $a }, then { $b }
   *[nobody] Chances of { NOM($name) }: { $a }, then { $b }
}
review-chance-round = { $you ->
    [name] Your chances in this round: { $a }
   *[nobody] Chances of { NOM($name) } in this round: { $a }
}
review-chances-round = { $you ->
    [name] Your chances in this round: { $a }, then { $b }
   *[nobody] Chances of { NOM($name) } in this round: { $a }, then { $b }
}
review-lead = { $you ->
    [name] Expected gap at the end of this round, in points for you: { $points }
   *[nobody] Expected gap at the end of this round, in points for { NOM($name) }: { $points }
}
review-mix = What a balanced player chooses here:
review-best = What the coach would choose:
review-play-on = Play on from here
    .short = Play on
