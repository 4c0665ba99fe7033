"""What cards, mayors, ships and tiles can do: the words their entries are written in."""
