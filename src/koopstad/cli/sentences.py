"""What is said before a game is chosen (``words/start``)."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Sentences:
    def __init__(self, language: str) -> None:
        source = files("koopstad") / "words" / "start" / f"{language}.ftl"
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def text(self, key: str, **args: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        return str(self._bundle.format_pattern(pattern, args)[0])
