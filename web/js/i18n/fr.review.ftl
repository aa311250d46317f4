### Français, retour sur une partie.

review-title = Revoir
review-nothing = Il n’y a pas de partie terminée à revoir.
review-stuck = L’entraîneur s’est arrêté en chemin.
review-coming = L’entraîneur examine chaque choix : { $done } sur { $total }
review-strip = Les moments de la partie
review-course-game = chances de gagner
review-course-round = chances dans cette manche
review-round = Manche { $number }
review-turn = { $you ->
    [name] Choix { $number }, manche { $round } : vous
   *[nobody] Choix { $number }, manche { $round } : { NOM($name) }
}
review-first = Début
review-before = Précédent
review-after = Suivant
review-last = Fin
review-key = le tournant
review-chose = { $you ->
    [name] Vous : { $choice }
   *[nobody] { $name } : { $choice }
}
review-good = Un bon choix
review-fine = Presque aussi bon que le meilleur
review-outside = Aussi bon, mais hors de cette répartition
review-unlucky = Bien joué, mais pas de chance
review-slip = Une légère imprécision
review-mistake = Une erreur
review-blunder = Une erreur coûteuse
review-forced = Le seul choix possible
review-open = Pas de verdict
review-mark-good = bon
review-mark-fine = bon
review-mark-slip = une légère imprécision
review-mark-mistake = une erreur
review-mark-blunder = une erreur coûteuse
review-mark-forced = pas le choix
review-mark-open = sans verdict
review-lost-game = { $count ->
    [one] { $points } point de chances perdu.
   *[other] { $points } points de chances perdus.
}
review-lost-points = { $count ->
    [one] { $points } point perdu.
   *[other] { $points } points perdus.
}
review-lost-round = La manche était gagnée jusque-là.
review-cost-game = { $you ->
    [name] { $count ->
        [one] Vos choix ont coûté { $points } point de chances en tout.
       *[other] Vos choix ont coûté { $points } points de chances en tout.
    }
   *[nobody] { $count ->
        [one] Les choix { DE($name) } ont coûté { $points } point de chances en tout.
       *[other] Les choix { DE($name) } ont coûté { $points } points de chances en tout.
    }
}
review-cost-points = { $you ->
    [name] { $count ->
        [one] Vos choix ont coûté { $points } point en tout.
       *[other] Vos choix ont coûté { $points } points en tout.
    }
   *[nobody] { $count ->
        [one] Les choix { DE($name) } ont coûté { $points } point en tout.
       *[other] Les choix { DE($name) } ont coûté { $points } points en tout.
    }
}
review-cost-round = { $you ->
    [name] { $count ->
        [one] Vous avez laissé filer une fois une manche gagnée.
       *[other] Vous avez laissé filer { $points } fois une manche gagnée.
    }
   *[nobody] { $count ->
        [one] { $name } a laissé filer une fois une manche gagnée.
       *[other] { $name } a laissé filer { $points } fois une manche gagnée.
    }
}
review-costless = { $you ->
    [name] Vos choix n’ont rien coûté.
   *[nobody] Les choix { DE($name) } n’ont rien coûté.
}
review-costless-known = { $you ->
    [name] Pour autant qu’on sache, vos choix n’ont rien coûté.
   *[nobody] Pour autant qu’on sache, les choix { DE($name) } n’ont rien coûté.
}
review-open-count = { $count ->
    [one] Un choix n’a pu être qu’estimé : il reste sans verdict.
   *[other] { $count } choix n’ont pu être qu’estimés : ils restent sans verdict.
}
review-chance-game = { $you ->
    [name] Vos chances : { $a }
   *[nobody] Chances { DE($name) } : { $a }
}
review-chances-game = { $you ->
    [name] Vos chances : { $a }, puis { $b }
   *[nobody] Chances { DE($name) } : { $a }, puis { $b }
}
review-chance-round = { $you ->
    [name] Vos chances dans cette manche : { $a }
   *[nobody] Chances { DE($name) } dans cette manche : { $a }
}
review-chances-round = { $you ->
    [name] Vos chances dans cette manche : { $a }, puis { $b }
   *[nobody] Chances { DE($name) } dans cette manche : { $a }, puis { $b }
}
review-lead = { $you ->
    [name] Écart attendu à la fin de cette manche, en points pour vous : { $points }
   *[nobody] Écart attendu à la fin de cette manche, en points pour { NOM($name) } : { $points }
}
review-mix = Ce que choisit ici la stratégie parfaite :
review-best = Ce que choisirait l’entraîneur :
review-play-on = Rejouer d’ici
    .short = Rejouer
