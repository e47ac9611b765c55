"""`python -m riad` is the command riad."""

from riad.cli import main

main()
