### Français, dans un cadre sur la page de quelqu’un d’autre.

embed-replay = { $game }, une partie entière
embed-position = { $game }, une position
embed-puzzle = Énigme
embed-ruling = { $id } : { $name }
embed-no-ruling = Il n’y a pas deux lectures de « { $id } » à montrer.
embed-against = Contre chaque carte
embed-empty = Rien n’a encore été joué.
embed-hidden = { $count ->
    [one] Une carte que personne d’autre n’a vue.
   *[other] { $count } cartes que personne d’autre n’a vues.
}
embed-play-note = Deux duels courts à jouer ici même : contre l’ordinateur, ou à deux sur un seul appareil.
embed-start-play = Jouer ici ({ $size } Mo la première fois)
embed-start-analyse = Analyser ({ $size } Mo la première fois)
embed-start-puzzle = Essayer ici ({ $size } Mo la première fois)
embed-first = Au début
embed-play = Lecture
embed-pause = Pause
embed-last = À la fin
embed-matters = { $moment }, un moment décisif
embed-usual = d’usage
embed-see = Voir en jeu
embed-switches = Avec +2, le Mime ou d’autres règles
embed-opaque = Cette page ne permet pas de jouer ici.
embed-tab = Ouvrir dans un onglet
embed-open = Ouvrir dans Pocket Crowns ↗
embed-about = À propos
link-not-a-link = Cette adresse ne mène à rien que l’on puisse montrer.
link-damaged = Ce lien a été coupé ou modifié en chemin. Demandez-le à nouveau.
link-unshown = Ce lien ne s’affiche pas. Demandez-le à nouveau.
link-newer = Ce lien vient d’une version plus récente. Ouvrez l’application pour le voir.
link-own-page = Une partie à distance se joue dans l’application : ouvrez-la là-bas.
