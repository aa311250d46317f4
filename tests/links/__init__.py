"""Links: one frame and one codec in two languages."""
