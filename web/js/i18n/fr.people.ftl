### Français, les adversaires et les résultats de cet appareil.

opponents-title = Adversaires
opponents-games = Jeux
opponents-strength = gagnées contre les autres (± { $off })
opponents-yours = Vous : { $won } gagnées, { $tied } nulles, { $lost } perdues
opponents-none = Vous n’avez pas encore joué
opponents-how = Mesuré : chaque adversaire a joué { $games } parties contre chacun des autres, en réfléchissant autant que sur un téléphone ; une partie nulle compte pour moitié.

openings-title = Premiers choix
openings-brave-rats = Avec les règles imprimées et 16 cartes, personne n’a l’avantage tant que la première carte surprend : voici combien de fois un joueur parfait choisit chacune.
openings-r-vs-r = Dans la première partie du livret, voici les chances du joueur qui commence, selon la place du Citoyen, si personne ne se trompe ensuite.
openings-choice = Premier choix
openings-share = Un joueur parfait
openings-chance = Chances
openings-yours = Vos parties
openings-score = { $count ->
    [one] { $games } partie, { $share } gagnée
   *[other] { $games } parties, { $share } gagnées
}
