### English, the coach: hints, chances and reasons.

hint-ask = Hint
hint-one = Best of all:
hint-mix = A balanced player mixes these, in these shares:
hint-equal = As good as each other:
hint-wins = { $count ->
    [one] This wins the round:
   *[other] Each of these wins the round:
}
bar-chosen = played
advice-exact = solved
advice-estimate = estimated
advice-coming = The coach is thinking…
advice-chances = { $you ->
    [first] Chances: you { $a } – { $b } { $second }
    [second] Chances: { $first } { $a } – { $b } you
   *[nobody] Chances: { $first } { $a } – { $b } { $second }
}

## The chances while one plays
live-exact = Your chance of winning: { $chance }, solved
live-estimate = Your chance of winning: { $chance }, estimated; off by at most { $points } points
live-guess = Your chance of winning: { $chance }, estimated; nothing proves how near that is
live-round-exact = Your chance in this round: { $chance }, solved
live-round-estimate = Your chance in this round: { $chance }, estimated; off by at most { $points } points
live-round-guess = Your chance in this round: { $chance }, estimated; nothing proves how near that is
live-points-exact = The round should end { $points ->
    [0] even
   *[other] { $side ->
        [ahead] { $points } ahead
       *[behind] { $points } behind
    }
} for you, solved
live-points-guess = The round should end { $points ->
    [0] even
   *[other] { $side ->
        [ahead] { $points } ahead
       *[behind] { $points } behind
    }
} for you, estimated; nothing proves how near that is
live-coming = Chances: the coach is thinking…
live-on = Chances at the table

## Why
because-habit = Always { $card }? Then { $reply }, and { $count ->
    [one] { $points } point of chance is lost.
   *[other] { $points } points of chance are lost.
}
because-habit-safe = Even { $reply }, the best answer to { $card }, costs nothing.
because-known = The best answer to { $card } is { $reply }: { $count ->
    [one] { $points } point of chance is lost.
   *[other] { $points } points of chance are lost.
}
because-shown-wins = Against { $reply }, { $card } wins the round.
because-shown-loses = Against { $reply }, { $card } loses the round.
because-shown-held = Against { $reply }, { $card } puts the round on hold.
because-wins-now = In { $chance } of cases, against a good player, { $card } wins this round: against { $cards }.
because-wins = What { $card } wins against: { $cards }.
because-wins-none = There is nothing that { $card } wins against now.
because-without = If { $reply } could not come in this round, the chances would be { $count ->
    [one] { $points } point better, with { $best } as the best card.
   *[other] { $points } points better, with { $best } as the best card.
}
because-refuted = The answer { $reply } refutes it: the round is lost then, whatever comes.
because-expected = The answer that the coach expects: { $reply }.
because-answer-points = Best answer: { $reply }. With good play the round then ends { $points ->
    [0] even.
   *[other] { $side ->
        [ahead] { $points } points ahead.
       *[behind] { $points } points behind.
    }
}
because-secure = It wins the round, whatever the answer.
because-ends-won = It ends the round, and wins it.
because-ends-lost = It ends the round, and loses it.
because-ends-even = It ends the round.
because-best-won = { $count ->
    [one] Of { $of } placements it is the only one that wins.
   *[other] Of { $of } placements, { $count } win.
}
because-best-lost = No placement wins any more.
because-best-points = { $count ->
    [one] Of { $of } placements no other is as good.
   *[other] Of { $of } placements, { $count } are as good.
}
because-show = Show it on the board
because-hide = Hide it
