### English, games at a distance.

letters-title = At a distance
letters-this-game = This game
letters-none = No game is going on. Somebody sent you a link? Open it, or paste it here.
letters-new = A new game
letters-paste = Paste a link that somebody sent you
letters-read = Read it
letters-copy = Copy the link
letters-p1 = the person who invites
letters-p2 = the other player

## Whose turn it is
letters-your-turn = Your turn
letters-ended = Over: see how it ended
letters-to-send = Ready to be sent to { $name }
letters-to-invite = Ready to be sent: your invitation
letters-waiting = Waiting for { $name } (sent { $when })
letters-left = Answered { $when }: { $name } has not gone on since
letters-dropped = Answered { $when }: { $name } has not gone on, and has invited you anew
letters-unproven = Not shown to be honest yet
letters-unproven-waiting = Not shown to be honest yet: waiting for { $name } (sent { $when })
letters-waiting-invited = Nobody has answered yet (sent { $when })
letters-over = Games that are over ({ $count })
letters-tidy = Remove them all
letters-tidy-sure = { $count ->
    [one] Remove the game that is over from this device?
   *[other] Remove all { $count } games that are over from this device?
} It cannot be undone.
letters-tidy-yes = Yes, remove
letters-cancel = Cancel

## An invitation, or somebody else’s game
letters-invited = { $name } invites you to a game of { $game }
letters-how = You each send the other a link, one for each round, by any messenger you like. Nothing to install, no account.
letters-invited-again = You answered an earlier invitation of { $name } ({ $when }), and nothing came back. Every invitation draws luck anew.
letters-join = Join
letters-stranger = { $first } against { $second }
letters-take-note = This game is not on this device. If you are { $name }, you can go on from here.
letters-take-not = This game is not on this device, and to go on { $name } needs a secret that stayed on the other one. Open your private link here instead.
letters-take = I am { $name }: go on

## Our message
letters-yours-to-invite = Your invitation is ready
letters-yours-to-send = Your message is ready
letters-waits = It is { $name }’s turn
letters-waits-invited = Waiting for an answer
letters-sent = Sent { $when }
letters-send = Send to { $name }
letters-send-invitation = Send the invitation
letters-send-again = Send it again
letters-link = The link that will be sent
letters-link-sent = The link that was sent
letters-qr = As a QR code
letters-message = { $game }: your turn!
letters-trust-begin = This link begins the game. Your number and { $name }’s together decide the luck: neither of you can choose it. Only another invitation would draw it again.
letters-trust-sealed = Your choice is sealed: { $choice }. Nobody can see it before having played; you can no longer change it.
letters-trust-answer = Your choice: { $choice }. The other card is sealed already and can no longer change.
letters-trust-open = Your choice travels in this link, for { $name } to see on opening it.
letters-trust-kept = What you kept stays hidden: { $name } only sees what you passed on.
letters-trust-first = It is for { $name } to begin: send this link.
letters-trust-end = The game is over. Send this last message, so that { $name } sees it too.
letters-trust-unproven = By what was shown, the game is over. Whether { $name } only played what luck had dealt is seen from one more message; until it comes, nobody is shown as the winner. It answers this one, so send this.
letters-last = A last message for { $name }
letters-last-again = The last message for { $name }
letters-own = This is your own message. Send it to the other player.
letters-same = Nothing new in this link: the game here is as far as that.

## Why it can be trusted
letters-trust = Can anybody cheat?
letters-trust-how = Every link holds the whole game. Your browser checks it from the start: every card, every hash, all the luck. Whatever does not fit is refused, and you are told who did it.
letters-trust-silence = Somebody who stops answering has given up, as at a table.
letters-trust-limits = What nobody can prevent: breaking off and sending a new invitation, so that luck is drawn again; and playing two people against each other, by passing on to one what the other chose. What you can see: the list names every invitation that you answered and that came to nothing.
letters-trust-shares = Hidden cards and tiles are dealt out of two heaps, one for each player, so that each can draw alone. You both know which cards are in which heap, a little more than at a table. When the game is over or given up, both browsers check what was drawn; before that, a win is not shown as one.

## On another device
letters-elsewhere = Continue on another device
letters-private-note = Your private link holds your secrets. Whoever has it sees your cards and plays in your name: send it to nobody but yourself.
letters-not-kept = This browser keeps nothing. Put your private link somewhere safe before you close this page.
letters-private-show = Show my private link
letters-private = My private link
letters-forget = Remove this game
letters-forget-sure = Remove this game from this device? Without its links it cannot be brought back.
letters-forget-yes = Yes, remove it
letters-stuck = Your secret is missing here
letters-stuck-note = Your card was sealed on another device. Open your private link here to show it.
letters-private-asks = Did you make this private link yourself?
letters-private-you = It makes you { $name } in a game of { $game } against { $other }.
letters-private-beware = Only go on if you made it yourself, on another device. A link that somebody else has sent you can hold choices that you never made, and who made it can see your cards and play in your name.
letters-private-yes = I made it myself: go on
letters-back = Was the last link wrong?
letters-back-note = You opened it { $when }. If it did not come from { $name }, or was not meant, leave it aside: the game goes back to before it, for a day and until you play. You choose nothing again. Should you go on with another link, the device of whoever wrote this one will say that yours tells another story.
letters-back-yes = Leave that link aside

## Giving up
letters-resign = Give up
letters-resign-sure = Give up this game and let { $name } win?
letters-resign-yes = Yes, I give up
letters-resign-no = No, I play on
letters-resigned = { $name } gave up.

## Links that change nothing
letters-title-unreadable = This link cannot be read
letters-title-older = This link is older
letters-title-fork = This link tells another story
letters-title-pretends = This link speaks for you
letters-title-not-yours = This private link is not yours
letters-title-foul = Something does not fit
letters-unchanged = Your game stays as it was.
letters-to-game = To the game
letters-to-list = To the games
letters-unreadable-not-a-link = This is not one of our links. Copy the whole of it, up to its end.
letters-unreadable-damaged = A part of it is missing or was changed on the way. Ask for it again, and copy the whole of it.
letters-unreadable-newer = It comes from a newer version of this app. Reload this page when there is a network.
letters-older = This link has { $there ->
    [one] one message
   *[other] { $there } messages
}, and the game here has { $here }. Look for the newest link.
letters-fork = Message { $message }, by { $name }, is not the one that you have here. Somebody went back and chose again, or two people answered the same invitation. Ask for the true one.
letters-pretends = Message { $message } is in your name, but was not written on this device. If you wrote it elsewhere, open your private link here.
letters-not-yours = Whoever opens it plays as { $name }, but its secret is not the one of the game here. Somebody has sent it by mistake, or wants to play in your place. Ask for the usual link instead.
letters-foul-unreadable = This link holds something that is no game.
letters-foul-unknown-game = This game, or one of its options, is not known here. Perhaps the other app is newer: reload this page when there is a network.
letters-foul-turn = Message { $message }: { $name } wrote out of turn.
letters-foul-order = Message { $message }: { $name } left something out or put it in the wrong place.
letters-foul-unfinished = Message { $message } by { $name } stops too early. Ask for the whole link.
letters-foul-after-end = Message { $message }: { $name } went on after the end of the game.
letters-foul-not-allowed = Message { $message }: { $name } made a choice that the rules do not allow.
letters-foul-other-choice = Message { $message }: { $name } shows another card than the one that was sealed.
letters-foul-other-seed = Message { $message }: { $name } shows another number for luck than the one that was sealed.
letters-foul-other-secret = The secret in this private link is not the one that { $name } began with.
letters-foul-not-drawn = Message { $message }: { $name } played something that luck had not dealt.
letters-foul-other-luck = Message { $message }: { $name } tells luck otherwise than it was.

