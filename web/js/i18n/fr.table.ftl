### Français : ce qui est posé sur la table de Brave Rats, et les feuilles par-dessus.

mat-label = Le duel
lies-mine = Votre carte
lies-first = Vous d’abord
lies-first-theirs = { $name } montre d’abord
lies-of = La carte { DE($name) }
lies-theirs = En face
lies-unlocked = Pas encore jouée
lies-locked = Jouée
lies-sealed = Scellée
lies-shown = Montrée, ne change plus
draft-kept = { $passed ->
    [0] Déjà gardées : { $kept }. C’est la dernière carte du paquet.
    [one] Déjà gardées : { $kept }. L’autre passe { A($name) }.
   *[other] Déjà gardées : { $kept }. Les { $passed } autres passent { A($name) }.
}
flat-title = Chacun choisit
flat-end = { $name } : de ce côté
flat-hint = Maintenir pour voir
flat-show = Montrez-en une d’abord
draft-keep = Gardez-en une
flat-back = Carte { $place }, face cachée : maintenir pour voir, toucher deux fois pour jouer
flat-take-back = Reprendre
pot-versus = vs
pot-held = { $held ->
    [one] manche en attente
   *[other] en attente
}
pot-higher-wins = bat
pot-prince-wins = Prince avant
pot-assassin-reverses = passe sous
pot-princess-takes-prince = prend
pot-musician-holds = croise
reading-card = { $card } { $strength }.
reading-sum = { $card } { $strength } + { $bonus } = { $total }.
place-played = jouée
place-theirs = en face
pile-left = { $count } à piocher
table-hidden = { $count ->
    [one] Une carte en main
   *[other] { $count } cartes en main
}
curtain-chosen = a choisi
curtain-to-choose = doit choisir
against-heading = { $card } contre ce qui reste
story-title = Jusqu’ici
story-goal = { $target ->
    [3] Trois victoires pour gagner.
   *[4] Quatre victoires pour gagner.
}
story-taken = { $you ->
    [name] Vous : +{ $worth }
   *[nobody] { $name } : +{ $worth }
}
coach-title = Entraîneur
    .between-two = En un coup d’œil
sound-offer = Activer les sons
seal-title = Scellée
seal-show = Scellée : comment le vérifier ?
verdict-next = Manche suivante
verdict-next-person = { $name } : ma main
verdict-last = La fin
stamp-takes = { $you ->
    [name] Vous remportez la manche
   *[nobody] { $name } remporte la manche
}
stamp-worth = { $worth ->
    [one] { $worth } victoire
   *[other] { $worth } victoires
}
stamp-nobody = La manche n’est à personne
chip-next = +{ $strength } ensuite
stamp-waits = elle attend le prochain vainqueur
