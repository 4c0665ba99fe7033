"""The Python examples of README.md run as printed, in order, each seeing what the earlier ones defined."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = README.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks, "README.md has no Python example"

    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for block in blocks:
        lines_above = text.count("\n", 0, block.start(1))
        source = "\n" * lines_above + block[1]  # so that a traceback names the line of README.md
        exec(compile(source, str(README), "exec"), namespace)
