"""What ``make test`` proves by samples, always the same ones. ``make whole`` proves all of it, and of it
``make databases`` what is the server's and ``make screens`` what is the client's.
"""

from __future__ import annotations

import os

WHOLE = bool(os.environ.get("KOOPSTAD_WHOLE"))
