### Français, ce que le terminal dit en plus des mots de la page.

## Questions
term-game = Quel jeu ? 1 Brave Rats, 2 R vs R
term-choose = Votre choix :
term-back = (une ligne vide revient d’un pas)
term-not-understood = « { $answer } » n’est pas dans la liste.
term-several = « { $answer } » peut désigner { $count } choix de la liste.
term-help = p les pièces   i le jeu en une phrase   h conseil   u reprendre   q garder et arrêter
term-enter = Appuyez sur Entrée.
term-nothing-to-undo = Il n’y a rien à reprendre.
term-no-hint = Les conseils sont pour les parties contre l’ordinateur.
term-begins = { $name } commence la manche { $round }.
term-game-begins = La partie { $game } commence.
term-joins = { $you ->
    [name] { $cell } passe dans votre camp.
   *[nobody] { $cell } passe dans le camp { DE($name) }.
}
term-kept = { $name } a gardé une carte ou une tuile.
term-dealt = Le hasard distribue { $tile }.
term-princes = { $name } a les deux Princes.
term-cards = { $first } : { $a }   { $second } : { $b }
term-plays-as = { $card }, comme { $as }
term-shown = { $you ->
    [name] Vous montrez :
   *[nobody] { $name } montre :
}
term-hint = { $name } : { $percent } %

## À l’écran
term-bonus = +{ $strength } sur la prochaine carte
term-held = en attente : +{ $held }
term-shows-first = montre en premier
term-seen-hand = Votre main
term-seen-left = { $name } peut encore jouer
term-list = { $title } : { $pieces }
term-row-left = { $cell } : { $tile }

## La fin
term-not-saved = Impossible d’écrire { $file } ({ $why }). La partie est gardée dans { $other }.
term-saved = La partie est gardée dans { $file }. Pour continuer : python -m pocketcrowns play --resume { $file }
term-line = La partie en une ligne : { $line }
term-level = Vous jouez { $name }, contre { NOM($level) }.

## Tableaux
table-cell-p1 = ligne
table-cell-p2 = colonne
table-key = La carte de la ligne contre celle de la colonne. 1 ou 2 : victoires. * : toute la partie. = : la manche attend.
