### Français : le glossaire, et les autres noms qu’on emploie.

glossary-title = Trouver une carte ou une tuile
glossary-search = Nom, surnom ou force
glossary-example = Bouffon, magicien, 7…
glossary-found = { $count ->
    [one] { $count } trouvée
   *[other] { $count } trouvées
}
glossary-nothing = Rien ne s’appelle « { $query } » ici. Essayez un autre nom, en français ou en anglais, ou un mot de ce qu’elle fait.
glossary-all = Tout afficher
glossary-also = Se dit aussi : { $names }
glossary-strength = Force { $strength }

## D’autres noms, que la recherche trouve
also-card-musician = Clown, Bouffon, Ménestrel, Troubadour
also-card-princess = Infante, Dauphine
also-card-spy = Agent secret, Éclaireur
also-card-assassin = Tueur, Meurtrier
also-card-ambassador = Ministre, Diplomate, Émissaire
also-card-wizard = Mage, Enchanteur, Sorcier
also-card-general = Commandant, Maréchal, Chef de guerre
also-card-prince = Dauphin, Héritier
also-card-mime = Imitateur, Copieur, Point d’interrogation
also-tile-king = Monarque, Souverain
also-tile-queen = Souveraine, Dame
also-tile-princess = Infante, Dauphine
also-tile-minister = Chancelier, Vizir, Conseiller
also-tile-general = Commandant, Maréchal, Chef de guerre
also-tile-sorcerer = Mage, Enchanteur, Magicien
also-tile-castle = Forteresse, Palais
also-tile-hierophant = Pape, Grand prêtre, Pontife
also-tile-cardinal = Prélat, Éminence
also-tile-saint = Sainte, Bienheureux, Martyr
also-tile-bishop = Prélat, Fou, Abbé
also-tile-paladin = Chevalier, Templier, Croisé
also-tile-monk = Frère, Prêtre, Religieux
also-tile-temple = Église, Cathédrale, Sanctuaire
also-tile-citizen = Paysan, Villageois, Fermier
also-tile-assassin = Tueur, Meurtrier
also-tile-pirate = Corsaire, Flibustier, Boucanier
also-tile-fairy = Lutin, Marraine
also-tile-reaper = La Mort, Faux, Grande Faucheuse
also-tile-seer = Devin, Oracle, Prophète
also-tile-dragon = Wyverne, Drac
also-tile-shaman = Guérisseur, Totem
also-tile-witch = Ensorceleuse, Jeteuse de sorts
also-tile-samurai = Guerrier, Rônin
also-tile-ninja = Shinobi, Ombre
also-tile-bard = Troubadour, Ménestrel, Poète, Musicien
also-tile-artist = Peintre, Sculpteur
also-tile-sage = Savant, Philosophe, Ancien
also-tile-tower = Donjon, Beffroi
also-tile-adventurer = Explorateur, Voyageur, Héros
also-tile-hermit = Solitaire, Reclus
also-tile-magician = Magicien, Enchanteresse, Illusionniste
