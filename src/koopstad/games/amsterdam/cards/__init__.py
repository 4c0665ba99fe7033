"""All 132 cards, in the order of their numbers."""
