"""The conformance kit: what every game must hold to, checked while games are played.

``check_game`` plays one game with random actions and asserts, at every decision or at a sample of them:
actions and names fit the catalogue; ``why_not`` agrees with ``actions``; copies are independent; nothing is
created or destroyed; a view is what the game declares, small and blind to what its seat may not know;
imagined positions keep the seat's view; what is foretold of an action comes true; the record folds to the
same state; plain data leads back to the state. Before the first decision it looks at the classes that make up
a position: their attributes, fields and copies must agree.

Read ``inspection`` (``check_game``), ``positions`` (the classes), ``secrets`` (what whole games tell).
"""

from koopstad.engine.kit.breach import BreachError, fingerprint
from koopstad.engine.kit.inspection import Pace, check_game
from koopstad.engine.kit.secrets import check_secrets

__all__ = ["BreachError", "Pace", "check_game", "check_secrets", "fingerprint"]
