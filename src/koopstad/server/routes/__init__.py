"""The routes, by what a player would look for."""
