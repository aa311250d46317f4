### Français, les adversaires et les résultats de cet appareil.

opponents-title = Résultats et adversaires
opponents-games = Jeux
opponents-yours = Vous : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
  }, { $tied ->
    [one] { $tied } nulle
   *[other] { $tied } nulles
  }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
  }
opponents-none = Une première rencontre vous attend
opponents-how = La force est la part de parties gagnées, mesurée ainsi : chaque adversaire a joué { $games } parties contre chacun des autres, en réfléchissant autant que sur un téléphone ; une partie nulle compte pour moitié, et ± donne la marge d’erreur.

opponents-power = Force
opponents-challenge = Défier
opponents-row = { $row } d’affilée, record { $best }
lately-label = Les dernières parties : { $said }
lately-won = gagnée
lately-tied = nulle
lately-lost = perdue

overview-title = Vous à la table
overview-first = Qui ose ?
overview-none = Personne ici n’a encore battu personne. Chaque partie contre l’ordinateur laissera sa marque sur ces cartes, et sur cet appareil seulement.
overview-games = { $count ->
    [one] partie
   *[other] parties
}
overview-won = { $count ->
    [one] victoire
   *[other] victoires
}
overview-best = meilleure série

openings-title = Premiers choix
openings-brave-rats = Avec les règles imprimées et 16 cartes, personne n’a l’avantage tant que la première carte surprend : voici combien de fois un joueur parfait choisit chacune.
openings-r-vs-r = Dans la première partie du livret, voici les chances du joueur qui commence, selon la place du Citoyen, si personne ne se trompe ensuite.
openings-share = Jeu parfait
openings-chance = Chances
openings-yours = Vous
openings-score = { $count ->
    [one] { $games } partie, { $share } gagnée
   *[other] { $games } parties, { $share } gagnées
}
openings-games = { $count ->
    [one] { $games } partie
   *[other] { $games } parties
}
