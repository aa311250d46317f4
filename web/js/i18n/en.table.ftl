### English: what lies on the table of Brave Rats, and the sheets over it.

mat-label = The duel
lies-mine = Your card
lies-first = You show first
lies-first-theirs = { $name } shows first
lies-of = { $name }’s card
lies-theirs = Their card
lies-unlocked = Not locked yet
lies-locked = Locked
lies-sealed = Sealed
lies-shown = Shown, cannot change
draft-kept = { $passed ->
    [0] Kept so far: { $kept }. This is the last card of the packet.
    [one] Kept so far: { $kept }. The other card goes to { NOM($name) }.
   *[other] Kept so far: { $kept }. The other { $passed } go to { NOM($name) }.
}
flat-title = Both choose
flat-end = { $name }: this end
flat-hint = Hold to look
flat-show = Show one first
draft-keep = Keep one
flat-back = Card { $place }, face down: hold to look, tap twice to play
flat-take-back = Take it back
pot-versus = vs
pot-held = { $held ->
    [one] round on hold
   *[other] on hold
}
pot-higher-wins = beats
pot-prince-wins = Prince before
pot-assassin-reverses = goes under
pot-princess-takes-prince = takes
pot-musician-holds = meets
reading-card = { $card } { $strength }.
reading-sum = { $card } { $strength } + { $bonus } = { $total }.
place-played = played
place-theirs = theirs
pile-left = { $count } to draw
table-hidden = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
curtain-chosen = has chosen
curtain-to-choose = to choose
against-heading = { $card } against what is left
story-title = The story so far
story-goal = { $target ->
    [3] Three victories win.
   *[4] Four victories win.
}
story-taken = { $you ->
    [name] You: +{ $worth }
   *[nobody] { $name }: +{ $worth }
}
coach-title = Coach
    .between-two = At a glance
sound-offer = Turn the sounds on
seal-title = Sealed
seal-show = Sealed: how can that be checked?
verdict-next = Next round
verdict-next-person = { $name }: my hand
verdict-last = The end
stamp-takes = { $you ->
    [name] You take the round
   *[nobody] { $name } takes the round
}
stamp-worth = { $worth ->
    [one] { $worth } victory
   *[other] { $worth } victories
}
stamp-nobody = Nobody’s round
chip-next = +{ $strength } next
stamp-waits = it waits for the next winner
