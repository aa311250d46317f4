### English, the study board.

study-from-here = Study this position
    .short = Study
study-position = The position
study-set-up = Set up
study-leave = Cancel
study-play-on = Play on
study-take = Study this
study-failed = The engine could not tell how it stands here.
study-broken = This step breaks a rule: nobody can have played it.
study-anew = Begin another study
study-other = Your other study
study-chooses = { $name } chooses
study-worth = { $of ->
    [points] { $worth }
   *[game] { $worth } to win
}
study-value-exact = { $comes ->
    [won] won, proven
    [lost] lost, proven
   *[open] { $worth }, proven
}
study-value-estimate = about { $worth }, { $points } points off at most
study-value-guess = about { $worth }, estimated
study-alike = { $value }, whatever is chosen
study-share = { $share } of the time
study-played = play it
study-then = wins
study-all = All { $count }
study-branches = Variations
study-variation = Variation { $number } of { $count }:
study-start = The start
study-note = Note
study-remove = Remove this step and what follows
study-full = This study has 300 steps, and takes no more.
study-by-own = Each side’s values go by what that side knows.
study-pile = { $count } in the pile
study-in-hand = In hand
study-in-pile = In the pile
study-offered = On offer
study-draft = Tap a card for one of it, for both, for none. What is nowhere is dealt later.
study-wins = Victories
study-bonus = +2 for the next card
study-first = Shows a card first
study-shown = The card that lies open
study-last = Last card
study-any = as it comes
study-nobody = nobody
study-not-yet = not shown yet
study-murdered = Never on the board (Assassin)
study-known = Known to both
study-held = { $count ->
    [0] On hold
   *[other] { $count } on hold
}
study-shows = shows first
study-how = Tap a tile, then a cell or an area. Tap a tile on the board to turn it round, then to lay it face down, then to take it off. The Tower also goes on top of a tile.
study-how-cards = Tap a card to put it into the hand, or to take it out.
study-discard = Discard
study-out = Not in this game
study-parts = What to change
study-part-hands = Hands
study-part-score = Score
study-part-tiles = Tiles
study-part-options = Options
study-turn = Who moves
study-to-area = Move { $tile } here: { $area }

## Why a position cannot be.

study-not-variant = With this variant no position can be set up.
study-not-twice = { $piece } is there twice.
study-not-copies = There are only two of { $piece }.
study-not-hand-size = Cards in the hand of { NOM($name) }: { $count }, and there would be { $needed }.
study-not-draft = No draft comes to this: { $p1 } and { $p2 } kept, { $count } on offer.
study-not-draft-turn = { $name } does not choose now in this draft.
study-not-hands-differ = Both sides play the same number of cards: { $p1 } and { $p2 } cannot be left.
study-not-no-cards = Nobody holds a card: the game is over.
study-not-over = { $name } has { $target } victories already: the game is over.
study-not-nothing-played = No round was played, so there is no score yet.
study-not-too-many = { $count ->
    [one] One round cannot leave that score.
   *[other] { $count } rounds cannot leave that score.
}
study-not-no-general = { $name } has played nothing that gives +2.
study-not-no-spy = Nobody has played a Spy.
study-not-last = { $name } has not played { $piece }.
study-not-shown = { $piece } cannot lie open now.
study-not-no-game = No order of the cards that were played leads to this score: none was found.
study-not-known = Nothing was placed that takes tiles back: only its owner knows { $the }.
study-not-missing = { $capital } is nowhere.
study-not-neutral-count = Neutral tiles here: { $count }; this setup has { $needed }.
study-not-not-common = { $capital } does not belong among the neutral tiles.
study-not-wrong-area = { $capital } cannot be in this area: { $name }.
study-not-faces-nobody = On { $cell }, { $the } faces nobody.
study-not-citizen-first = The board is empty: whoever moves has the Citizen, and places it first.
study-not-cleared = On { $cell }, { $the } would have left the board by now.
study-not-two-down = Two tiles are face down, on { $cell } and { $other }: the first would have left the board by now.
study-not-covers = On { $cell }, { $the } covers nothing: only the Tower does.
study-not-covers-nothing = The Tower on { $cell } has to cover an ally.
study-not-covers-shield = On { $cell }, { $the } has a shield: no Tower covers it.
study-not-full = Nine tiles show their faces: the round is over, { $p1 } to { $p2 }.
study-not-no-placement = { $name } can place nothing: the round is over.
study-not-nothing-turns = Nothing was placed that turned { $the } on { $cell }.
study-not-nothing-removes = Nothing was placed that removed { $the }.
study-not-nothing-murders = { $capital } was never on the board, and no Assassin was placed.
study-not-shielded-turned = On { $cell }, { $the } has a shield: nothing turns it round.
study-not-alternation = { $name } has placed { $count } tiles of its own, and had { $needed } turns.
