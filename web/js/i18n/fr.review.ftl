### Français, retour sur une partie.

review-title = Retour sur la partie
review-nothing = Il n’y a pas de partie terminée à revoir.
review-stuck = L’entraîneur s’est arrêté en chemin.
review-coming = L’entraîneur examine chaque choix : { $done } sur { $total }
review-strip = Les moments de la partie
review-round = Manche { $number }
review-turn = Choix { $number }, manche { $round } : { $name }
review-before = Avant
review-after = Après
review-key = le tournant
review-chose = { $name } : { $choice }
review-good = Un bon choix
review-fine = Presque aussi bon que le meilleur
review-unlucky = Bien choisi, mais pas de chance
review-slip = Une petite imprécision
review-mistake = Une erreur
review-blunder = Une erreur coûteuse
review-forced = Le seul choix possible
review-mark-good = bon
review-mark-fine = bon
review-mark-slip = une petite imprécision
review-mark-mistake = une erreur
review-mark-blunder = une erreur coûteuse
review-mark-forced = pas le choix
review-lost = { $count ->
    [one] { $points } point de chances perdu.
   *[other] { $points } points de chances perdus.
}
review-cost = { $count ->
    [one] Les choix de { $name } ont coûté { $points } point de chances en tout.
   *[other] Les choix de { $name } ont coûté { $points } points de chances en tout.
}
review-costless = Les choix de { $name } n’ont rien coûté.
review-chance = Chances de { $name } : { $a }
review-chances = Chances de { $name } : { $a }, puis { $b }
review-mix = Ce que choisit ici un joueur équilibré :
review-best = Ce que choisirait l’entraîneur :
review-play-on = Rejouer à partir d’ici
