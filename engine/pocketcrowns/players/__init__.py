"""Computer players. Each receives what its seat sees, never the match."""
