"""What can be said of web/ without a browser."""
