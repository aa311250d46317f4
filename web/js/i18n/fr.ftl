### Français. Les phrases sont entières : une variable est un nom, un nombre, ou une carte sous une forme toute prête.

## L’application
app-title = Pocket Crowns
app-tagline = Deux duels courts, une poche.
app-unofficial = Une application non officielle, faite par des joueurs.
theme-dark = Couleurs sombres
theme-light = Couleurs claires
back = Retour
home = Accueil
close = Fermer
continue = Continuer

## Chargement
engine-spared = Économiseur de données activé : le moteur des règles ({ $size } Mo) arrive quand vous commencez une partie.
engine-embedded = Le moteur des règles ({ $size } Mo) arrive quand vous commencez une partie.
engine-download = Le moteur des règles arrive : { $done } Mo sur { $total }
engine-start = Python se réveille…
engine-ready = Prêt à jouer
engine-failed = Le moteur des règles n’a pas démarré.
engine-retry = Réessayer
engine-lost = Le moteur s’est arrêté et a été relancé. Votre partie est restée en place.
engine-refused = Le moteur a refusé ({ $code }). Rien n’a changé.
loading-title = Un instant
loading-note = Seule la première visite est aussi longue.
elsewhere-title = Cette partie continue dans un autre onglet
elsewhere-note = Un seul onglet la joue, pour qu’aucun coup ne soit perdu ni joué deux fois.
elsewhere-here = Continuer ici
loading-chosen = Votre choix est gardé. La partie continue dès que le moteur de règles est là.
offline-storing = Préparation du jeu hors ligne : { $done } Mo sur { $total }
offline-ready = Prêt hors ligne
offline-inside = Tout est dans ce seul fichier
offline-offer = Pour jouer sans réseau, il faut télécharger jusqu’à { $size } Mo.
offline-fetch = Télécharger
offline-full = Il n’y a plus de place pour garder l’application ici. Il lui faut le réseau ; tout le reste fonctionne.
offline-blocked = Cette fenêtre ne permet pas de garder l’application hors ligne. Il lui faut le réseau ; tout le reste fonctionne.
offline-broken = Pas encore prêt hors ligne : des fichiers ne sont pas arrivés. Ils seront redemandés à la prochaine visite.
update-waiting = Une nouvelle version est prête. Elle démarre d’un toucher ici, ou à votre prochaine visite.
update-start = Nouvelle version
update-offer = Il y a une nouvelle version, un téléchargement de { $size } Mo au plus.
storage-full = La mémoire de ce navigateur est pleine. Les parties continuent, mais recharger la page perd ce qui se joue à partir d’ici.
storage-lost = Ce navigateur ne garde rien pour nous : recharger la page met fin à la partie.
storage-unread = Une partie de ce qui était gardé ici est illisible ({ $names }). Elle reste ici, mise de côté ; tout le reste fonctionne.

## Accueil
home-more = Autre chose
home-puzzle = L’énigme du jour
home-opponents = Adversaires et résultats
home-settings = Réglages
home-shared = Ouvrir un lien
not-shown = Impossible à montrer : ce qui est enregistré ou reçu n’est pas comme il faut. Rien n’a changé.
later-missing = Cette partie de l’application n’a pas pu arriver. Réessayez quand il y a du réseau.
home-play = Jouer
home-resume = Reprendre
home-resume-note = { $first } contre { $second }
home-letters = { $count ->
    [one] Une partie à distance
   *[other] { $count } parties à distance
}
home-letters-note = { $ours ->
    [0] Aux autres de jouer
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $ours } parties
}
brave-rats-list = Les cartes
home-credits = Crédits
brave-rats = Brave Rats
brave-rats-learn = Première fois ? Une minute pour apprendre
brave-rats-goal = Chacun montre une carte, ensemble. La plus forte prend la manche ; quatre victoires gagnent la partie.
brave-rats-note = 5 minutes · cartes simultanées · bluff

## Nouvelle partie
new-title = Nouvelle partie
new-who = Qui joue ?
new-who-bot = Contre l’ordinateur
new-who-two = À deux sur cet appareil
new-who-letters = À distance, par liens
new-who-letters-received = Vous avez reçu un lien ? Lisez-le ici
new-who-letters-help = Chacun envoie un lien à l’autre par sa messagerie : pas de serveur, et personne ne peut tricher.
new-level = Adversaire
new-clan = Votre clan
new-name = Votre nom
new-name-of = Nom pour { $clan }
new-edition = Édition
new-edition-16 = 16 cartes
new-edition-16-help = Huit rats chacun.
new-edition-18 = 18 cartes
new-edition-18-help = Le Mime s’ajoute : neuf rats chacun.
new-variants = Variantes
new-variants-exclusive = Pas avec { $variant }
new-princes = Qui a les deux Princes ?
new-princes-random = Le hasard décide
new-rulings = Points de règle
new-rulings-note = Là où la règle imprimée laisse un doute, choisissez une lecture.
new-share = Partager ces choix
new-start = Commencer
new-replaces = La partie en cours sera remplacée.

level-scamp = Le Garnement
    .help = Joue sur un coup de tête : n’importe quelle carte, n’importe quand.
level-neighbour = La Voisine
    .help = Ouvre comme tout le monde et juge la manche au sentiment.
level-guard = Le Garde
    .help = Pense une manche à l’avance, jamais deux.
level-captain = La Capitaine
level-judge = La Juge
    .help = Joue le mélange parfait. À la longue, personne ne la bat, mais elle ne punit pas vos habitudes.
level-reader = La Lectrice
    .help = Apprend vos habitudes dans cette partie et les dernières, et joue contre elles.

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
    .help = Plusieurs parties : le premier qui en gagne deux l’emporte.

ruling-musician = Un Musicien face à un Général ou un Espion
    .why = La carte annule la manche. Annule-t-elle aussi ce que l’autre carte prépare ?
ruling-musician-keeps = La manche suivante reste préparée
    .help = Seule la manche n’est à personne : le +2 ou le regard vient quand même.
ruling-musician-cancels = Tout est annulé
    .help = Le +2 ou le regard est perdu avec la manche.
ruling-ambassador = Un Ambassadeur dans une manche en attente
    .why = La règle française promet trois manches à son joueur la fois suivante, l’anglaise en dit moins.
ruling-ambassador-banks = Elle compte double pour son joueur
    .help = La manche en attente vaut 2 pour le joueur de l’Ambassadeur et 1 pour l’autre.
ruling-ambassador-plain = Elle compte une fois
    .help = Une manche en attente vaut 1, quel que soit le vainqueur.
ruling-cards_out = Plus de cartes et personne n’a gagné
    .why = La règle imprimée dit égalité. Bien des tables préfèrent un vainqueur.
ruling-cards_out-tie = Égalité
    .help = Comme imprimé : on rejoue.
ruling-cards_out-most_victories = Le plus de victoires gagne
    .help = À victoires égales, c’est toujours une égalité.

## Clans et cartes
clan-p1 = Yarg
clan-p2 = Applewood

card-musician = Musicien
    .the = le Musicien
    .power = La manche n’est à personne : elle attend le prochain vainqueur.
card-princess = Princesse
    .the = la Princesse
    .power = Face à un Prince, elle gagne toute la partie.
card-spy = Espion
    .the = l’Espion
    .power = À la manche suivante, l’adversaire montre sa carte avant votre choix.
card-assassin = Assassin
    .the = l’Assassin
    .power = La force la plus basse gagne la manche.
card-ambassador = Ambassadeur
    .the = l’Ambassadeur
    .power = Une manche gagnée avec cette carte en vaut deux.
card-wizard = Magicien
    .the = le Magicien
    .power = La carte d’en face n’a plus de pouvoir.
card-general = Général
    .the = le Général
    .power = Votre prochaine carte a +2 en force.
card-prince = Prince
    .the = le Prince
    .power = Gagne la manche.
card-mime = Mime
    .the = le Mime
    .power = Devient la carte précédente de l’adversaire ; à la première manche, un simple 5.
card-blank = simple 5
    .the = le simple 5
    .power = Aucun pouvoir.
cards-title = Les cartes
cards-order = Ce qui décide une manche, dans cet ordre

## À table
status-you = (vous)
score-victories = { $wins ->
    [one] { $wins } victoire sur { $target }
   *[other] { $wins } victoires sur { $target }
}
score-spoken = Score : { $first } { $a }, { $second } { $b }.
score-games = { $games ->
    [one] { $games } partie gagnée
   *[other] { $games } parties gagnées
}
score-round = Manche { $round }
score-game = Partie { $game }
chip-bonus = +{ $strength } sur la prochaine carte
chip-held = en attente : +{ $held }
chip-shows-first = montre en premier
table-left = Ce que { $name } peut encore jouer
table-rounds = Manches jouées
table-shown = { $name } montre :
table-gifts = Traîtres : { $first } a donné { $gift } ; { $second } a donné { $return }.
table-piles = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
}

curtain-pass = Passez l’appareil à { $name }
curtain-away = { $other }, ne regardez pas.
curtain-me = Je suis { $name }
curtain-shows-first = { $name } va montrer une carte, puis { $other } choisira.
curtain-answers = { $other } a montré une carte ; { $name } y répond.
curtain-change = { $other } : changer mon choix
curtain-covered = Caché pendant votre absence.

choose-title = { $name }, choisissez une carte
choose-title-show = { $name }, choisissez la carte à montrer
choose-title-keep = { $name }, gardez une carte
choose-hand-yours = Votre main
choose-hand = Main de { $name }
choose-pack = Paquet
choose-kept = Déjà gardées
choose-none = Touchez une carte pour la lire, puis verrouillez.
choose-lock-nothing = Verrouiller
choose-lock = Verrouiller { $card }
choose-lock-show = Montrer { $card }
choose-lock-keep = Garder { $card }
choose-discreet = Vos cartes ne sont pas lues. Touches 0 à 7 ou M pour choisir, puis Entrée pour verrouiller.
choose-discreet-done = Une carte est choisie.
choose-lock-discreet = Verrouiller mon choix
choose-keys = Touches 0 à 7 et M pour choisir, Entrée pour verrouiller.

ready-title = Les deux cartes sont posées
ready-note = Posez l’appareil entre vous.
ready-reveal = Révéler

thinking = { $name } choisit…

## Verdict
verdict-strength = { $base } + { $bonus }
verdict-silenced = sans pouvoir
verdict-became = joue comme { $card }
verdict-won = { $worth ->
    [one] { $name } prend la manche : { $worth } victoire.
   *[other] { $name } prend la manche : { $worth } victoires.
}
verdict-game = { $name } gagne la partie d’un coup !
verdict-held = Personne ne prend la manche : elle attend.
verdict-held-same = Le prochain vainqueur prend { $held } de plus.
verdict-held-differs = En plus de la prochaine manche : { $first } prendrait { $a } de plus, { $second } { $b } de plus.

why-musician-holds = Le Musicien joue : la manche n’est à personne.
why-princess-takes-prince = La Princesse trouve un Prince : la partie se décide là.
why-prince-wins = { $case ->
    [equal] Deux Princes, { $high } et { $low } : aucun ne cède.
    [both] Deux Princes : { $high } bat { $low }.
   *[one] Le Prince gagne, quelles que soient les forces.
}
why-assassin-reverses = { $case ->
    [equal] L’Assassin inverse l’ordre, mais { $high } égale { $low }.
   *[other] L’Assassin inverse l’ordre : { $low } bat { $high }.
}
why-higher-wins = { $case ->
    [equal] Forces égales : { $high } contre { $low }.
   *[other] La carte la plus forte gagne : { $high } bat { $low }.
}
why-silenced = Le Magicien fait taire { $card }.
why-details = Pourquoi ?
why-lines = Les lignes de la règle, dans l’ordre

line-wizard-silences = Un Magicien prend son pouvoir à la carte d’en face.
line-musician-holds = Un Musicien met la manche en attente.
line-princess-takes-prince = Une Princesse face à un Prince gagne la partie.
line-prince-wins = Un Prince gagne ; de deux, le plus fort.
line-assassin-reverses = Un Assassin fait gagner la force la plus basse.
line-higher-wins = La force la plus haute gagne ; à égalité, la manche attend.
line-state-acts = s’applique
line-state-passed = pas ici
line-state-decides = décide
line-state-unreached = inutile

event-bonus = { $name } : +{ $strength } sur la prochaine carte.
event-look = { $first } montrera une carte avant le choix de { $name }.
event-spies-cancel = Deux Espions : aucun ne voit rien.
event-lost-to-musician = { $name } perd ce que préparait { $card }.
event-game-won = La partie { $game } revient à { $name }. Parties : { $a } – { $b }.
event-game-tied = La partie { $game } est nulle et se rejoue. Parties : { $a } – { $b }.

## La fin
end-won = { $name } gagne !
end-tied = Égalité
reason-victories = Les victoires voulues sont là.
reason-princess = La Princesse a pris un Prince au piège : la partie s’arrête là, quel que soit le score.
reason-cards_out = Il n’y a plus de cartes et personne n’a assez de victoires.
reason-most_victories = Il n’y a plus de cartes : le plus de victoires gagne.
reason-games = Deux parties gagnées : la couronne est attribuée.
end-again = Revanche
end-review = Revoir
end-chronicle = Raconter
end-share = Partager
end-new = Nouvelle partie
rounds-round = Manche
rounds-taken = Prise par
rounds-held = en attente

## Scellés
seal-down = { $name } a déjà choisi. Scellé : { $seal }…
seal-kept = { $name } a choisi avant vous : le scellé correspond
seal-broken = Le scellé ne correspond pas !
seal-unseen = { $name } a choisi avant vous ; le scellé n’était pas sur cet écran
seal-how = Le scellé était fixé avant votre choix. C’est le SHA-256 de la première ligne ci-dessous ; la seconde ligne est le scellé.

## Aide à la table
hint-ask = Indice
hint-one = Le meilleur choix :
hint-mix = Un joueur équilibré alterne entre ces choix, dans ces proportions :
hint-equal = Aussi bons l’un que l’autre :
bar-chosen = joué
advice-exact = exact
advice-estimate = estimation
advice-coming = L’entraîneur réfléchit…
advice-chances = Chances : { $first } { $a } – { $b } { $second }
practice-note = Partie d’entraînement : elle ne compte pas, et vous pouvez revenir en arrière.
practice-back = Revenir en arrière
