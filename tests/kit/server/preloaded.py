"""Everything that a node with known deals needs, loaded by importing this module, before nodes are forked."""

import uvicorn  # noqa: F401

import riad.server.app
import riad.server.connections  # noqa: F401
import tests.kit.server.dealing  # noqa: F401
from riad.games import PACKAGES
from riad.server.preparation import warm_up

for name in PACKAGES:
    warm_up(name)
