### English, settings.

settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-cloth = The table
settings-cloth-linen = Linen
settings-cloth-felt = Felt
settings-cloth-night = Night
settings-pace = Movement
settings-pace-full = Normal
settings-pace-fast = Fast
settings-pace-slow = Slow
settings-pace-off = None
settings-table = At the table
settings-sound = Sounds
    .help = Short ones, for cards, tiles and crowns.
settings-vibration = Vibration
    .help = A short buzz when cards turn up.
settings-goes-on = Go on by itself
    .help = Against the computer, the next round follows without a tap.
settings-chances = Chances at the table
    .help = Against the computer, the lamp becomes a bar of your win chance, with ≈ before an estimate. A tap on it tells how near that is.
settings-large-cards = Large cards
    .help = Bigger numbers, names and tiles.
settings-strong-patterns = Strong patterns
    .help = Stripes and dots that tell the two sides apart without colours.
settings-hand = In your hand
settings-shuffled-hand = Shuffle my hand
    .help = Your cards lie in another order each round, so that nobody learns from where you tap.
settings-discreet = Discreet choices
    .help = A screen reader does not say which card you raise: choose with the keys 0 to 7 and M, then Enter.

stored-title = What this device keeps
stored-what = Your games, results and settings are kept in this browser only, and are never sent anywhere; so are the app’s own files, for offline play.
stored-export = Save as a file
stored-import = Read a file
stored-import-note = A file that is read takes the place of all that is kept here now.
deals-title = Deals with the Mime, and Lucky Draw
deals-what = When a game with the Mime begins with other hands than the rulebook’s, or Lucky Draw under other rulings, what the computer knows of it is fetched and kept.
deals-keep = Keep all of it ({ $size } MB)
deals-coming = { $done } of { $count }
deals-broken = { $done } of { $count } came. Without a network the rest is played less exactly.
deals-full = There is room here for { $done } of { $count }. Without a network the rest is played less exactly.
deals-kept = All of it is on this device.
stored-erase = Erase everything
stored-erase-sure = Erase all games, results and settings, and the app’s files? Without a network, the app will not start again.
stored-erase-yes = Erase
stored-erase-no = Cancel
stored-erased = Everything is erased. This page works until you close it.
stored-reading = Reading the file…
stored-imported = { $entries ->
    [one] { $entries } entry was read.
   *[other] { $entries } entries were read.
}
stored-not-too-large = This file is too large to be one of ours. Nothing has changed.
stored-not-no-json = This file cannot be read: it is damaged, or no saved file of ours. Nothing has changed.
stored-not-no-app = This file comes from another app. Nothing has changed.
stored-not-newer = This file was saved by another version of the app. Nothing has changed.
stored-not-part = One part of this file cannot be read: “{ $about }”. Nothing has changed.
stored-not-meanwhile = You went on meanwhile, so the file was not read. Nothing has changed.
stored-not-engine = The rules engine has not started, so the games in this file could not be checked. Nothing has changed.
