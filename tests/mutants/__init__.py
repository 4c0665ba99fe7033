"""Breaks the rules of every game on purpose, in every small way, and looks which scenario notices.

Mutants are made from the syntax tree at run time, so they follow the code wherever it goes. Read in this
order: ``changes`` (the ways to break a piece of code), ``sources`` (all mutants of a game), ``workshop``
(puts one into the running game, or imports the game anew with it), ``values`` (printed values), ``__main__``.
"""
