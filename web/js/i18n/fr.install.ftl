### Français : ce qu’un appareil montre de l’application avant et après l’installation. La page elle-même s’en passe.

install-description = Brave Rats et R vs R : Révolution, contre l’ordinateur ou à deux sur un seul appareil. Une application non officielle, qui se passe de réseau.
install-shortcut = Nouvelle partie de { $game }
screenshot-hand = Brave Rats : choisir un rat en secret
screenshot-verdict = Brave Rats : les deux rats sont montrés, et pourquoi l’un d’eux gagne
screenshot-board = R vs R : une tuile avant d’être posée, avec ce que fera son pouvoir
screenshot-home = Le premier écran
screenshot-board-wide = R vs R : le plateau au milieu d’une manche
