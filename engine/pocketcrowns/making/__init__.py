"""Makes, before anything is shipped, the tables that players are shipped with. Nothing that plays imports it."""
