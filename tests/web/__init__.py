"""A package, so that its browser ends with it: while playwright runs, no other test can run an event loop."""
