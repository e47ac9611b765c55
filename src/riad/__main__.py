"""Entry point of `python -m riad`, the same as the command riad."""

from riad.cli import main

main()
