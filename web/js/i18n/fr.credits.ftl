### Français, qui a fait quoi.

credits-title = Crédits
credits-games = Brave Rats est un jeu de Seiji Kanai, illustré par Christophe Swal, édité par Blue Orange (2014). R vs R : Révolution est un jeu de Seiji Kanai et Hayato Kisagari, illustré par Noboru Sugiura. Aucune de leurs images ni aucun de leurs textes n’est repris ici.
credits-app = Pocket Crowns est un compagnon non officiel, gratuit, sans publicité, et n’envoie rien nulle part. Les parties restent dans ce navigateur.
credits-icons = Icônes de game-icons.net (CC BY 3.0), recolorées : { $authors }.
credits-glyphs = Icônes d’interface : Lucide (ISC).
credits-fonts = Lettres : Cinzel et Atkinson Hyperlegible Next, au zéro redessiné (SIL OFL 1.1).
credits-code = Fonctionne avec Python en WebAssembly grâce à Pyodide (MPL 2.0), avec lit-html, Fluent, Workbox, lean-qr et ZzFX.
credits-version = Version { $version }
credits-shipped = Tout ce qui vient avec l’application, et sa licence
credits-part = { $name } { $version }
credits-materials = La même liste pour les machines (CycloneDX)
