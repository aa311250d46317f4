### Français : apprendre en jouant, et qui bat qui.

## Qui bat qui ?
beats-title = Qui bat qui ?
beats-none = Touchez une case pour lire pourquoi.
beats-missing = Le tableau n’est pas arrivé.
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
