### Français, deux téléphones autour d’une table.

phones-title = Deux téléphones
phones-tabs = Montrer ou scanner
phones-show = 1 Montrer
phones-scan = 2 Scanner

## Se relier
phones-code-label = QR code de ce téléphone
phones-making = Le code se prépare…
phones-show-help = L’autre joueur le scanne avec « Deux téléphones, Scanner ».
phones-answer-help = À l’autre joueur de scanner celui-ci.
phones-show-step = Tous deux sur le même Wi-⁠Fi. Vos cartes voyagent scellées, d’un téléphone à l’autre.
phones-step-scan = Scannez à votre tour le code de l’autre téléphone. Ils sont alors reliés, sans compte ni serveur.
phones-step-answer = Son code est lu. Dès qu’il aura lu le vôtre, la partie commence d’elle-même.
phones-scan-theirs = C’est lu : scanner le sien
phones-as-link = L’envoyer en lien
phones-link = Votre code en lien
phones-show-again = Montrer mon code
phones-paste-instead = Coller plutôt un code
phones-paste = Collez le code ou le lien reçu
phones-read = Lire
phones-point = Visez le code de l’autre téléphone.
phones-asking = Votre navigateur demande s’il peut utiliser l’appareil photo.
phones-camera-refused = L’appareil photo n’est pas autorisé ici. Autorisez-le dans les réglages du navigateur, ou collez un code.
phones-camera-missing = Pas d’appareil photo ici. Collez plutôt un code.
phones-joining = Les téléphones se cherchent…
phones-goes-on = { $name } et vous n’êtes plus reliés. La partie attend : l’un montre un code, l’autre le scanne.
phones-unnamed = L’autre joueur

## Ce qui a manqué
phones-code-foreign = Ce n’est pas un code de Pocket Crowns pour deux téléphones.
phones-code-damaged = Il manque un morceau de ce code. Copiez-le en entier.
phones-code-version = L’autre téléphone a une autre version de Pocket Crowns. Rechargez la page sur les deux.
phones-code-own = C’est le code de ce téléphone-ci. Scannez celui de l’autre.
phones-code-other = Ce code répond à un autre, ou à un plus ancien. Faites scanner celui que vous montrez maintenant.
phones-code-elsewhere = Le code a été lu dans l’autre fenêtre : la partie continue là-bas.
phones-version = L’autre téléphone a une autre version de Pocket Crowns. Rechargez la page sur les deux, puis reliez-les de nouveau.
phones-other-game = Les deux téléphones n’ont pas la même partie, ou l’un des deux ne l’a pas gardée. Commencez-en une nouvelle, ou ouvrez la bonne sur les deux.
phones-apart = Les téléphones ne se trouvent pas : ce réseau les sépare. Essayez un autre Wi-⁠Fi ou un partage de connexion, ou jouez par liens.
phones-failed = La connexion n’a pas pu se faire. Réessayez, ou jouez par liens.
phones-fork = L’autre téléphone raconte une autre partie que celle d’ici. Rien n’a changé ici.
phones-forged = Quelque chose ne colle pas avec cette partie. C’est laissé de côté, et rien n’a changé.
phones-missing = Ce navigateur ne peut pas relier deux téléphones
phones-missing-note = Il n’a pas de connexions directes (WebRTC). Vous pouvez jouer par liens, ou ouvrir Pocket Crowns dans un autre navigateur.
phones-by-links = Jouer par liens
phones-tab = Ouvrir Pocket Crowns dans son propre onglet

phones-alone = Avec ce seul téléphone
phones-alone-sure = Vous continuez à partir de la dernière manche dévoilée, en vous passant ce téléphone. Ce qui a été choisi depuis est oublié.
phones-alone-replaces = La partie en cours sur ce téléphone lui cède la place.
phones-alone-yes = Continuer sur ce téléphone
phones-alone-secret = Pas avec ces options : ce que le hasard n’a dit qu’à l’autre joueur est sur son téléphone. Reliez de nouveau les téléphones, ou continuez par liens.

## À la table
phones-waiting = Reliés. La partie arrive…
phones-shaky = L’autre téléphone ne répond plus. La partie attend.
phones-go-on-by-links = Continuer par liens
phones-connected = Reliés, d’un téléphone à l’autre.
phones-not-connected = Pas de liaison.
phones-again-mine = L’autre joueur est invité à rejouer.
phones-again-theirs = L’autre joueur veut rejouer.
phones-play-on = Sur deux téléphones

## Regarder
phones-watch = Laisser quelqu’un regarder
phones-watch-help = Pour regarder, on scanne ce code avec « Deux téléphones, Scanner ».
phones-watch-step = Puis vous scannez le sien. On voit la table, et aucune main.
phones-watched-by = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
phones-watching = Vous regardez
phones-watching-note = Vous voyez ce qui est sur la table, et aucune main. Tout vient du téléphone d’un joueur.
phones-watching-on = S’ils rejouent, vous le verrez ici.
phones-watching-gone = Le téléphone qui vous montrait la partie n’est plus là. Scannez de nouveau son code.
