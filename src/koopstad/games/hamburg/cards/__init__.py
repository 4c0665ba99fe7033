"""What the cards, mayors, ships and tiles do, as data. Read ``lists.py`` first."""
