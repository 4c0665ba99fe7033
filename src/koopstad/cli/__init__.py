"""The command line and play in the terminal."""

import sys
from io import TextIOWrapper


def main() -> None:
    from koopstad.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a screen without our symbols shows question marks
    app(prog_name="koopstad")
