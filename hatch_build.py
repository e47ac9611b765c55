"""A build hook that requires the pages for the browser, except in editable installs."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src", "riad", "server", "static")
NEEDED = ("index.html", "sw.js", "assets")
MISSING = (
    "the pages for the browser are not built: src/riad/server/static/{name} is missing. "
    "Build them with `./run`, or with `npm ci` and `npm run build` in the folder web"
)


class RequirePages(BuildHookInterface[Any]):
    """A check before each wheel and source distribution is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # as hatchling calls it
        """Stop with a sentence, not a traceback, when the pages are missing."""
        if version == "editable":
            return
        for name in NEEDED:
            if not Path(self.root, PAGES, name).exists():
                self.app.abort(f"riad: {MISSING.format(name=name)}")
