### Français, énigmes.

puzzle-title = L’énigme du jour
puzzle-numbered = Énigme { $number }
puzzle-days = Les autres jours
puzzle-before = La veille
puzzle-after = Le lendemain

## La question
puzzle-spied-on = { $name } doit montrer une carte à l’Espion. Laquelle vaut-il mieux montrer ?
puzzle-cards-win-in-one = { $name } peut gagner la partie dans cette manche, quoi que joue { $other }. Avec quelle carte ?
puzzle-cards-win-in-one-shown = { $other } montre { $card }. Quelle carte fait gagner la partie tout de suite à { $name } ?
puzzle-cards-win-in-two = { $name } peut gagner en deux manches, quoi que joue { $other }. Par quelle carte commencer ?
puzzle-cards-win-in-two-shown = { $other } montre { $card }. Quelle carte fait gagner { $name } à la manche suivante au plus tard, quoi qu’il arrive ?
puzzle-tiles-win-in-one = { $name } peut gagner la manche avec une seule tuile. Laquelle, et où ?
puzzle-tiles-win-in-two = { $name } peut gagner la manche en deux tuiles, quoi que réponde { $other }. Par laquelle commencer ?

## De l’aide
puzzle-hint = Indice
puzzle-hint-cards = C’est l’une de ces cartes :
puzzle-hint-tile = C’est cette tuile :
puzzle-solution = Solution
puzzle-solution-is = La solution :

## Ce qui en sort
puzzle-wrong = Pas tout à fait
puzzle-wrong-spied-on = { $a ->
    [0] { $other } répondrait avec { $card }, et { $name } ne pourrait presque plus gagner. Une autre carte fait mieux.
   *[other] { $other } répondrait avec { $card }. { $name } gagne alors { $a } parties sur 100 entre joueurs parfaits. Une autre carte fait mieux.
}
puzzle-wrong-card = Contre { $card }, la victoire n’est pas certaine avec { $mine }.
puzzle-wrong-tile = La manche n’est pas encore gagnée.
puzzle-wrong-tile-answered = { $other } a une réponse. Après elle, aucune tuile ne gagne la manche tout de suite.
puzzle-wrong-tile-lost = Ainsi, { $other } gagne la manche.
puzzle-again = Réessayer
puzzle-between = Bien vu !
puzzle-between-note = { $name } répond le mieux possible. À vous de finir.
puzzle-solved = Énigme résolue !
puzzle-shown = Voilà comment on fait
puzzle-chances = Avec { $card }, { $name } gagne { $a } parties sur 100 entre joueurs parfaits. Avec la carte suivante, { $b }.
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
