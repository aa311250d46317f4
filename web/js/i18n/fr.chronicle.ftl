### Français, une partie racontée. Cartes et tuiles viennent comme « le Roi », donc jamais en début de phrase.

chronicle-title = Récit
chronicle-copy = Copier le texte
chronicle-markdown = En Markdown
chronicle-map = Où sont les provinces
chronicle-credit = { $game }, partie jouée avec Pocket Crowns, une application non officielle.
tale-title = Récit : { NOM($first) } et { NOM($second) }

## Brave Rats
tale-rats-opening = Deux clans de rats voulaient la même couronne : d’un côté { NOM($first) }, de l’autre { NOM($second) }.
tale-rats-round = Manche { $round }
tale-rats-higher-wins = { $case ->
    [equal] Face à face, { $card } et { $rival } : aucun des deux ne céda.
   *[other] { $way ->
        [1] { $winner } envoya { $card }, et { NOM($loser) } n’avait que { $rival } à lui opposer.
        [2] Quand { NOM($loser) } fit avancer { $rival }, { NOM($winner) } répondit par { $card } : la force eut le dernier mot.
       *[0] Contre { $rival }, { NOM($winner) } lança { $card }, et cela suffit.
    }
}
tale-rats-assassin-reverses = { $case ->
    [equal] Dans le noir, { $card } et { $rival } se cherchèrent à tâtons, et se trouvèrent égaux.
   *[other] Dans la nuit de l’Assassin, les forts tombent d’abord : pour { NOM($winner) }, { $card } survécut ; pour { NOM($loser) }, { $rival } tomba.
}
tale-rats-prince-wins = { $case ->
    [equal] Deux Princes se croisèrent, trop fiers l’un et l’autre pour céder.
    [both] Deux Princes se croisèrent ; celui qui avait une armée derrière lui servait { NOM($winner) }.
   *[other] { $way ->
        [1] Le Prince en personne chevauchait pour { NOM($winner) } : devant lui, { $rival } s’inclina.
        [2] Que pouvait { $rival } ? { $winner } avait envoyé le Prince.
       *[0] Devant le Prince, venu pour { NOM($winner) }, { $rival } mit un genou à terre.
    }
}
tale-rats-musician-holds = { $way ->
    [1] Quelqu’un se mit à jouer, et plus personne ne se battit.
    [2] On chanta, on dansa, et le combat fut oublié.
   *[0] Une chanson monta entre les lignes, et les deux camps la fredonnèrent.
}
tale-rats-princess-takes-prince = { $winner } avait gardé la Princesse pour cette heure : le Prince la vit, et déposa son épée.
tale-rats-mask = Chez { NOM($name) }, le Mime prit le visage que portait { $card }.
tale-rats-silenced = Un mot du Magicien, et { $card } oublia tout, au grand dam { DE($name) }.
tale-rats-worth = D’un coup, { NOM($winner) } gagna { $worth } victoires.
tale-rats-waits = { $held ->
    [one] Une victoire attendait désormais le prochain vainqueur.
   *[other] { $held } victoires attendaient désormais le prochain vainqueur.
}
tale-rats-waits-differs = Ce qui attendait valait { $a } pour { NOM($first) } et { $b } pour { NOM($second) }.
tale-rats-score = { $first } { $a }, { NOM($second) } { $b }.
tale-rats-bonus = Derrière la colline, une armée se rassemblait pour { NOM($name) }.
tale-rats-look = Des espions se glissèrent entre les lignes : { NOM($first) } devrait montrer une carte, et { NOM($name) } la verrait.
tale-rats-spies = Les espions des deux camps se croisèrent dans le noir, et ne virent qu’eux-mêmes.
tale-rats-game = Cette partie revint { A($winner) }. Parties : { $a } – { $b }.
tale-rats-game-tied = Personne ne gagna cette partie, et il fallut la rejouer. Parties : { $a } – { $b }.
tale-rats-crown = C’est ainsi que { NOM($winner) } reçut la couronne.
tale-rats-princess-end = Ainsi finit la guerre, et { NOM($winner) } reçut la couronne.
tale-rats-tied = Il ne restait plus une carte, et personne n’eut la couronne : les deux clans rentrèrent compter leurs noisettes.

## R vs R
tale-realm-opening = Entre le palais { DE($first) } et le temple { DE($second) } s’étendaient neuf provinces, et chacun les voulait toutes.
tale-realm-round = Manche { $round }
tale-realm-placed = { $way ->
    [1] { $name } envoya { $tile } à { $province }.
    [2] À { $province }, { NOM($name) } envoya { $tile }.
   *[0] { $name } choisit { $tile } pour { $province }.
}
tale-realm-silenced = Mais là-bas, personne n’entendit { $tile }.
tale-realm-rotated = { $count ->
    [one] { $provinces } passa du côté { DE($name) }.
   *[other] { $provinces } passèrent du côté { DE($name) }.
}
tale-realm-destroyed = { $province } partit en fumée.
tale-realm-banished = De { $province }, on chassa { $tile }.
tale-realm-moved = Dans la nuit, on emporta { $tile } de { $from } à { $to }.
tale-realm-assassinated = { $name } perdit { $tile } avant le départ.
tale-realm-called-back = De { $province }, on rappela { $tile }.
tale-realm-taken = { $name } rallia { $tile } à sa cause.
tale-realm-woken = À { $province }, on réveilla { $tile }.
tale-realm-allies = { $a } provinces étaient pour { NOM($winner) }, { $b } pour { NOM($loser) }.
tale-realm-points = Points : { NOM($first) } { $a }, { NOM($second) } { $b }.
tale-realm-reaper = Mais la Faucheuse se fait payer par qui l’abrite : la manche revint { A($winner) }.
tale-realm-no-placement = { $loser } n’avait plus personne à envoyer : { NOM($winner) } prit la manche.
tale-realm-void = Cette manche n’en finissait pas : on l’oublia pour la recommencer.
tale-realm-crown = C’est ainsi que { NOM($winner) } régna sur le royaume.
tale-realm-tied = C’est ainsi que l’on partagea le royaume.

province-a1 = Basse-Rive
province-b1 = Port-Sel
province-c1 = Valdor
province-a2 = Bois-Gris
province-b2 = Montroyal
province-c2 = Clairmont
province-a3 = Haute-Lande
province-b3 = Fort-Givre
province-c3 = Rochefière
