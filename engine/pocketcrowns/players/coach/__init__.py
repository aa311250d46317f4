"""Who gives advice, plays by it, and tells what each choice of a game cost."""
