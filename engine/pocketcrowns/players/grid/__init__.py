"""A round of R vs R in whole numbers, searched."""
