"""What time it is: who has to know asks a watch, and a test gives it one whose hands it moves itself."""

from __future__ import annotations

import time


class Watch:
    """The system's time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()
