"""Secrets: who holds one may sit, watch or invite. Only their hashes are kept."""

import base64
import hashlib
import secrets

KEY_BYTES = 16
_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another when read aloud


def new_key() -> str:
    """A secret of 128 bits, as 22 letters that may stand in a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def spectator_key(key: str) -> str:
    """What the holder of a key gives to spectators: always the same, so there is one for each key."""
    digest = hashlib.sha256(b"koopstad watch " + key.encode()).digest()
    return base64.urlsafe_b64encode(digest[:KEY_BYTES]).decode().rstrip("=")


def hashed(key: str) -> str:
    """What is kept of a key. It is drawn from 128 bits, so no salt or slow hash is needed."""
    return hashlib.sha256(b"koopstad key " + key.encode()).hexdigest()


def new_id() -> str:
    """The public name of a table."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(10))
