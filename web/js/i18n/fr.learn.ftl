### Français : apprendre en jouant, et qui bat qui.

## Qui bat qui ?
beats-title = Qui bat qui ?
beats-none = Touchez une case pour lire pourquoi.
beats-missing = Le tableau n’a pas pu être téléchargé.
beats-plus = { $name } +{ $strength }
beats-previous = Le Mime copie :
beats-previous-none = rien, c’est la première manche
beats-previous-blank = un Mime qui était un simple 5
beats-forced = Seul un Général donne +{ $strength } : en face, le Mime copie donc le Général.
beats-cell-p1 = { $worth ->
    [one] { $row } bat { $column }
   *[other] { $row } bat { $column } et compte { $worth } fois
}
beats-cell-p2 = { $worth ->
    [one] { $row } perd contre { $column }
   *[other] { $row } perd contre { $column }, qui compte { $worth } fois
}
beats-cell-p1-game = { $row } bat { $column } et gagne toute la partie
beats-cell-p2-game = { $row } perd toute la partie contre { $column }
beats-cell-held = { $row } contre { $column } : en attente
beats-legend-wins = { $name } gagne
beats-legend-double = compte double
beats-legend-game = toute la partie

## Quatre manches
learn-step = Manche { $step } sur { $steps }
learn-face-down = face cachée
learn-yours = Touchez la carte que vous jouez.
learn-again = Essayer une autre carte
learn-next = Manche suivante
learn-last = Terminer
learn-you = Vous
learn-wins = Vous remportez la manche
learn-loses = L’adversaire remporte la manche
learn-wins-game = Vous gagnez toute la partie !
learn-rival-name = L’adversaire

learn-higher = Chacun montre une carte
    .goal = La carte de l’adversaire est face cachée. Vous révélez vos cartes en même temps, et la plus forte remporte la manche.
    .won = C’est tout le jeu : lire dans les pensées de l’adversaire, et arriver le premier à { $target ->
        [3] trois
       *[4] quatre
    } victoires.
    .other = Trop faible cette fois. Les cartes se révèlent ensemble : à vous de deviner ce qui vient.
learn-tie = À égalité, la manche attend
    .goal = L’adversaire montre un 6. Impossible de le battre, mais vous pouvez garder la manche en jeu.
    .won = Personne ne gagne, rien n’est perdu : le vainqueur de la prochaine manche remporte aussi celle-ci.
    .other = L’adversaire remporte la manche. Une force égale l’aurait mise en attente.
learn-assassin = Le petit bat le grand
    .goal = Encore un 6, et toutes vos cartes sont plus faibles. Chaque rat a un pouvoir : lisez les vôtres.
    .won = Quand un Assassin est là, mieux vaut être petit. Seul un Prince s’en moque.
    .other = Ce pouvoir ne sert à rien ici. Un autre de vos rats inverse les forces.
learn-princess = Un piège pour le Prince
    .goal = Le Prince bat presque tout le monde. Un petit rat n’attendait que lui.
    .won = Ce n’est pas une manche, c’est toute la partie. Réfléchissez avant de sortir un Prince !
    .other = Le Prince gagne, quelles que soient les forces. Quelqu’un d’autre peut l’attraper.

learn-done = Vous en savez assez pour jouer
learn-done-note = Votre première partie se joue contre la Voisine. L’écran vous dit ce que ferait chaque carte, et vous pouvez annuler vos choix.
learn-first-game = Première partie, avec de l’aide
learn-once-more = Revoir les quatre manches

## La première partie de R vs R
learn-realm-title = Retournez le royaume
learn-realm-place = Chacun à son tour pose une tuile sur l’une des neuf cases.
learn-realm-ally = Une tuile appartient à celui qu’elle regarde. Bien des pouvoirs font pivoter les tuiles : elles changent de camp.
learn-realm-win = Quand neuf tuiles sont visibles, celui qui a le plus d’alliés remporte la manche. Deux manches suffisent.
learn-realm-note = Pour cette première partie, chaque camp a ses sept tuiles, et chaque pouvoir est expliqué à la première rencontre.
