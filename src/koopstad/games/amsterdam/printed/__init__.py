"""What is printed: pieces, boards, cards; their names; the catalogue of actions."""
