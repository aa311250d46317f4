"""The setup `first-game` of R vs R, solved, its tables beside it."""
