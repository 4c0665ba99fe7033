"""The games, each in a folder of its own, all laid out alike."""
