"""What ``make test`` proves by a sample, and ``make databases`` and ``make screens`` prove whole."""

from __future__ import annotations

import os

WHOLE = bool(os.environ.get("KOOPSTAD_WHOLE"))
