"""Lucky Draw of Brave Rats while hands are hidden, its table beside it."""
