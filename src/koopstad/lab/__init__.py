"""Many games at once: tournaments, strength, and the search for broken rules."""
