"""Players that look no further than people do, and what people tend to do."""
