"""Players that somebody wrote."""
