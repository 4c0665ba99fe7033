"""TOM, the automaton of the solo game (HAM-18): what he does in his turn, and how he decides."""
