### Français, exercices tirés de ses propres moments coûteux.

exercises-title = Vos moments coûteux
exercises-puzzle = Une énigme entre deux
exercises-from-review = { $count ->
    [one] Rejouer votre moment coûteux
   *[other] Rejouer vos { $count } moments coûteux
}
exercises-none = Rien encore. Relisez une partie contre l’ordinateur : ce qui vous a coûté cher vient ici, à rejouer.
exercises-none-due = C’est tout pour l’instant. Prochain moment : { $date }.
exercises-to-puzzle = L’énigme du jour
exercises-run = Bonnes réponses de suite : { $run }. Record : { $best }.
exercises-task-game = { $count ->
    [one] Ici, votre carte a coûté { $points } point de chances. Laquelle est meilleure ?
   *[other] Ici, votre carte a coûté { $points } points de chances. Laquelle est meilleure ?
}
exercises-task-points = { $count ->
    [one] Ici, votre tuile a coûté { $points } point. Quel est le meilleur choix ?
   *[other] Ici, votre tuile a coûté { $points } points. Quel est le meilleur choix ?
}
exercises-task-round = Ici, vous avez laissé filer une manche gagnée. Quel placement la garde ?
exercises-right = C’est bien cela
exercises-wrong = Pas celui-là
exercises-open = Pas de verdict
exercises-before = Dans la partie, c’était : { $choice }
exercises-the-same = Le même choix que dans la partie.
