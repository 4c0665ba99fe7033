"""``python -m koopstad``"""

from koopstad.cli import main

main()
