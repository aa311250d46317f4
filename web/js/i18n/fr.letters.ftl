### Français, parties à distance.

letters-title = À distance
letters-this-game = Cette partie
letters-none = Aucune partie en cours. Vous avez reçu un lien ? Ouvrez-le, ou collez-le ici.
letters-new = Une nouvelle partie
letters-paste = Collez un lien que vous avez reçu
letters-read = Lire
letters-copy = Copier le lien
letters-p1 = la personne qui invite
letters-p2 = l’autre joueur

## À qui de jouer
letters-your-turn = À vous de jouer
letters-ended = Terminée : voyez la fin
letters-to-send = À envoyer { A($name) }
letters-to-invite = Invitation à envoyer
letters-waiting = En attente { DE($name) } (envoyé { $when })
letters-left = Répondu { $when } : pas de suite { DE($name) } depuis
letters-dropped = Répondu { $when } : pas de suite { DE($name) }, mais une nouvelle invitation
letters-unproven = Honnêteté encore à prouver
letters-unproven-waiting = Honnêteté encore à prouver : en attente { DE($name) } (envoyé { $when })
letters-waiting-invited = Pas encore de réponse (envoyé { $when })
letters-over = Parties terminées ({ $count })
letters-tidy = Tout retirer
letters-tidy-sure = { $count ->
    [one] Retirer de cet appareil la partie terminée ?
   *[other] Retirer de cet appareil les { $count } parties terminées ?
} C’est définitif.
letters-tidy-yes = Oui, retirer
letters-cancel = Annuler

## Une invitation, ou la partie d’autres personnes
letters-invited = { $name } vous invite à une partie de { $game }
letters-how = Chacun envoie un lien à l’autre, un par manche, par la messagerie de votre choix. Rien à installer, pas de compte.
letters-invited-again = Vous avez déjà répondu à une invitation { DE($name) } ({ $when }), restée sans suite. Chaque invitation tire le hasard de nouveau.
letters-join = Accepter
letters-stranger = { $first } contre { NOM($second) }
letters-take-note = Cette partie n’est pas sur cet appareil. Si vous êtes { $name }, vous pouvez continuer ici.
letters-take-not = Cette partie n’est pas sur cet appareil, et il manque { A($name) } un secret resté sur l’autre. Ouvrez plutôt ici votre lien privé.
letters-take = Je suis { $name } : continuer

## Notre message
letters-yours-to-invite = Votre invitation est prête
letters-yours-to-send = Votre message est prêt
letters-waits = C’est { A($name) } de jouer
letters-waits-invited = En attente d’une réponse
letters-sent = Envoyé { $when }
letters-send = Envoyer { A($name) }
letters-send-invitation = Envoyer l’invitation
letters-send-again = Renvoyer
letters-link = Le lien à envoyer
letters-link-sent = Le lien envoyé
letters-qr = En QR code
letters-message = { $game } : à vous de jouer !
letters-trust-begin = Ce lien ouvre la partie. Le hasard viendra d’un nombre à vous et d’un nombre { DE($name) } : aucun des deux ne peut le choisir. Seule une autre invitation le tirerait de nouveau.
letters-trust-sealed = Votre choix est scellé : { $choice }. Personne ne peut le voir avant d’avoir joué ; vous ne pouvez plus le changer.
letters-trust-answer = Votre choix : { $choice }. La carte d’en face est déjà scellée et ne peut plus changer.
letters-trust-open = Votre choix voyage dans ce lien : { NOM($name) } le verra en l’ouvrant.
letters-trust-kept = Ce que vous avez gardé reste caché : { $name } ne voit que ce que vous avez passé.
letters-trust-first = C’est { A($name) } de commencer : envoyez ce lien.
letters-trust-end = La partie est finie. Envoyez ce dernier message pour { QUE($name) } le voie aussi.
letters-trust-unproven = D’après ce qui a été montré, la partie est finie. Un message de plus dira si { $name } n’a joué que ce que le hasard lui avait donné ; d’ici là, personne n’est dit vainqueur. Il répondra à celui-ci : envoyez-le.
letters-last = Un dernier message pour { NOM($name) }
letters-last-again = Le dernier message pour { NOM($name) }
letters-own = C’est votre propre message. Envoyez-le à l’autre joueur.
letters-same = Rien de nouveau dans ce lien : la partie en est déjà là.

## Pourquoi c’est sûr
letters-trust = Peut-on tricher ?
letters-trust-how = Chaque lien contient toute la partie. Votre navigateur la vérifie depuis le début : chaque carte, chaque sceau, tout le hasard. Ce qui ne colle pas est refusé, et vous savez de qui cela vient.
letters-trust-silence = Ne plus répondre, c’est abandonner, comme autour d’une table.
letters-trust-limits = Ce que personne ne peut empêcher : arrêter là et inviter de nouveau, pour que le hasard soit retiré ; et faire jouer deux personnes l’une contre l’autre, en transmettant à l’une les choix de l’autre. Ce que vous pouvez voir : la liste nomme chaque invitation à laquelle vous avez répondu et qui est restée sans suite.
letters-trust-shares = Les cartes et les tuiles cachées sont tirées de deux tas, un par personne, pour que chacun pioche de son côté. Vous savez tous les deux ce qu’il y a dans chaque tas : un peu plus qu’autour d’une table. À la fin, ou si quelqu’un abandonne, les deux navigateurs vérifient les tirages ; avant cela, une victoire n’est pas montrée comme telle.

## Sur un autre appareil
letters-elsewhere = Continuer sur un autre appareil
letters-private-note = Votre lien privé contient vos secrets. Qui l’ouvre voit vos cartes et joue à votre place : ne l’envoyez qu’à vous-même.
letters-not-kept = Ce navigateur ne garde rien. Mettez votre lien privé de côté avant de fermer cette page.
letters-private-show = Montrer mon lien privé
letters-private = Mon lien privé
letters-forget = Retirer cette partie
letters-forget-sure = Retirer cette partie de cet appareil ? Sans ses liens, elle est perdue.
letters-forget-yes = Oui, la retirer
letters-stuck = Il manque ici votre secret
letters-stuck-note = Votre carte a été scellée sur un autre appareil. Ouvrez ici votre lien privé pour la montrer.
letters-private-asks = Avez-vous créé ce lien privé vous-même ?
letters-private-you = Il fait de vous { NOM($name) } dans une partie de { $game } contre { NOM($other) }.
letters-private-beware = Ne continuez que si vous l’avez créé vous-même, sur un autre appareil. Un lien venu de quelqu’un d’autre peut contenir des choix que vous n’avez jamais faits, et qui l’a créé peut voir vos cartes et jouer à votre place.
letters-private-yes = Je l’ai créé : continuer
letters-back = Un doute sur le dernier lien ?
letters-back-note = Vous l’avez ouvert { $when }. S’il ne venait pas { DE($name) }, ou n’était pas voulu, laissez-le de côté : la partie revient à ce qu’elle était avant lui. C’est possible pendant un jour et tant que vous n’avez pas joué. Vous n’avez rien à choisir de nouveau. Si vous continuez avec un autre lien, l’appareil de celui qui a écrit celui-ci dira que le vôtre raconte une autre partie.
letters-back-yes = Laisser ce lien de côté

## Abandonner
letters-resign = Abandonner
letters-resign-sure = Abandonner la partie et laisser gagner { NOM($name) } ?
letters-resign-yes = Oui, j’abandonne
letters-resign-no = Non, je continue
letters-resigned = { $name } a abandonné.

## Les liens qui ne changent rien
letters-title-unreadable = Ce lien est illisible
letters-title-older = Ce lien est plus ancien
letters-title-fork = Ce lien raconte une autre partie
letters-title-pretends = Ce lien parle à votre place
letters-title-not-yours = Ce lien privé n’est pas le vôtre
letters-title-foul = Quelque chose ne colle pas
letters-unchanged = Votre partie n’a pas changé.
letters-to-game = À la partie
letters-to-list = Aux parties
letters-unreadable-not-a-link = Ce n’est pas un de nos liens. Copiez-le en entier, jusqu’au bout.
letters-unreadable-damaged = Il en manque un morceau, ou il a changé en route. Redemandez-le et copiez-le en entier.
letters-unreadable-newer = Il vient d’une version plus récente de l’application. Rechargez cette page quand il y a du réseau.
letters-older = Ce lien compte { $there ->
    [one] un message
   *[other] { $there } messages
}, et la partie ici en compte { $here }. Cherchez le lien le plus récent.
letters-fork = Le message { $message }, { DE($name) }, n’est pas celui que vous avez ici. Quelqu’un est revenu en arrière pour choisir autre chose, ou deux personnes ont répondu à la même invitation. Demandez le vrai.
letters-pretends = Le message { $message } porte votre nom, mais n’a pas été écrit sur cet appareil. Si vous l’avez écrit ailleurs, ouvrez ici votre lien privé.
letters-not-yours = Qui l’ouvre joue à la place { DE($name) }, mais son secret n’est pas celui de la partie ici. On l’a envoyé par erreur, ou on veut jouer à votre place. Demandez plutôt le lien habituel.
letters-foul-unreadable = Ce lien contient quelque chose qui n’est pas une partie.
letters-foul-unknown-game = Ce jeu, ou une de ses options, est inconnu ici. L’autre application est peut-être plus récente : rechargez cette page quand il y a du réseau.
letters-foul-turn = Message { $message } : { $name } a écrit hors de son tour.
letters-foul-order = Message { $message } : { $name } a oublié quelque chose ou l’a mis au mauvais endroit.
letters-foul-unfinished = Le message { $message } { DE($name) } s’arrête trop tôt. Demandez le lien entier.
letters-foul-after-end = Message { $message } : { $name } a continué après la fin de la partie.
letters-foul-not-allowed = Message { $message } : le choix { DE($name) } n’est pas permis par les règles.
letters-foul-other-choice = Message { $message } : { $name } montre une autre carte que celle qui était scellée.
letters-foul-other-seed = Message { $message } : { $name } montre, pour le hasard, un autre nombre que celui qui était scellé.
letters-foul-other-secret = Le secret de ce lien privé n’est pas celui avec lequel { $name } a commencé.
letters-foul-not-drawn = Message { $message } : { $name } a joué ce que le hasard ne lui avait pas donné.
letters-foul-other-luck = Message { $message } : { $name } raconte un autre hasard que le vrai.

