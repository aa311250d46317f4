### Français, réglages.

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-cloth = La table
settings-cloth-linen = Lin
settings-cloth-felt = Feutrine
settings-cloth-night = Nuit
settings-pace = Mouvements
settings-pace-full = Normaux
settings-pace-fast = Rapides
settings-pace-slow = Lents
settings-pace-off = Aucun
settings-table = À la table
settings-sound = Sons
    .help = Brefs, pour les cartes, les tuiles et les couronnes.
settings-vibration = Vibration
    .help = Une brève secousse quand les cartes se retournent.
settings-goes-on = Enchaîner les manches
    .help = Contre l’ordinateur, la manche suivante vient sans toucher.
settings-chances = Chances à la table
    .help = Contre l’ordinateur, la lampe devient une barre de vos chances de gagner, avec ≈ devant une estimation. Touchez-la pour savoir à combien près.
settings-large-cards = Grandes cartes
    .help = Des nombres, des noms et des tuiles plus grands.
settings-strong-patterns = Motifs marqués
    .help = Des rayures et des points distinguent les deux camps sans les couleurs.
settings-hand = Dans votre main
settings-shuffled-hand = Mélanger ma main
    .help = Vos cartes changent de place à chaque manche : l’endroit touché ne trahit rien.
settings-discreet = Choix discrets
    .help = Un lecteur d’écran ne dit pas quelle carte vous levez : choisissez avec les touches 0 à 7 et M, puis Entrée.

stored-title = Ce qui est enregistré ici
stored-what = Vos parties, vos résultats et vos réglages restent dans ce navigateur et ne sont jamais envoyés ; les fichiers de l’application y restent aussi, pour jouer hors ligne.
stored-export = Enregistrer un fichier
stored-import = Lire un fichier
stored-import-note = Un fichier lu prend la place de tout ce qui est gardé ici.
deals-title = Donnes avec le Mime, et Pioche
deals-what = Quand une partie commence avec le Mime et d’autres mains que celles de la règle, ou avec la Pioche et d’autres points de règle, ce que l’ordinateur en sait est téléchargé et gardé.
deals-keep = Tout garder ({ $size } Mo)
deals-coming = { $done } sur { $count }
deals-broken = { $done } sur { $count } sont arrivés. Sans réseau, le reste se joue moins exactement.
deals-full = Il y a de la place ici pour { $done } sur { $count }. Sans réseau, le reste se joue moins exactement.
deals-kept = Tout est sur cet appareil.
stored-erase = Tout effacer
stored-erase-sure = Effacer les parties, les résultats, les réglages et les fichiers de l’application ? Sans réseau, elle ne démarrera plus.
stored-erase-yes = Effacer
stored-erase-no = Annuler
stored-erased = Tout est effacé. Cette page fonctionne jusqu’à ce que vous la fermiez.
stored-reading = Lecture du fichier…
stored-imported = { $entries ->
    [one] { $entries } élément a été lu.
   *[other] { $entries } éléments ont été lus.
}
stored-not-too-large = Ce fichier est trop grand pour être l’un des nôtres. Rien n’a changé.
stored-not-no-json = Ce fichier est illisible : il est abîmé, ou ce n’est pas un de nos enregistrements. Rien n’a changé.
stored-not-no-app = Ce fichier vient d’une autre application. Rien n’a changé.
stored-not-newer = Ce fichier vient d’une autre version de l’application. Rien n’a changé.
stored-not-part = Une partie de ce fichier est illisible : « { $about } ». Rien n’a changé.
stored-not-meanwhile = Vous avez continué entre-temps : le fichier n’a pas été lu. Rien n’a changé.
stored-not-engine = Le moteur de règles n’a pas démarré : les parties de ce fichier n’ont pas pu être vérifiées. Rien n’a changé.
