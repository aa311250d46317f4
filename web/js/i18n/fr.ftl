### Français. Les phrases sont entières : une variable est un nom, un nombre, ou une carte sous une forme toute prête.

## L’application
app-title = Pocket Crowns
app-tagline = Deux petits duels à glisser dans la poche.
app-unofficial = Une application non officielle, faite par des joueurs.
theme-dark = Couleurs sombres
theme-light = Couleurs claires
back = Retour
home = Accueil
close = Fermer
continue = Continuer

## Chargement
engine-spared = Économiseur de données activé : le moteur de règles ({ $size } Mo) sera téléchargé quand vous commencerez une partie.
engine-embedded = Le moteur de règles ({ $size } Mo) sera téléchargé quand vous commencerez une partie.
engine-download = Téléchargement du moteur de règles : { $done } Mo sur { $total }
engine-start = Python se réveille…
engine-ready = Prêt à jouer
engine-failed = Le moteur de règles n’a pas démarré.
engine-retry = Réessayer
engine-lost = Le moteur s’est arrêté, puis a redémarré. Votre partie est intacte.
engine-refused = Le moteur de règles a refusé ({ $code }). Rien n’a changé.
engine-wait = Un instant : le moteur de règles démarre, votre premier choix est pris en compte.
loading-title = Un instant
loading-note = Cette attente n’a lieu qu’à la première visite.
elsewhere-title = Cette partie est ouverte dans un autre onglet
elsewhere-note = Pour qu’aucun coup ne soit perdu ni joué deux fois, on n’y joue que dans un seul onglet.
elsewhere-here = Continuer ici
loading-chosen = Votre choix est enregistré. La partie reprend dès que le moteur de règles est prêt.
offline-storing = Préparation du jeu hors ligne : { $done } Mo sur { $total }
offline-ready = Prêt hors ligne
offline-inside = Tout est dans ce seul fichier
offline-offer = Pour jouer sans réseau, il faut télécharger jusqu’à { $size } Mo.
offline-fetch = Télécharger
offline-full = Il n’y a plus de place ici pour conserver l’application. Elle a besoin du réseau ; tout le reste fonctionne.
offline-blocked = Cette fenêtre ne permet pas de conserver l’application hors ligne. Elle a besoin du réseau ; tout le reste fonctionne.
offline-broken = Pas encore prêt hors ligne : il manque des fichiers. Ils seront redemandés à la prochaine visite.
update-waiting = Une nouvelle version est prête. Touchez ici pour la lancer, ou attendez votre prochaine visite.
update-start = Nouvelle version
update-offer = Une nouvelle version est disponible : { $size } Mo à télécharger au plus.
storage-full = La mémoire de ce navigateur est pleine. Vous pouvez jouer, mais tout ce qui suit sera perdu si vous rechargez la page.
storage-lost = Ce navigateur n’enregistre rien : recharger la page met fin à la partie.
storage-unread = Des données enregistrées ici sont illisibles ({ $names }). Elles sont mises de côté ; tout le reste fonctionne.

## Accueil
home-more = Autre chose
home-puzzle = L’énigme du jour
home-puzzle-note = Une position, une seule réponse
home-rules = Règles
home-opponents = Résultats
home-settings = Réglages
home-shared = Lien
not-shown = Impossible d’afficher cela : les données enregistrées ou reçues sont incorrectes. Rien n’a changé.
later-missing = Cette partie de l’application n’a pas pu être téléchargée. Réessayez quand vous aurez du réseau.
home-play = Jouer
home-change = Changer
home-resume = Reprendre
home-resume-note = { $you ->
    [first] Vous contre { NOM($second) }
    [second] Vous contre { NOM($first) }
   *[nobody] { $first } contre { NOM($second) }
}
home-standing = { $you ->
    [first] Vous { $a } – { $b } { $second }, manche { $round }
    [second] { $first } { $a } – { $b } vous, manche { $round }
   *[nobody] { $first } { $a } – { $b } { $second }, manche { $round }
}
home-letters = { $count ->
    [one] Une partie à distance
   *[other] { $count } parties à distance
}
home-letters-note = { $ours ->
    [0] C’est aux autres de jouer
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $ours } parties
}
brave-rats-list = Les cartes
home-credits = Crédits
brave-rats = Brave Rats
    .short = Brave Rats
brave-rats-learn = Une minute pour apprendre
brave-rats-options = Édition et variantes
brave-rats-swap = Changer de clan
brave-rats-goal = { $target ->
    [3] Chacun révèle une carte : la plus forte l’emporte. Premier à trois victoires.
   *[4] Chacun révèle une carte : la plus forte l’emporte. Premier à quatre victoires.
}
brave-rats-note = 5 minutes · cartes · bluff

## Nouvelle partie
new-who = Qui joue ?
new-who-bot = Ordinateur
new-who-two = À deux ici
new-who-phones = 2 téléphones
new-who-letters = Par liens
new-device = L’appareil
new-device-round = Passe de main en main
new-device-between = Reste entre vous
new-who-letters-received = Vous avez reçu un lien ? Ouvrez-le ici
new-who-letters-help = Chacun envoie un lien à l’autre par la messagerie de son choix : pas de serveur, et personne ne peut voir votre jeu.
new-who-phones-help = Deux téléphones à une table, chacun sa main : ni serveur ni compte.
new-pair = Montrer un code
new-level = Adversaire
new-name = Votre nom
new-name-of = Nom pour { $clan }
new-edition = Édition
new-edition-16 = 16 cartes
    .help = Huit rats chacun.
new-edition-18 = 18 cartes
    .help = Le Mime s’ajoute : neuf rats chacun.
new-variants = Variantes
new-one-at-most = Une seule de celles-ci
new-princes = Qui a les deux Princes ?
new-princes-random = Le hasard décide
new-rulings = Points de règle
new-rulings-note = Là où la règle imprimée laisse un doute, choisissez une interprétation.
new-share = Partager
new-play-bot = Jouer contre { NOM($name) }
new-invite = Inviter
new-more = Plus
new-done = Terminé
new-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
open-title = Une partie est en cours
open-go-on = La reprendre
open-anew = Nouvelle partie

level-scamp = Le Garnement
    .short = Garnement
    .help = Gaspille ses bonnes cartes au mauvais moment : à battre en premier.
level-neighbour = La Voisine
    .short = Voisine
    .help = Débute comme tout le monde, juge à l’instinct et se trompe souvent.
level-guard = Le Garde
    .short = Garde
    .help = Réfléchit une manche à l’avance, jamais deux, et somnole parfois.
level-captain = La Capitaine
    .short = Capitaine
level-judge = La Juge
    .short = Juge
    .help = Joue la stratégie parfaite. À la longue, personne ne la bat, mais elle ne punit pas vos habitudes.
level-reader = La Lectrice
    .short = Lectrice
    .help = Apprend vos habitudes, partie après partie, et s’en sert contre vous.
level-squire = L’Écuyer
    .short = Écuyer
    .help = Plus fort quand vous gagnez, plus doux quand vous perdez : vous gagnez une partie sur deux.
level-now = Échelon { $step } sur { $of }.

variant-traitor = Le Traître
    .help = Chacun donne à l’autre une carte au hasard.
variant-lucky-draw = Pioche
    .help = Piles cachées : trois cartes en main, on en joue une, on en pioche une.
variant-fast-rat = Fast Rat
    .help = Trois victoires suffisent.
variant-draft = Draft
    .help = On se passe des paquets de quatre et on garde une carte à la fois.
variant-random-deal = Au hasard
    .help = Toutes les cartes sont mélangées et partagées.
variant-princess-attack = L’Attaque de la Princesse
    .help = Un camp a les deux Princes, l’autre les deux Princesses.
variant-emperor = L’Empereur
    .help = Plusieurs parties : la première personne qui en gagne deux l’emporte.

ruling-musician = Un Musicien face à un Général ou un Espion
    .why = La carte annule la manche. Annule-t-elle aussi ce que l’autre carte prépare ?
ruling-musician-keeps = La suite reste préparée
    .help = Seule la manche est perdue pour tous : le +2 ou l’espionnage s’applique quand même.
ruling-musician-cancels = Tout est annulé
    .help = Le +2 ou l’espionnage est perdu avec la manche.
ruling-ambassador = Un Ambassadeur dans une manche en attente
    .why = La règle française promet trois manches à son joueur la fois suivante ; l’anglaise en dit moins.
ruling-ambassador-banks = Elle compte double pour son joueur
    .help = La manche en attente vaut 2 pour le joueur de l’Ambassadeur et 1 pour l’autre.
ruling-ambassador-plain = Elle compte une fois
    .help = Une manche en attente vaut 1, quel que soit le vainqueur.
ruling-cards_out = Plus de cartes et personne n’a gagné
    .why = La règle imprimée dit égalité. Bien des tables préfèrent un vainqueur.
ruling-cards_out-tie = Égalité
    .help = Comme dans la règle imprimée : on rejoue.
ruling-cards_out-most_victories = Le plus de victoires l’emporte
    .help = À égalité de victoires, la partie reste nulle.

## Clans et cartes
clan-p1 = Yarg
clan-p2 = Applewood

card-musician = Musicien
    .the = le Musicien
    .power = Personne ne gagne la manche : elle attend le prochain vainqueur.
card-princess = Princesse
    .the = la Princesse
    .power = Face à un Prince, elle remporte toute la partie.
card-spy = Espion
    .the = l’Espion
    .power = La manche suivante, l’adversaire montre sa carte avant vous.
card-assassin = Assassin
    .the = l’Assassin
    .power = La plus petite force remporte la manche.
card-ambassador = Ambassadeur
    .the = l’Ambassadeur
    .power = Une manche gagnée avec cette carte compte double.
card-wizard = Magicien
    .the = le Magicien
    .power = La carte adverse perd son pouvoir.
card-general = Général
    .the = le Général
    .power = Votre prochaine carte gagne +2 en force.
card-prince = Prince
    .the = le Prince
    .power = Remporte la manche.
card-mime = Mime
    .the = le Mime
    .power = Devient la carte précédente de l’adversaire (manche 1 : un simple 5).
card-blank = simple 5
    .the = le simple 5
    .power = Aucun pouvoir.
cards-title = Les cartes
cards-order = Ce qui décide une manche, dans cet ordre

## À table
you = Vous
status-you = (vous)
score-victories = { $wins ->
    [one] { $wins } victoire sur { $target }
   *[other] { $wins } victoires sur { $target }
}
score-spoken = { $you ->
    [first] Score : vous { $a }, { NOM($second) } { $b }.
    [second] Score : { NOM($first) } { $a }, vous { $b }.
   *[nobody] Score : { NOM($first) } { $a }, { NOM($second) } { $b }.
}
score-games = { $games ->
    [one] { $games } partie gagnée
   *[other] { $games } parties gagnées
}
score-round = Manche { $round }
score-game = Partie { $game }
table-left = Ce { QUE($name) } peut encore jouer
table-rounds = Manches jouées
table-gifts = { $you ->
    [first] Traîtres : vous avez donné { $gift } ; { NOM($second) } a donné { $return }.
    [second] Traîtres : { NOM($first) } a donné { $gift } ; vous avez donné { $return }.
   *[nobody] Traîtres : { NOM($first) } a donné { $gift } ; { NOM($second) } a donné { $return }.
}
table-piles = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
}

curtain-pass = Passez l’appareil { A($name) }
curtain-away = { $other }, ne regardez pas.
curtain-me = Je suis { $name }
curtain-shows-first = { $name } va montrer une carte, puis { NOM($other) } choisira.
curtain-answers = { $other } a montré une carte ; { NOM($name) } y répond.
curtain-change = { $other } : changer mon choix
curtain-covered = Masqué pendant votre absence.

choose-title = { $you ->
    [name] Choisissez une carte
   *[nobody] { $name }, choisissez une carte
}
choose-title-show = { $you ->
    [name] Choisissez la carte à montrer
   *[nobody] { $name }, choisissez la carte à montrer
}
choose-title-keep = { $you ->
    [name] Gardez une carte
   *[nobody] { $name }, gardez une carte
}
choose-hand-yours = Votre main
choose-hand = Main { DE($name) }
choose-pack = Paquet
choose-kept = Déjà gardées
choose-none = Touchez pour lire, touchez encore pour jouer.
choose-lock-nothing = Jouer
choose-lock = Jouer { $card }
choose-lock-show = Montrer { $card }
choose-lock-keep = Garder { $card }
choose-discreet = Vos cartes ne sont pas lues à voix haute. Touches 0 à 7 ou M pour choisir, puis Entrée pour valider.
choose-discreet-done = Une carte est choisie.
choose-lock-discreet = Valider mon choix
choose-keys = Touches 0 à 7 et M pour choisir, Entrée pour valider et continuer.

ready-title = Les deux cartes sont posées
ready-note = Posez l’appareil entre vous.
ready-reveal = Révéler

thinking = { $name } choisit…

## Verdict
verdict-strength = { $base } + { $bonus }
verdict-silenced = sans pouvoir
verdict-became = joue comme { $card }
verdict-won = { $you ->
    [name] { $worth ->
        [one] Vous remportez la manche : { $worth } victoire.
       *[other] Vous remportez la manche : { $worth } victoires.
    }
   *[nobody] { $worth ->
        [one] { $name } remporte la manche : { $worth } victoire.
       *[other] { $name } remporte la manche : { $worth } victoires.
    }
}
verdict-game = { $you ->
    [name] Vous gagnez la partie d’un coup !
   *[nobody] { $name } gagne la partie d’un coup !
}
verdict-held = Personne ne remporte la manche : elle reste en attente.
verdict-nobody = Personne ne remporte la manche.
verdict-held-same = Le prochain vainqueur en prend { $held } de plus.
verdict-held-differs = { $you ->
    [first] En plus de la prochaine manche : { $a } pour vous, { $b } pour { NOM($second) }.
    [second] En plus de la prochaine manche : { $a } pour { NOM($first) }, { $b } pour vous.
   *[nobody] En plus de la prochaine manche : { $a } pour { NOM($first) }, { $b } pour { NOM($second) }.
}

why-musician-holds = Le Musicien joue : la manche n’est à personne.
why-princess-takes-prince = La Princesse piège un Prince : la partie est jouée.
why-prince-wins = { $case ->
    [equal] Deux Princes, { $high } et { $low } : aucun ne cède.
    [both] Deux Princes : { $high } bat { $low }.
   *[one] Le Prince gagne, quelles que soient les forces.
}
why-assassin-reverses = { $case ->
    [equal] L’Assassin inverse les forces, mais { $high } égale { $low }.
   *[other] L’Assassin inverse les forces : { $low } bat { $high }.
}
why-higher-wins = { $case ->
    [equal] Forces égales : { $high } contre { $low }.
   *[other] La carte la plus forte gagne : { $high } bat { $low }.
}
why-wizard-silences = { $case ->
    [equal] Le Magicien fait taire { $card } : { $high } contre { $low }.
   *[other] Le Magicien fait taire { $card } : { $high } bat { $low }.
}
why-details = Pourquoi ?
why-lines = La règle, ligne par ligne

line-wizard-silences = Un Magicien annule le pouvoir de la carte adverse.
line-musician-holds = Un Musicien met la manche en attente.
line-princess-takes-prince = Une Princesse face à un Prince gagne la partie.
line-prince-wins = Un Prince gagne ; entre deux Princes, le plus fort.
line-assassin-reverses = Un Assassin fait gagner la plus petite force.
line-higher-wins = La plus grande force gagne ; à égalité, la manche attend.
line-state-acts = s’applique
line-state-passed = sans objet
line-state-decides = décide
line-state-unreached = inutile ici

event-bonus = { $you ->
    [name] +{ $strength } sur votre prochaine carte.
   *[nobody] { $name } : +{ $strength } à la suivante.
}
event-bonus-both = +{ $strength } sur la prochaine carte des deux.
event-look = { $you ->
    [first] Vous montrez une carte avant le choix { DE($name) }.
    [name] { $first } montre une carte avant votre choix.
   *[nobody] { $first } montre une carte avant le choix { DE($name) }.
}
event-spies-cancel = Deux Espions : personne ne voit rien.
event-lost-to-musician = { $you ->
    [name] Vous perdez ce que préparait { $card }.
   *[nobody] { $name } perd ce que préparait { $card }.
}
event-game-won = { $you ->
    [name] La partie { $game } est à vous. Parties : { $a } – { $b }.
   *[nobody] La partie { $game } revient { A($name) }. Parties : { $a } – { $b }.
}
event-game-tied = La partie { $game } est nulle et se rejoue. Parties : { $a } – { $b }.

## La fin
end-won = { $you ->
    [name] Vous gagnez !
   *[nobody] { $name } gagne !
}
end-tied = Égalité
end-score = { $a } – { $b }.
end-won-by = { $you ->
    [name] { $a } – { $b }, en { $rounds } manches
   *[nobody] { $a } – { $b } contre { NOM($name) }, en { $rounds } manches
}
end-decided = La manche { $round } a décidé.
end-better = Votre { $card } l’aurait remportée.
end-stood = Score : { $a } – { $b }.
end-worth = { $worth } couronnes d’un coup.
reason-victories = { $target ->
    [3] Trois couronnes : c’est gagné.
   *[4] Quatre couronnes : c’est gagné.
}
reason-princess = La Princesse a piégé un Prince.
reason-cards_out = Plus de cartes, et personne n’a assez de couronnes.
reason-most_victories = Plus de cartes : le plus de couronnes l’emporte.
reason-games = Deux parties gagnées : c’est gagné.
end-course = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
end-again = Revanche
end-review = Revoir
end-chronicle = Récit
end-share = Partager
end-new = Nouvelle partie
rounds-held = en attente

## Scellés
seal-down = { $name } a déjà choisi. Sceau : { $seal }…
seal-kept = { $name } a choisi avant vous : le sceau est intact
seal-broken = Le sceau ne correspond pas !
seal-unseen = { $name } a choisi avant vous ; le sceau n’était pas sur cet écran
seal-how = Le sceau était posé avant votre choix. C’est le SHA-256 de la première ligne ci-dessous ; la seconde ligne est le sceau.

## Aide à la table
practice-note = Partie d’entraînement : elle ne compte pas, et vous pouvez annuler vos choix.
practice-back = Reprendre le coup
