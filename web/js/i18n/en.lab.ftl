### English, the lab in which somebody's own player meets the levels.

lab-title = Your own bot
lab-enter = Write your own bot
lab-what = Write a Python class with a method choose(self, view, rng, budget). It is shown what its seat sees and answers with one of the actions in view["legal"]. Here it meets the levels, and changes seats after every game.
lab-safe = It runs in a Python of its own, on this device, away from the app and from everything that is stored. Python’s whole library is there, and so are the rules: import pocketcrowns.
lab-text = Your class
lab-text-help = Python packages to install first, if you are online: a line that begins with “# packages:” and names them, with commas. The Tab key leaves the field.
lab-terminal = The same file plays in a terminal:
lab-example = Put the example there
lab-example-undo = Back to your text
lab-example-legal = All that may be done now; choose one.
lab-example-shown = The rival’s card, if our Spy has laid it open.
lab-example-target = The target of an action, if it has one, comes after “!”.
lab-example-rng = rng is chance that comes from the seed: the same games again.

lab-sees = What your bot sees
lab-sees-what = The first view of a game, as text: in Python it is a dict.

lab-against = Opponents
lab-games = Games against each
lab-seed = Seed
lab-seed-help = The same text with the same seed plays the same games, as long as all its chance comes from rng.
lab-run = Let them play
lab-stop = Stop

lab-progress = Games played
lab-download = Fetching a Python for your bot: { $done } of { $total } MB
lab-start = Your bot’s Python is starting
lab-package = Installing { $name }
lab-load = Reading your class
lab-play = Game { $number } of { $total }: { $level }
lab-done = All { $total } games have been played.

lab-results = Results of your bot
lab-opponent = Opponent
lab-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-column-won = Won
lab-column-tied = Tied
lab-column-lost = Lost
lab-column-share = Share
lab-share = { $share } ±{ $off }
lab-told = What Python says
lab-printed = What your bot printed last

lab-where = { $level }: game { $number }, view["turn"] = { $turn }. The games before it count.
lab-fault-stopped = Stopped. The games that were finished count.
lab-fault-too-long = Your bot did not answer within { $about } seconds and was stopped.
lab-fault-run-too-long = After { $about } minutes the games were stopped. Those that were finished count.
lab-fault-died = Your bot broke its Python, which has been ended. The app and your games are untouched.
lab-fault-not-loaded = Your class could not be read.
lab-fault-no-class = There has to be exactly one class with a method choose.
lab-fault-raised = Your bot made an error.
lab-fault-not-legal = Your bot chose what may not be done now.
lab-fault-package = The package { $about } could not be installed. That takes a connection, and a package made of Python alone or made for Pyodide.
lab-fault-not-fetched = Your bot’s Python could not be fetched. The first time takes a connection.
lab-fault-not-started = Your bot’s Python does not start in this browser. If you are offline, try again with a connection.
lab-fault-engine-lost = The engine stopped and starts again. Let them play once more.
lab-fault-engine-refused = The engine refused a game.
