"""Brave Rats: two hands of rats, one card each a round, shown together."""
