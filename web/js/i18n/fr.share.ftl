## Partager

share-title = Partager
share-tabs = Que partager
share-tab-link = Lien
share-tab-picture = Image
share-tab-text = Texte
share-tab-embed = Intégrer
share-waiting = Un instant…
share-nothing = Il n’y a pas de partie terminée à partager.
share-failed = Impossible de préparer le partage.
share-too-long = Cette étude est trop longue pour un lien : raccourcissez ses notes ou retirez des étapes.
share-copy = Copier le lien
share-qr = Visez ce carré avec l’appareil photo d’un autre téléphone : le lien s’ouvre.
share-qr-label = Code QR du lien
share-save-picture = Enregistrer l’image
share-copy-words = Copier la description
share-words = L’image en mots
share-copy-text = Copier le texte
share-line = La partie en une ligne
share-copy-line = Copier la ligne
share-legend = ▼ { $near }   ▲ { $far }   ✕ détruite
share-offered = À prendre : { $pieces }
share-victories = Victoires : { $first } { $a } – { $b } { $second }
share-puzzle = Une énigme de { $game }
share-study = Une étude de { $game }
share-new = Une nouvelle partie de { $game }
share-letter = Une partie à distance
share-this = Partager ce tableau
share-entry = Partager

## Un lien reçu

shared-game = Une partie de { $game }
shared-position = Une position de { $game }
shared-look-back = Revoir avec l’entraîneur
shared-open-title = Ouvrir un lien
shared-what = On vous a envoyé une partie, une position, une énigme ou une étude ? Collez le lien ici.
shared-not-a-link = Ce n’est pas un lien de Pocket Crowns. L’avez-vous copié en entier ?
shared-damaged = Ce lien est abîmé : il en manque un morceau, ou il a changé en route. Demandez-le à nouveau.
shared-unshown = Impossible d’afficher ce lien : aucune partie ne ressemble à cela.
shared-newer = Ce lien vient d’une version plus récente de Pocket Crowns. Mettez l’application à jour, puis rouvrez-le.
shared-unknown-kind = Ce lien montre une chose que cette version ne connaît pas encore. Mettez l’application à jour, puis rouvrez-le.
shared-own-page = Une partie à distance se joue dans l’application : ouvrez-la là-bas.
shared-nothing-lost = Vos parties sont à l’abri : rien n’a changé.

review-share = Partager cette position
