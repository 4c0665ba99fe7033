"""What all the smaller decisions of the game share."""

from typing import TYPE_CHECKING

from koopstad.engine.frames import Choice as AnyChoice
from koopstad.engine.frames import F

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Position  # noqa: F401 (in the base below)


class Choice(AnyChoice["Position", F]):
    """A decision that has to be made before anything else, at a position of Amsterdam."""
