"""Optional packages: the extra of Riad for each of them, and the command that installs an extra."""

import sys
from importlib.util import find_spec
from pathlib import Path

from riad.core.errors import RiadError

ROOT = Path(__file__).parents[3]  # in a checkout
EXTRAS = {
    "bots": ("openskill", "tqdm"),
    "server": (
        *("argon2", "cryptography", "httptools", "httpx", "litestar", "msgspec", "prometheus_client"),
        *("segno", "uvicorn", "uvloop", "webauthn", "websockets"),
    ),
    "postgres": ("asyncpg",),
    "pettingzoo": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "gpu": ("numba_cuda",),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
    "others": ("catanatron", "chess"),
    "pages": ("playwright",),
}
"""Modules that Riad imports, by the extra to install for them."""


class MissingPackage(RiadError, ImportError):
    """An optional package that cannot be imported; the text names its extra and how to install it."""


def explained(error: ImportError) -> ImportError:
    """Return a MissingPackage for a package of an extra, and the error itself for any other."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            absent = isinstance(error, ModuleNotFoundError) and error.name == module
            state = "is not installed" if absent else f"cannot be used ({error})"
            return MissingPackage(f"{module} {state}. {how_to_install(extra)}", name=error.name)
    return error


def how_to_install(extra: str) -> str:
    """Return a sentence with the command that installs an extra for this Riad."""
    source, editable = _source()
    flag = "-e " if editable else ""
    return f'Install the extra {extra}: {_installer()} {flag}"{source}[{extra}]"'


def _source() -> tuple[str, bool]:
    """Return the source of this installation (checkout, folder or wheel), and whether it is editable."""
    if (ROOT / "pyproject.toml").is_file():
        return str(ROOT), True
    import json
    from importlib.metadata import PackageNotFoundError, distribution
    from urllib.parse import urlparse
    from urllib.request import url2pathname

    try:
        installed = distribution("riad")
    except PackageNotFoundError:
        return "riad.whl", False
    origin = urlparse(json.loads(installed.read_text("direct_url.json") or "{}").get("url", ""))
    if origin.scheme == "file":
        return url2pathname(origin.path), False
    return f"riad-{installed.version}-py3-none-any.whl", False


def _installer() -> str:
    """Return pip's command for this Python, or uv's where pip is missing, as in the environment of ./run."""
    python = _quoted(sys.executable)
    if find_spec("pip") is not None:
        return f"{python} -m pip install"
    own = [ROOT / ".cache" / "boot" / "bin" / "uv", ROOT / ".cache" / "boot" / "Scripts" / "uv.exe"]
    uv = next((_quoted(str(path)) for path in own if path.is_file()), "uv")
    return f"{uv} pip install --python {python}"


def _quoted(path: str) -> str:
    """Return a path as one word for a shell."""
    return f'"{path}"' if " " in path else path
