### Français, la table d’étude.

study-from-here = Étudier cette position
    .short = Étudier
study-position = La position
study-set-up = Composer
study-leave = Annuler
study-play-on = Jouer d’ici
study-take = Étudier ceci
study-failed = Le moteur n’a pas pu dire où en est la partie.
study-broken = Cette étape enfreint une règle : personne n’a pu la jouer.
study-anew = Commencer une autre étude
study-other = Votre autre étude
study-chooses = { $name } choisit
study-worth = { $of ->
    [points] { $worth }
   *[game] { $worth } de chances
}
study-value-exact = { $comes ->
    [won] gagné, prouvé
    [lost] perdu, prouvé
   *[open] { $worth }, prouvé
}
study-value-estimate = environ { $worth }, à { $points } points près
study-value-guess = environ { $worth }, estimé
study-alike = { $value }, quoi qu’on choisisse
study-share = { $share } du temps
study-played = à jouer
study-then = gagne
study-all = Les { $count }
study-branches = Variantes
study-variation = Variante { $number } sur { $count } :
study-start = Le départ
study-note = Note
study-remove = Retirer cette étape et la suite
study-full = Cette étude a 300 étapes et n’en prend plus.
study-by-own = Chaque camp évalue d’après ce qu’il sait.
study-pile = { $count } dans la pile
study-in-hand = En main
study-in-pile = Dans la pile
study-offered = À prendre
study-draft = Touchez une carte : une, les deux, aucune. Ce qui n’est nulle part se distribue plus tard.
study-wins = Victoires
study-bonus = +2 pour la carte suivante
study-first = Montre d’abord une carte
study-shown = La carte montrée
study-last = Dernière carte
study-any = peu importe
study-nobody = personne
study-not-yet = pas encore montrée
study-murdered = Jamais posées (Assassin)
study-known = Connues des deux
study-held = { $count ->
    [0] En attente
   *[other] { $count } en attente
}
study-shows = montre d’abord
study-how = Touchez une tuile, puis une case ou une zone. Touchez une tuile du plateau pour la tourner, puis la coucher, puis la retirer. La Tour se pose aussi sur une tuile.
study-how-cards = Touchez une carte pour l’ajouter à la main ou l’en retirer.
study-discard = Défausse
study-out = Hors de cette partie
study-parts = Que changer
study-part-hands = Mains
study-part-score = Score
study-part-tiles = Tuiles
study-part-options = Options
study-turn = Qui joue
study-to-area = Mettre { $tile } ici : { $area }

## Pourquoi une position est impossible.

study-not-variant = Avec cette variante, aucune position ne se compose.
study-not-twice = { $piece } : deux fois.
study-not-copies = Cette carte n’existe que deux fois : { $piece }.
study-not-hand-size = Cartes en main pour { $name } : { $count }, au lieu de { $needed }.
study-not-draft = Aucun draft ne mène là : { $p1 } et { $p2 } gardées, { $count } à prendre.
study-not-draft-turn = Dans ce draft, { $name } ne choisit pas maintenant.
study-not-hands-differ = Les deux camps jouent autant de cartes : il ne peut en rester { $p1 } et { $p2 }.
study-not-no-cards = Personne n’a de carte : la partie est finie.
study-not-over = { $name } a déjà { $target } victoires : la partie est finie.
study-not-nothing-played = Aucune manche n’a été jouée : il n’y a pas encore de score.
study-not-too-many = { $count ->
    [one] Une manche ne peut donner ce score.
   *[other] { $count } manches ne peuvent donner ce score.
}
study-not-no-general = { $name } n’a rien joué qui donne +2.
study-not-no-spy = Personne n’a joué d’Espion.
study-not-last = { $name } n’a pas joué cette carte : { $piece }.
study-not-shown = Cette carte ne peut être montrée maintenant : { $piece }.
study-not-no-game = Aucun ordre des cartes jouées ne mène à ce score : aucun n’a été trouvé.
study-not-known = Rien n’a été posé qui reprenne des tuiles : une seule personne connaît { $the }.
study-not-missing = { $capital } n’est nulle part.
study-not-neutral-count = Tuiles neutres présentes : { $count } ; cette mise en place en a { $needed }.
study-not-not-common = { $capital } n’est pas une tuile neutre commune.
study-not-wrong-area = { $capital } ne peut être dans cette zone : { $name }.
study-not-faces-nobody = En { $cell }, { $the } ne fait face à personne.
study-not-citizen-first = Le plateau est vide : qui a le trait tient le Citoyen et le pose d’abord.
study-not-cleared = En { $cell }, { $the } aurait déjà quitté le plateau.
study-not-two-down = Deux tuiles sont couchées, en { $cell } et { $other } : la première aurait déjà quitté le plateau.
study-not-covers = En { $cell }, { $the } ne couvre rien : seule la Tour couvre.
study-not-covers-nothing = La Tour en { $cell } doit couvrir une alliée.
study-not-covers-shield = En { $cell }, { $the } a un bouclier : aucune Tour ne couvre cette tuile.
study-not-full = Neuf tuiles montrent leur face : la manche est finie, { $p1 } à { $p2 }.
study-not-no-placement = { $name } ne peut rien poser : la manche est finie.
study-not-nothing-turns = Rien n’a été posé qui ait tourné { $the } en { $cell }.
study-not-nothing-removes = Rien n’a été posé qui ait retiré { $the }.
study-not-nothing-murders = { $capital } n’a jamais été sur le plateau, et aucun Assassin n’a été posé.
study-not-shielded-turned = En { $cell }, { $the } a un bouclier : rien ne fait changer cette tuile de camp.
study-not-alternation = { $name } a posé { $count } de ses tuiles, pour { $needed } coups.
