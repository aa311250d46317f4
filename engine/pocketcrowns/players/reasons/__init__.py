"""Why a choice is good or bad: what the solvers know of it, as facts that the page puts into words."""
