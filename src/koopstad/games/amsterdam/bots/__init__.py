"""Players of this game that are programs."""
