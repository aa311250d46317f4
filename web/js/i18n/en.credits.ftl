### English, who made what.

credits-title = Credits
credits-games = Brave Rats is a game by Seiji Kanai, with illustrations by Christophe Swal, published by Blue Orange (2014). R vs R: Révolution is a game by Seiji Kanai and Hayato Kisagari, with illustrations by Noboru Sugiura. None of their pictures or texts are used here.
credits-app = Pocket Crowns is an unofficial companion, free, without advertising, and sends nothing anywhere. Games are kept in this browser only.
credits-icons = Icons from game-icons.net (CC BY 3.0), recoloured: { $authors }.
credits-glyphs = Interface icons: Lucide (ISC).
credits-fonts = Lettering: Cinzel and Atkinson Hyperlegible Next, its zero redrawn (SIL OFL 1.1).
credits-code = Runs on Python in WebAssembly by Pyodide (MPL 2.0), with lit-html, Fluent, Workbox, lean-qr and ZzFX.
credits-version = Version { $version }
credits-shipped = Everything that comes with the app, and its licence
credits-part = { $name } { $version }
credits-materials = The same list for machines (CycloneDX)
