"""Bodies of requests, read as strictly as messages of a socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() else number


WHOLE_NUMBERS = msgspec.json.Decoder(float_hook=_number)  # to a schema 7.0 is an integer


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would take 0 for false and "7" for 7; the schema says what is what."""

    async def json(self) -> Any:
        body = await super().json()
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return body
        try:
            return msgspec.convert(WHOLE_NUMBERS.decode(await self.body()), wanted.annotation)
        except msgspec.ValidationError as error:
            refusal = error
        try:
            msgspec.convert(body, wanted.annotation, strict=False)
        except msgspec.ValidationError:
            return body  # Litestar says what is wrong, field by field
        raise ValidationException(str(refusal))
