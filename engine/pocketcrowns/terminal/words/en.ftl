### English, what the terminal says beside the page's words.

## Asking
term-game = Which game? 1 Brave Rats, 2 R vs R
term-choose = Your choice:
term-back = (an empty line takes one step back)
term-not-understood = “{ $answer }” is none of these.
term-several = “{ $answer }” could be { $count } of these.
term-help = p the pieces   i the game in one sentence   h hint   u take back   q save and stop
term-enter = Press Enter.
term-nothing-to-undo = There is nothing to take back.
term-no-hint = Hints are for games against the computer.
term-begins = { $name } begins round { $round }.
term-game-begins = Game { $game } begins.
term-joins = { $you ->
    [name] { $cell } joins you.
   *[nobody] { $cell } joins { NOM($name) }.
}
term-kept = { $name } has kept a card or a tile.
term-dealt = Luck deals { $tile }.
term-princes = { $name } has both Princes.
term-cards = { $first }: { $a }   { $second }: { $b }
term-plays-as = { $card }, as { $as }
term-shown = { $you ->
    [name] You show:
   *[nobody] { $name } shows:
}
term-hint = { $name }: { $percent } %

## Showing
term-bonus = +{ $strength } on the next card
term-held = on hold: +{ $held }
term-shows-first = shows first
term-seen-hand = Your hand
term-seen-left = { $name } can still play
term-list = { $title }: { $pieces }
term-row-left = { $cell }: { $tile }

## The end
term-not-saved = { $file } cannot be written ({ $why }). The game is kept in { $other }.
term-saved = The game is kept in { $file }. Go on with: python -m pocketcrowns play --resume { $file }
term-line = The game in one line: { $line }
term-level = You play { NOM($name) }, against { NOM($level) }.

## Tables
table-cell-p1 = row
table-cell-p2 = column
table-key = The row’s card against the column’s. 1 or 2: victories. *: the whole game. =: the round is on hold.
