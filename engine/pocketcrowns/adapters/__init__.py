"""The games as other projects' suites know them: OpenSpiel's Python games and PettingZoo's environments.

Extras of the package (`pocketcrowns[openspiel]`, `pocketcrowns[pettingzoo]`): nothing else of the engine imports these.
"""
