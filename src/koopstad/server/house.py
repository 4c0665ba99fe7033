"""The house: everything that a route may need, made once for each process."""

from __future__ import annotations

from dataclasses import dataclass

from koopstad.server.doors import Doors
from koopstad.server.hall import Hall
from koopstad.server.settings import Settings
from koopstad.server.thinking import Thinkers
from koopstad.store import Store


@dataclass(frozen=True)
class House:
    settings: Settings
    store: Store
    hall: Hall
    doors: Doors
    thinkers: Thinkers
