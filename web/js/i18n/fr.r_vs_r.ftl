### Français, R vs R. Une tuile arrive comme « le Roi » ; les phrases vont avec toutes.

## Accueil
r-vs-r = R vs R : Révolution
    .short = Révolution
r-vs-r-list = Les tuiles
r-vs-r-learn = Une première partie guidée
r-vs-r-options = Mise en place et match
r-vs-r-swap = Changer de camp
r-vs-r-goal = Neuf cases à remplir tour à tour : le plus de tuiles face à soi gagne la manche.
r-vs-r-note = 10 minutes · volte-face

## Nouvelle partie
new-setup = Mise en place
setup-standard = Classique
    .help = Cinq tuiles neutres restent visibles ; les deux camps s’y servent.
setup-first-game = Première partie
    .help = Vos sept tuiles et le Citoyen, rien d’autre.
setup-random = Au hasard
    .help = Le sort donne à chacun deux tuiles neutres, visibles de tous.
setup-secret-random = Hasard secret
    .help = Le sort donne à chacun deux tuiles neutres ; vous seul voyez les vôtres.
setup-draft = Draft
    .help = Cinq tuiles neutres visibles : on choisit à tour de rôle, et les deux dernières vont ensemble.
setup-secret-draft = Draft secret
    .help = Gardez une tuile sur quatre et passez le reste ; ce que vous gardez reste caché.
new-match = Match
match-best-of-three = Deux manches gagnantes
    .help = Le premier à deux manches l’emporte.
match-points = Aux points
    .help = Chaque allié en fin de manche vaut un point.
new-rounds = Manches
new-first = Qui commence ?
new-first-random = Le hasard décide

level-r-vs-r-scamp-help = Rafle le plus d’alliés tout de suite, sans penser à votre réponse.
level-r-vs-r-guard-help = Pense à votre réponse, mais laisse passer plus de la moitié de ses propres coups.
level-r-vs-r-neighbour-help = Oublie des coups, comme tout le monde, mais sait compter la fin d’une manche.
level-r-vs-r-captain-help = Voit un peu plus loin, et compte la fin d’une manche jusqu’à la dernière case.
level-r-vs-r-judge-help = Voit très loin, et joue la première partie du livret sans une faute.
level-r-vs-r-squire-help = Plus fort quand vous gagnez, plus doux quand vous perdez : vous gagnez une partie sur deux.

ruling-last_cell = Détruire depuis la dernière case libre
    .why = Une tuile posée sur la dernière case libre ne détruit rien. Et s’il reste une tuile face cachée ?
ruling-last_cell-goes_on = Elle ne détruit jamais
    .help = S’il reste une tuile face cachée, on continue à jouer.
ruling-last_cell-only_when_full = Elle détruit s’il reste une tuile face cachée
    .help = Seules neuf tuiles visibles empêchent le pouvoir.
ruling-seer = Qu’y a-t-il devant une Voyante ?
    .why = Un Barde ou un Artiste peut réactiver une Voyante qui regarde de l’autre côté.
ruling-seer-tile = Là où regarde la Voyante
    .help = À l’opposé du joueur dont elle est l’alliée.
ruling-seer-player = Là où regarde le joueur
    .help = À l’opposé du joueur qui se sert du pouvoir.

## Camps et tuiles
camp-p1 = Royauté
camp-p2 = Religion
kind-instant = Instantané
    .help = Au moment où l’on pose la tuile : tout le pouvoir, ou rien.
kind-permanent = Permanent
    .help = Tant que la tuile est visible et que rien ne la recouvre.
kind-none = Aucun pouvoir
term-destroy = Détruire
    .help = La tuile passe face cachée et bloque sa case ; elle part au prochain tour de celui qui l’a détruite.
term-banish = Bannir
    .help = Directement à la défausse.
term-turn = Changer de camp
    .help = La tuile se tourne vers l’autre joueur.
term-shield = Bouclier
    .help = Aucun pouvoir ne touche la tuile, sauf celui du Pirate.
tiles-title = Les tuiles
tiles-pairs = Les mêmes sept pouvoirs des deux côtés, sous deux noms.
tiles-terms = Les mots du jeu
tiles-diagram = Sur les dessins, le joueur est en bas. On choisit un seul des cercles vides. Les marques pleines de même forme vont ensemble. Une flèche est une ligne entière.

tile-king = Roi
    .the = le Roi
    .power = Détruit l’une des tuiles tout autour.
tile-queen = Reine
    .the = la Reine
    .power = Toutes les tuiles d’une ligne droite partant d’ici, jusqu’au bord, changent de camp.
tile-princess = Princesse
    .the = la Princesse
    .power = Les quatre tuiles en croix autour changent de camp, ou bien les quatre aux coins.
tile-minister = Ministre
    .the = le Ministre
    .power = L’une des tuiles tout autour change de camp.
tile-general = Général
    .the = le Général
    .power = Détruit une tuile juste à côté, en croix.
tile-sorcerer = Sorcier
    .the = le Sorcier
    .power = Détruit une tuile à l’un de ses coins.
tile-castle = Château
    .the = le Château
    .power = Possède un bouclier : de tous les pouvoirs, seul celui du Pirate l’atteint.
tile-hierophant = Hiérophante
    .the = l’Hiérophante
    .power = Détruit l’une des tuiles tout autour.
tile-cardinal = Cardinal
    .the = le Cardinal
    .power = Toutes les tuiles d’une ligne droite partant d’ici, jusqu’au bord, changent de camp.
tile-saint = Saint
    .the = le Saint
    .power = Les quatre tuiles en croix autour changent de camp, ou bien les quatre aux coins.
tile-bishop = Évêque
    .the = l’Évêque
    .power = L’une des tuiles tout autour change de camp.
tile-paladin = Paladin
    .the = le Paladin
    .power = Détruit une tuile juste à côté, en croix.
tile-monk = Moine
    .the = le Moine
    .power = Détruit une tuile à l’un de ses coins.
tile-temple = Temple
    .the = le Temple
    .power = Possède un bouclier : de tous les pouvoirs, seul celui du Pirate l’atteint.
tile-citizen = Citoyen
    .the = le Citoyen
    .power = Ouvre chaque manche et ne fait rien d’autre.
tile-assassin = Assassin
    .the = l’Assassin
    .power = Bannit une tuile que l’adversaire n’a pas encore posée.
tile-pirate = Pirate
    .the = le Pirate
    .power = Détruit l’une des tuiles tout autour, mais seulement une qui a un bouclier.
tile-fairy = Fée
    .the = la Fée
    .power = Déplace une autre tuile vers une case libre.
tile-reaper = Faucheuse
    .the = la Faucheuse
    .power = Le joueur qui l’a pour alliée à la fin de la manche perd la manche.
tile-seer = Voyante
    .the = la Voyante
    .power = Les trois tuiles devant elle changent de camp.
tile-dragon = Dragon
    .the = le Dragon
    .power = Toutes les tuiles autour changent de camp.
tile-shaman = Chaman
    .the = le Chaman
    .power = Les pouvoirs instantanés échouent sur les tuiles juste à côté, en croix.
tile-witch = Sorcière
    .the = la Sorcière
    .power = Les pouvoirs instantanés échouent sur les tuiles à ses coins.
tile-samurai = Samurai
    .the = le Samurai
    .power = Bannit une tuile juste à côté, en croix.
tile-ninja = Ninja
    .the = le Ninja
    .power = Bannit une tuile à l’un de ses coins.
tile-bard = Barde
    .the = le Barde
    .power = Réactive à votre profit le pouvoir instantané d’une tuile juste à côté, en croix.
tile-artist = Artiste
    .the = l’Artiste
    .power = Réactive à votre profit le pouvoir instantané d’une tuile à l’un de ses coins.
tile-sage = Sage
    .the = le Sage
    .power = Les tuiles à sa gauche et à sa droite ont un bouclier.
tile-tower = Tour
    .the = la Tour
    .power = Se pose sur un allié, dont l’effet cesse ; les deux ensemble ont un bouclier.
tile-adventurer = Aventurier
    .the = l’Aventurier
    .power = Vous apporte l’une des tuiles neutres.
tile-hermit = Ermite
    .the = l’Ermite
    .power = Vous apporte une tuile défaussée qui était sur le plateau dans cette manche.
tile-magician = Magicienne
    .the = la Magicienne
    .power = Retire du plateau l’un de vos alliés, que vous poserez à nouveau.

## À table
rvr-choose-tile = { $you ->
    [name] Choisissez une tuile
   *[nobody] { $name }, choisissez une tuile
}
rvr-of = { $name } : { $tile }.
rvr-choose-next = { $you ->
    [name] À vous : choisissez une de vos tuiles.
   *[nobody] { $name }, choisissez une tuile.
}
rvr-choose-cell = Où va { $tile } ?
rvr-lone-tile = Posez { $tile } : touchez une case libre
rvr-choose-effect = Que fait { $tile } ?
rvr-choose-target = Choisissez une cible
rvr-confirm = Valider
rvr-confirm-title = Poser { $tile } en { $cell } ?
rvr-step-back = Annuler
rvr-no-effect = Sans effet
rvr-free = { $cell } : libre
rvr-cell = { $you ->
    [name] { $cell } : { $tile }, joue pour vous
   *[nobody] { $cell } : { $tile }, joue pour { NOM($name) }
}
rvr-cell-down = { $you ->
    [name] { $cell } : détruite, { $tile } part à votre tour
   *[nobody] { $cell } : détruite, { $tile } part au tour { DE($name) }
}
rvr-down = { $you ->
    [name] part à votre tour
   *[nobody] part au tour { DE($name) }
}
rvr-board = Plateau
rvr-shield = bouclier
rvr-silenced = pouvoir annulé
rvr-covers = par-dessus { $tile }
rvr-rack-yours = Vos tuiles
rvr-rack = { $you ->
    [name] Vos tuiles
   *[nobody] Tuiles { DE($name) }
}
rvr-neutral = Tuiles neutres
rvr-discard = Défausse
rvr-discard-count = Défausse : { $count }
rvr-neutral-both = Neutres, pour tous
rvr-packet = Tuiles parmi lesquelles en garder une
rvr-keep-tile = Garder { $tile }
rvr-tap = Touchez une tuile, puis une case libre.
rvr-tap-arrow = Touchez une flèche.
rvr-tap-target = Touchez ce qui est éclairé.
rvr-nothing-changes = Rien d’autre ne change.
rvr-confirm-count = Valider : { $a } – { $b }
rvr-next-round = Manche { $round }
rvr-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rvr-rounds-of = { $rounds ->
    [one] { $rounds } manche gagnée
   *[other] { $rounds } manches gagnées
}
rvr-story-none = Aucune tuile n’est encore posée.
rvr-secret = secrète
rvr-backs = Une tuile secrète : on la découvre quand elle est posée.
rvr-unknown = tuile cachée
rvr-count = { $you ->
    [first] Vous { $a } – { $b } { NOM($second) }
    [second] { $first } { $a } – { $b } vous
   *[nobody] { $first } { $a } – { $b } { NOM($second) }
}
rvr-then = { $you ->
    [first] Ensuite : vous { $a } – { $b } { NOM($second) }
    [second] Ensuite : { NOM($first) } { $a } – { $b } vous
   *[nobody] Ensuite : { NOM($first) } { $a } – { $b } { NOM($second) }
}
rvr-allies = Alliés
rvr-hatched = Hachuré : si vous validez.
rvr-face-to-face = Face à face
rvr-same-side = Du même côté
rvr-round = Manche { $round }
rvr-rounds-won = Manches gagnées { $a } – { $b }
rvr-rounds = { $you ->
    [first] Manches gagnées : vous { $a } – { $b } { NOM($second) }
    [second] Manches gagnées : { NOM($first) } { $a } – { $b } vous
   *[nobody] Manches gagnées : { NOM($first) } { $a } – { $b } { NOM($second) }
}
rvr-points = { $you ->
    [first] Points : vous { $a } – { $b } { NOM($second) }
    [second] Points : { NOM($first) } { $a } – { $b } vous
   *[nobody] Points : { NOM($first) } { $a } – { $b } { NOM($second) }
}
rvr-pick-first = { $you ->
    [name] Qui commence la prochaine manche ?
   *[nobody] { $name }, qui commence la prochaine manche ?
}
rvr-first = { $you ->
    [name] Vous commencez
   *[nobody] { $name } commence
}
rvr-keep = { $you ->
    [name] Gardez une tuile
   *[nobody] { $name }, gardez une tuile
}
rvr-new-power = Nouveau pour vous

rvr-arg-line = vers { $cell }
rvr-arg-orthogonal = les quatre en croix
rvr-arg-diagonal = les quatre aux coins
rvr-arg-all = tout autour
rvr-arg-up = les trois devant
rvr-arg-hidden = une tuile cachée, au hasard

rvr-event-placed = { $you ->
    [name] Vous posez { $tile } en { $cell }.
   *[nobody] { $name } pose { $tile } en { $cell }.
}
rvr-event-idle = { $you ->
    [name] Vous posez { $tile } en { $cell }, sans effet.
   *[nobody] { $name } pose { $tile } en { $cell }, sans effet.
}
rvr-event-silenced = Pouvoir annulé : { $tile }.
rvr-event-shield = Bouclier : { $tile }.
rvr-event-destroyed = { $tile } en { $cell } passe face cachée.
rvr-event-banished = Bannissement en { $cell } : { $tile }.
rvr-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
rvr-joined = { $you ->
    [name] { $count ->
        [one] { $tiles } vous rejoint.
       *[other] { $tiles } vous rejoignent.
    }
   *[nobody] { $count ->
        [one] { $tiles } rejoint { NOM($name) }.
       *[other] { $tiles } rejoignent { NOM($name) }.
    }
}
rvr-event-moved = { $tile } : { $from } → { $to }.
rvr-event-assassinated = { $you ->
    [name] Vous perdez { $tile } avant de vous en servir.
   *[nobody] { $name } perd { $tile } avant de s’en servir.
}
rvr-event-taken-back = Reprise en { $cell } : { $tile }.
rvr-event-taken = { $you ->
    [name] Vous prenez { $tile }.
   *[nobody] { $name } prend { $tile }.
}
rvr-event-reactivated = Pouvoir réactivé en { $cell } : { $tile }.
rvr-event-cleared = De { $cell } à la défausse : { $tile }.

## La fin d’une manche
rvr-round-won = { $you ->
    [name] Vous remportez la manche { $round }
   *[nobody] { $name } remporte la manche { $round }
}
rvr-chooses-first = { $you ->
    [name] À vous de dire qui commence la suivante.
   *[nobody] { $name } dira qui commence la suivante.
}
rvr-round-void = La manche { $round } a trop duré : elle est annulée et se rejoue.
rvr-reason-allies = { $a } alliés contre { $b }.
rvr-reason-reaper = La Faucheuse fait perdre la manche à son allié.
rvr-reason-no-placement = L’adversaire n’avait plus rien à poser.
rvr-scored = { $you ->
    [first] Points : vous { $a } – { $b } { NOM($second) }
    [second] Points : { NOM($first) } { $a } – { $b } vous
   *[nobody] Points : { NOM($first) } { $a } – { $b } { NOM($second) }
}
reason-rounds = Deux manches gagnées : c’est gagné.
reason-points = Toutes les manches sont jouées : les points décident.

## Pourquoi pas
rvr-not-occupied = La case { $cell } est prise.
rvr-not-citizen-first = Le Citoyen se joue en premier.
rvr-not-needs-ally = La Tour ne se pose que sur l’un de vos alliés.
rvr-not-shield = Tuile protégée par { $tile }.
rvr-not-face-down = Cette tuile est face cachée : rien ne l’atteint.
rvr-not-empty = Il n’y a pas de tuile ici.
rvr-not-itself = Pas la tuile elle-même.
rvr-not-out-of-reach = Hors de portée.
rvr-not-last-cell = Depuis la dernière case libre, on ne détruit rien.
rvr-not-silenced = Son pouvoir est annulé par { $tile }.
rvr-not-ally = Seulement l’un de vos alliés.
rvr-not-no-instant = Cette tuile n’a pas de pouvoir instantané.
rvr-not-needs-shield = Le Pirate ne frappe que les tuiles à bouclier.
rvr-not-touches-nothing = Cela ne toucherait rien.

## Un choix en mots
rvr-action = { $tile } en { $cell }
rvr-action-target = { $tile } en { $cell } : { $target }
rvr-opening-corner = un coin
rvr-opening-edge = un bord
rvr-opening-centre = le centre
