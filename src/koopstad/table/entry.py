"""What happens at a table, one entry after the other: whoever folds them has the table."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "move",
    "undo",
    "say",
    "sit",
    "nonce",
    "deal",
    "bot",
    "back",
    "leave",
    "free",
    "vote",
    "begin",
    "flag",
    "remind",
    "rematch",
    "close",
    "pace",
    "go",
    "rules",
    "agree",
]

# These count as moves of the table: a player who has not seen the last of them decides on an old position.
MOVES: frozenset[Kind] = frozenset(("move", "undo"))


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log. It is added and never changed; taking back is one more entry.

    ==========  ==================================  ===================================
    kind        seat                                text
    ==========  ==================================  ===================================
    move        who plays                           the notation, with its ``outcomes``
    undo        whose last move is taken back
    say         who speaks (None: a spectator)      the words
    sit         the empty seat that is taken        the name, and in a second line the pledge
    nonce       who adds to the deal                the nonce that was pledged
    deal                                            players and nonces, with the ``outcomes``
    bot         the seat that a bot plays from now  the name of the bot
    back        the seat its person plays again
    leave       the seat its person has left        the name of the person
    free        the seat the host has freed         the name of the person
    vote        who wants a bot in a seat           the number of that seat
    begin       None: the host, who waits no more
    flag        the seat whose time ran out         the bot that plays on
    remind      the seat that is slow
    rematch     who asked for it (None: the host)   the id of the new table
    close       who gave the table up (None: host)
    pace        who says how bots go on             ``wait`` for a word, or ``on``
    go          who has nothing to take back
    rules                                           newer rules, by which the game goes on if all agree; in a
                                                    second line the entry from which on moves do not stand
    agree       who agrees to them
    ==========  ==================================  ===================================
    """

    number: int
    kind: Kind
    seat: int | None = None
    text: str = ""
    outcomes: list[int] = []
    at: float = 0.0
    key: str = ""  # a client's own name for what it asked, so that asking twice does it once
