"""The games as environments of other libraries: ``pip install "koopstad[rl]"``.

- ``koopstad.rl.aec``: PettingZoo, every seat an agent
- ``koopstad.rl.gym``: Gymnasium, one seat against bots; registered: ``koopstad/tickets-v0``
- ``koopstad.rl.spiel``: OpenSpiel, with chance as nodes of its own; registered: ``koopstad_tickets``

They know no game by name, compute no rule, and tell an agent what its seat may know.
"""

from importlib.util import find_spec

INSTALL = 'pip install "koopstad[rl]"'

for _needed in ("numpy", "gymnasium", "pettingzoo", "PIL"):
    if find_spec(_needed) is None:
        raise ModuleNotFoundError(f"koopstad.rl needs {_needed}: {INSTALL}", name=_needed)
