### Français, énigmes.

puzzle-title = L’énigme du jour
puzzle-numbered = Énigme { $number }
puzzle-days = Les autres jours
puzzle-help = Indice et autres jours
puzzle-before = La veille
puzzle-after = Le lendemain

## La question
puzzle-spied-on = { $you ->
    [name] Vous devez montrer une carte à l’Espion. Laquelle vaut-il mieux montrer ?
   *[nobody] { $name } doit montrer une carte à l’Espion. Laquelle vaut-il mieux montrer ?
}
puzzle-cards-win-in-one = { $you ->
    [name] Vous pouvez gagner la partie dans cette manche, quoi que joue { NOM($other) }. Avec quelle carte ?
   *[nobody] { $name } peut gagner la partie dans cette manche, quoi que joue { NOM($other) }. Avec quelle carte ?
}
puzzle-cards-win-in-one-shown = { $you ->
    [name] { $other } montre { $card }. Quelle carte vous fait gagner la partie tout de suite ?
   *[nobody] { $other } montre { $card }. Quelle carte fait gagner la partie tout de suite { A($name) } ?
}
puzzle-cards-win-in-two = { $you ->
    [name] Vous pouvez gagner en deux manches, quoi que joue { NOM($other) }. Par quelle carte commencer ?
   *[nobody] { $name } peut gagner en deux manches, quoi que joue { NOM($other) }. Par quelle carte commencer ?
}
puzzle-cards-win-in-two-shown = { $you ->
    [name] { $other } montre { $card }. Quelle carte vous fait gagner à la manche suivante au plus tard, quoi qu’il arrive ?
   *[nobody] { $other } montre { $card }. Quelle carte fait gagner { NOM($name) } à la manche suivante au plus tard, quoi qu’il arrive ?
}
puzzle-tiles-win-in-one = { $you ->
    [name] Vous pouvez gagner la manche avec une seule tuile. Laquelle, et où ?
   *[nobody] { $name } peut gagner la manche avec une seule tuile. Laquelle, et où ?
}
puzzle-tiles-win-in-two = { $you ->
    [name] Vous pouvez gagner la manche en deux tuiles, quoi que réponde { NOM($other) }. Par laquelle commencer ?
   *[nobody] { $name } peut gagner la manche en deux tuiles, quoi que réponde { NOM($other) }. Par laquelle commencer ?
}

## De l’aide
puzzle-hint = Indice
puzzle-hint-cards = C’est l’une de ces cartes :
puzzle-hint-tiles = { $count ->
    [one] C’est cette tuile :
   *[other] C’est l’une de ces tuiles :
}
puzzle-solution = Solution
puzzle-solution-is = { $count ->
    [one] La solution :
   *[other] L’une des solutions :
}

puzzle-cards-why-win-in-one = Elle gagne la partie dans cette manche, quoi que joue { NOM($other) }.
puzzle-cards-why-win-in-one-shown = Contre { $card }, elle gagne la partie tout de suite.
puzzle-cards-why-win-in-two = Elle gagne dans cette manche ou la suivante, quoi que joue { NOM($other) }.
puzzle-cards-why-win-in-two-shown = Contre { $card }, elle gagne à la manche suivante au plus tard, quoi qu’il arrive.
puzzle-cards-why-no-other = Avec { $mine }, ce ne serait pas certain : { NOM($other) } pourrait jouer { $card }.
puzzle-tiles-why-win-in-one = Elle gagne la manche tout de suite.
puzzle-tiles-why-win-in-two = Quoi que réponde { NOM($other) }, une tuile de plus gagne ensuite la manche.

## Ce qui en sort
puzzle-wrong = Pas tout à fait
puzzle-wrong-spied-on = { $other } répondrait avec { $card }. Sur 100 parties entre joueurs parfaits, vous en { $odds }. Une autre carte fait mieux.
puzzle-odds = { $ties ->
    [0] gagnez { $wins }
    [1] gagnez { $wins }, et 1 est nulle
   *[other] gagnez { $wins }, et { $ties } sont nulles
}
puzzle-odds-halves = gagnez { $halves }, une nulle comptant pour moitié
puzzle-wrong-card = Contre { $card }, la victoire n’est pas certaine avec { $mine }.
puzzle-wrong-tile = La manche n’est pas encore gagnée.
puzzle-wrong-tile-answered = { $other } a une réponse. Ensuite, plus aucune tuile ne gagne la manche tout de suite.
puzzle-wrong-tile-lost = Ainsi, { NOM($other) } gagne la manche.
puzzle-again = Réessayer
puzzle-right = Bien vu !
puzzle-right-note = { $name } répond le mieux possible. À vous de conclure.
puzzle-solved = Énigme résolue !
puzzle-shown = Voilà comment on fait
puzzle-chances = Avec { $card }, sur 100 parties entre joueurs parfaits, vous en { $best }. Avec la meilleure des autres cartes, vous en { $next }.
puzzle-streak = { $days ->
    [one] Premier jour de votre série
   *[other] { $days } jours d’affilée
}
puzzle-once-more = Encore une fois
puzzle-another = Une autre énigme
puzzle-share = Partager
puzzle-line = Pocket Crowns · énigme { $number } · { $marks }
puzzle-line-streak = Pocket Crowns · énigme { $number } · { $marks } · { $days } jours d’affilée
puzzle-copy = Copier cette ligne
