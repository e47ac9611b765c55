"""Programs for who works on Riad. A package, so that `run` finds it before any other that is called tools."""
