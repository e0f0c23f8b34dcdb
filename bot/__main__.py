"""The way in for `python -m bot`: run, sandbox, check, migrate."""

from __future__ import annotations

import sys

from bot.command_line.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
