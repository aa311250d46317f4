### Français, textes à emporter.

copy-share = Partager
copy-copied = Copié
copy-selected = Sélectionné : copiez maintenant
