"""The games as environments of other libraries: ``pip install "koopstad[rl]"``.

- ``koopstad.rl.aec``: PettingZoo, every seat an agent
- ``koopstad.rl.gym``: Gymnasium, one seat against bots; registered: ``koopstad/tickets-v0``
- ``koopstad.rl.spiel``: OpenSpiel, with chance as nodes of its own; registered: ``koopstad_tickets``

They know no game by name, compute no rule, and tell an agent what its seat may know.
"""
