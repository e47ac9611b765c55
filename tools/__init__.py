"""Programs for developers of Riad. A package, so that `run` finds it before any other named tools."""
