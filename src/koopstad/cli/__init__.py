"""The command line and play in the terminal."""


def main() -> None:
    from koopstad.cli.app import app

    app(prog_name="koopstad")
