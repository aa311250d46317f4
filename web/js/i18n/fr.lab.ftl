### Français, le labo où un joueur écrit par vous rencontre les niveaux.

lab-title = Votre propre bot
lab-enter = Écrire votre propre bot
lab-what = Écrivez une classe Python avec une méthode choose(self, view, rng, budget). On lui montre ce que voit sa place, et elle répond par une des actions de view["legal"]. Ici, elle rencontre les niveaux et change de place après chaque partie.
lab-safe = Elle tourne dans un Python à elle, sur cet appareil, à l’écart de l’application et de tout ce qui y est gardé. Toute la bibliothèque de Python est là, les règles aussi : import pocketcrowns.
lab-text = Votre classe
lab-text-help = Des paquets Python à installer d’abord, si vous êtes en ligne : une ligne qui commence par « # packages: » et les nomme, avec des virgules. La touche Tab quitte le champ.
lab-terminal = Le même fichier joue dans un terminal :
lab-example = Mettre l’exemple
lab-example-undo = Revenir à votre texte
lab-example-legal = Tout ce qui est permis maintenant ; choisissez-en une.
lab-example-shown = La carte adverse, si notre Espion l’a fait montrer.
lab-example-target = La cible d’une action, s’il y en a une, vient après « ! ».
lab-example-rng = rng est un hasard tiré de la graine : les mêmes parties reviennent.

lab-sees = Ce que voit votre bot
lab-sees-what = La première vue d’une partie, en texte : en Python, c’est un dict.

lab-against = Adversaires
lab-games = Parties contre chacun
lab-seed = Graine
lab-seed-help = Le même texte et la même graine donnent les mêmes parties, tant que tout son hasard vient de rng.
lab-run = Faire jouer
lab-stop = Arrêter

lab-progress = Parties jouées
lab-download = Un Python pour votre bot arrive : { $done } sur { $total } Mo
lab-start = Le Python de votre bot démarre
lab-package = Installation { DE($name) }
lab-load = Lecture de votre classe
lab-play = Partie { $number } sur { $total } : { $level }
lab-done = Les { $total } parties sont jouées.

lab-results = Résultats de votre bot
lab-opponent = Adversaire
lab-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-column-won = Gagnées
lab-column-tied = Nulles
lab-column-lost = Perdues
lab-column-share = Part
lab-share = { $share } ± { $off }
lab-told = Ce que dit Python
lab-printed = Ce que votre bot a écrit en dernier

lab-where = { $level } : partie { $number }, view["turn"] = { $turn }. Les parties d’avant comptent.
lab-fault-stopped = Arrêté. Les parties terminées comptent.
lab-fault-too-long = Votre bot n’a pas répondu en { $about } secondes ; il a été arrêté.
lab-fault-run-too-long = Au bout de { $about } minutes, tout a été arrêté. Les parties terminées comptent.
lab-fault-died = Votre bot a cassé son Python, qui a été arrêté. L’application et vos parties sont intactes.
lab-fault-not-loaded = Votre classe n’a pas pu être lue.
lab-fault-no-class = Il faut exactement une classe avec une méthode choose.
lab-fault-raised = Votre bot a fait une erreur.
lab-fault-not-legal = Votre bot a choisi ce qui n’est pas permis maintenant.
lab-fault-package = Le paquet { $about } n’a pas pu être installé. Il faut une connexion, et un paquet écrit tout en Python ou préparé pour Pyodide.
lab-fault-not-fetched = Le Python de votre bot n’a pas pu être téléchargé. La première fois, il faut une connexion.
lab-fault-not-started = Le Python de votre bot ne démarre pas dans ce navigateur. Si vous êtes hors ligne, réessayez avec une connexion.
lab-fault-engine-lost = Le moteur s’est arrêté et redémarre. Relancez les parties.
lab-fault-engine-refused = Le moteur a refusé une partie.
