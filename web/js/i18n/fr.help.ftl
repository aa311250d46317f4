### Français : apprendre, et l’aide d’une première partie.

home-learn = Apprendre
home-beats = Qui bat qui ?
home-study = Table d’étude
home-exercises = Vos moments coûteux
home-glossary = Trouver une carte ou une tuile

## Contre ce que l’adversaire peut encore jouer
against-title = Contre les cartes qui restent { A($name) }
against-wins = gagne la partie
against-beats = bat
against-held = en attente
against-loses = perd contre
against-gives = perd la partie

## Conseils des premiers tours de R vs R
guide-citizen = Le Citoyen ouvre chaque manche : touchez une case.
guide-tile = Touchez une de vos tuiles ; vous lisez ce qu’elle fait avant que rien ne se passe.
guide-cell = Touchez une case qui brille. Votre tuile vous fera face : elle compte pour vous.
guide-target = Touchez une case qui brille pour y utiliser le pouvoir. Ce n’est pas obligatoire.
guide-confirm = La pointe d’une tuile montre à qui elle appartient. Regardez le compte, puis validez, ou annulez.
guide-end = La manche finit quand neuf tuiles sont visibles : le camp qui a le plus d’alliés la remporte.
