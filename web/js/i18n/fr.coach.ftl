### Français, l’entraîneur : indices, chances et raisons.

hint-ask = Indice
hint-one = Le meilleur choix :
hint-mix = La stratégie parfaite alterne entre ces choix, dans ces proportions :
hint-equal = Tous aussi bons :
hint-wins = { $count ->
    [one] Ce placement gagne la manche :
   *[other] Chacun de ces placements gagne la manche :
}
bar-chosen = joué
advice-exact = calcul exact
advice-estimate = estimation
advice-coming = L’entraîneur réfléchit…
advice-chances = { $you ->
    [first] Chances : vous { $a } – { $b } { NOM($second) }
    [second] Chances : { NOM($first) } { $a } – { $b } vous
   *[nobody] Chances : { NOM($first) } { $a } – { $b } { NOM($second) }
}

## Les chances pendant la partie
live-exact = Vos chances de gagner : { $chance }, calcul exact
live-estimate = Vos chances de gagner : { $chance }, estimation à { $points } points près
live-guess = Vos chances de gagner : { $chance }, estimation sans garantie
live-round-exact = Vos chances dans cette manche : { $chance }, calcul exact
live-round-estimate = Vos chances dans cette manche : { $chance }, estimation à { $points } points près
live-round-guess = Vos chances dans cette manche : { $chance }, estimation sans garantie
live-points-exact = Vous devriez finir la manche { $points ->
    [0] à égalité
   *[other] avec { $points } { $side ->
        [ahead] d’avance
       *[behind] de retard
    }
}, calcul exact
live-points-guess = Vous devriez finir la manche { $points ->
    [0] à égalité
   *[other] avec { $points } { $side ->
        [ahead] d’avance
       *[behind] de retard
    }
}, estimation sans garantie
live-coming = Chances : l’entraîneur réfléchit…
live-on = Chances affichées à la table

## Pourquoi
because-habit = Toujours { $card } ? Alors { $reply }, et { $count ->
    [one] { $points } point de chances est perdu.
   *[other] { $points } points de chances sont perdus.
}
because-habit-safe = Même { $reply }, la meilleure réponse contre { $card }, ne coûte rien.
because-known = La meilleure réponse contre { $card } est { $reply } : { $count ->
    [one] { $points } point de chances est perdu.
   *[other] { $points } points de chances sont perdus.
}
because-shown-wins = Contre { $reply }, { $card } gagne la manche.
because-shown-loses = Contre { $reply }, { $card } perd la manche.
because-shown-held = Contre { $reply }, { $card } met la manche en attente.
because-wins-now = Dans { $chance } des cas, face à un bon joueur, { $card } gagne cette manche : contre { $cards }.
because-wins = Ce que bat { $card } : { $cards }.
because-wins-none = Il n’y a rien que { $card } puisse battre maintenant.
because-without = Si { $reply } ne pouvait pas venir dans cette manche, les chances gagneraient { $count ->
    [one] { $points } point, avec { $best } comme meilleure carte.
   *[other] { $points } points, avec { $best } comme meilleure carte.
}
because-refuted = La réponse { $reply } le réfute : la manche est alors perdue, quoi qu’il arrive.
because-expected = La réponse qu’attend l’entraîneur : { $reply }.
because-answer-points = Meilleure réponse : { $reply }. Bien jouée, la manche finit alors { $points ->
    [0] à égalité.
   *[other] avec { $points } { $side ->
        [ahead] d’avance.
       *[behind] de retard.
    }
}
because-secure = La manche est gagnée, quelle que soit la réponse.
because-ends-won = La manche est finie, et gagnée.
because-ends-lost = La manche est finie, et perdue.
because-ends-even = La manche est finie.
because-best-won = { $count ->
    [one] C’est le seul des { $of } placements possibles qui gagne.
   *[other] Sur { $of } placements possibles, { $count } gagnent.
}
because-best-lost = Plus aucun placement ne gagne.
because-best-points = { $count ->
    [one] Aucun autre des { $of } placements n’est aussi bon.
   *[other] Sur { $of } placements possibles, { $count } se valent.
}
because-show = Montrer sur le plateau
because-hide = Cacher
