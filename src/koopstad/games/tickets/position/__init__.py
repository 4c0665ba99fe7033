"""A position: what lies where, who may know what, and the words for it in scenarios."""
