"""A package, so that its browser stops with it: no other test can run an event loop during it."""
