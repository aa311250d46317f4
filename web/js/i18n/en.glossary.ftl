### English: the glossary, and other names that people use.

glossary-title = Find a card or a tile
glossary-search = Name, nickname or strength
glossary-example = Jester, magician, 7…
glossary-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
glossary-nothing = Nothing is called “{ $query }” here. Try another name, in French or in English, or a word of what it does.
glossary-all = Show everything
glossary-also = Also called: { $names }
glossary-strength = Strength { $strength }

## Other names, which a search finds
also-card-musician = Clown, Jester, Fool, Minstrel
also-card-princess = Infanta, Lady
also-card-spy = Agent, Informer, Scout
also-card-assassin = Killer, Murderer, Rogue
also-card-ambassador = Minister, Envoy, Diplomat
also-card-wizard = Magician, Mage, Sorcerer, Enchanter
also-card-general = Commander, Marshal, Warlord
also-card-prince = Heir, Crown prince
also-card-mime = Mimic, Copycat, Joker, Question mark
also-tile-king = Monarch, Sovereign
also-tile-queen = Consort, Her Majesty
also-tile-princess = Infanta, Lady
also-tile-minister = Chancellor, Vizier, Adviser
also-tile-general = Commander, Marshal, Warlord
also-tile-sorcerer = Warlock, Mage, Wizard
also-tile-castle = Fortress, Palace, Stronghold
also-tile-hierophant = Pope, High priest, Pontiff
also-tile-cardinal = Prelate, Eminence
also-tile-saint = Holy man, Holy woman, Martyr
also-tile-bishop = Prelate, Vicar
also-tile-paladin = Holy knight, Templar, Crusader
also-tile-monk = Friar, Brother, Priest
also-tile-temple = Church, Cathedral, Shrine
also-tile-citizen = Peasant, Villager, Farmer, Commoner
also-tile-assassin = Killer, Murderer, Rogue
also-tile-pirate = Corsair, Buccaneer, Privateer
also-tile-fairy = Pixie, Sprite, Fay
also-tile-reaper = Death, Grim Reaper, Scythe
also-tile-seer = Fortune teller, Oracle, Prophet
also-tile-dragon = Drake, Wyrm
also-tile-shaman = Medicine man, Witch doctor, Totem
also-tile-witch = Hag, Crone, Enchantress
also-tile-samurai = Ronin, Bushi, Warrior
also-tile-ninja = Shinobi, Shadow
also-tile-bard = Minstrel, Troubadour, Poet, Musician
also-tile-artist = Painter, Sculptor
also-tile-sage = Wise man, Scholar, Elder
also-tile-tower = Keep, Turret, Watchtower
also-tile-adventurer = Explorer, Traveller, Hero
also-tile-hermit = Recluse, Loner
also-tile-magician = Wizard, Conjurer, Illusionist
