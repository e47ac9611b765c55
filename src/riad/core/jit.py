"""Compiling: `@rule` turns a function over records into machine code, cached on disk for the next start.

Numba's own cache checks only the file of the function itself: after a change to a function that it calls in
another file, the old machine code would run. So each version of the sources has its own cache folder, named
by a hash of every source and data file that compiled code can depend on. The folder identifies a function by
the name of its module, not by the path of its file: all of a user's checkouts and environments with the same
sources share their compiled code.
"""

import atexit
import contextlib
import functools
import hashlib
import importlib.util
import inspect
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator
from numba.core.sigutils import normalize_signature
from numba.extending import intrinsic

from riad.core.file_lock import file_lock

F = TypeVar("F", bound=Callable[..., Any])

PLAIN = bool(numba.config.DISABLE_JIT)
"""True under NUMBA_DISABLE_JIT=1: rules run as plain Python, for debugging and for coverage."""

RIAD = __name__.partition(".")[0]
SOURCES = (".py", ".json", ".toml")
FACTS = "game.toml"  # of a game (see facts): no constant of compiled code comes from it
CORE = ("byte_writes", "contract", "defaults", "driver", "engine", "errors", "facts", "folder", "jit")
PLAYERS = ("alpha_beta", "analysis", "player", "playouts", "search", "softmax", "tree")
COMPILED = (
    *(f"core/{name}.py" for name in (*CORE, "documents", "file_lock", "memory", "options", "records", "rng")),
    "games/*/rules/[!_]*",
    "games/*/players/[!_]*",
    "games/dreamhome/components.json",
    *(f"bots/{name}.py" for name in PLAYERS),
    "batch/loops.py",
    "batch/prefetch.py",
)
"""The places of compiled code and of what it is made from: an edit of any other file recompiles nothing."""
KEPT_DAYS = 30
KEY = re.compile("[0-9a-f]{16}")

_for_any_game: list[Any] = []
_others: set[str] = set()  # packages outside Riad with games of their own
_owners: dict[Any, str] = {}  # the package of each game by the type of its records


def rule(function: F) -> F:
    """Compile a function of the rules: no allocation, no exception, no Python object, no GIL.

    `_nrt` is Numba's memory runtime. Without it, code that allocates does not compile, and array arguments
    are not reference-counted, which would cost an atomic addition per call.
    """
    return _compiled(function)


def _compiled(function: F, **options: Any) -> F:
    if PLAIN:
        return _wrapping(function)
    compiled: Any = numba.njit(nogil=True, error_model="numpy", _nrt=False, **options)(function)
    compiled._cache = _Cache(function, cache_folder(function.__module__))
    return cast(F, compiled)


def rule_for_any_game(function: F) -> F:
    """Compile a rule that calls the functions of each game (see contract); it depends on their sources."""
    return _for_any(rule(function))


def inlined(function: F) -> F:
    """Compile a rule that is part of a hot loop, inlined in its callers."""
    return _compiled(function, forceinline=True)


def inlined_for_any_game(function: F) -> F:
    """Compile an inlined rule that calls the functions of each game."""
    return _for_any(inlined(function))


def instructions(typed: Callable[..., Any]) -> Callable[[F], F]:
    """Define a function whose machine code is written by hand, like Numba's `intrinsic`.

    The decorated function is the same code in plain Python, for use without compilation.
    """

    def written(plain: F) -> F:
        return plain if PLAIN else cast(F, intrinsic(typed))

    return written


def _for_any(compiled: F) -> F:
    _for_any_game.append(compiled)
    if _others:
        _cache_with_others(compiled)
    return compiled


def depend_on(module: str, dtype: np.dtype[Any]) -> None:
    """Register the sources of a module as dependencies of generic code compiled for this dtype."""
    package = module.partition(".")[0]
    if PLAIN:
        return
    if package == RIAD:
        _owners.setdefault(numba.from_dtype(dtype), RIAD)
        return
    _owners[numba.from_dtype(dtype)] = package
    if package not in _others:
        _others.add(package)
        for compiled in _for_any_game:
            _cache_with_others(compiled)


def _cache_with_others(compiled: Any) -> None:
    """Cache a rule's code for games of other packages in a folder for these versions of Riad and of them."""
    package = compiled.__module__.partition(".")[0]
    folders = (_version_folder(package), _version_folder(package, *sorted(_others)))
    compiled._cache = _CacheByGame(*(_Cache(compiled.py_func, folder) for folder in folders))


class _Locator(_CacheLocator):  # type: ignore[misc]  # Numba has no types
    """The place of one function in a version folder: a subfolder for its module."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._folder = folder / function.__module__
        self._line = function.__code__.co_firstlineno
        self._py_file = inspect.getfile(function)  # appears in Numba's warnings

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""  # the name of the version folder is a hash of the sources

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CachedFunction(CompileResultCacheImpl):  # type: ignore[misc]
    """The files of one function, named without the path of its source."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Locator(function, folder)
        self._locator.ensure_cache_path()
        self._filename_base = self.get_filename_base(function.__qualname__, getattr(sys, "abiflags", ""))


class _Cache(FunctionCache):  # type: ignore[misc]
    """Cache of one Numba function, in the folder of this version."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._impl_class = functools.partial(_CachedFunction, folder=folder)
        super().__init__(function)

    def save_overload(self, sig: Any, cres: Any) -> None:
        """Save compiled code, one process at a time: Numba takes the name of the next file from an index."""
        with file_lock(Path(self.cache_path) / "lock"):
            super().save_overload(sig, cres)


class _CacheByGame(NullCache):  # type: ignore[misc]  # Numba has no types
    """Cache of a rule for any game: code for Riad's own games does not depend on others."""

    def __init__(self, own: Any, others: Any) -> None:
        self._own, self._others = own, others

    @property
    def cache_path(self) -> str:
        return str(self._own.cache_path)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._cache_for(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, cres: Any) -> None:
        self._cache_for(sig).save_overload(sig, cres)

    def _cache_for(self, sig: Any) -> Any:
        arguments, _ = normalize_signature(sig)
        owners = {_owners[one] for argument in arguments for one in _records_in(argument) if one in _owners}
        return self._own if owners == {RIAD} else self._others


def _records_in(argument: Any) -> Iterator[Any]:
    """Yield the record types in an argument's type, which may be an array of them or a tuple."""
    if isinstance(argument, types.Record):
        yield argument
    elif isinstance(argument, types.BaseTuple):
        for part in argument.types:
            yield from _records_in(part)
    elif isinstance(argument, types.Array):
        yield from _records_in(argument.dtype)


def _wrapping(function: F) -> F:
    """Return a plain Python function whose NumPy integers wrap silently, like compiled ones."""

    @functools.wraps(function)
    def plain(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return cast(F, plain)


def cache_folder(module: str) -> Path:
    """Return the cache folder of a module: one folder per version of the sources."""
    return _version_folder(module.partition(".")[0])


@functools.cache
def _version_folder(*packages: str) -> Path:
    folder = cache_root() / sources_key(*packages)
    folder.mkdir(exist_ok=True)
    os.utime(folder)  # in use: see _forget_old_versions
    return folder


def sources_key(*packages: str) -> str:
    """Return a hash of everything that compiled code of top-level packages depends on, the compiler included.

    It covers the packages and Riad with their data files, whose tables become constants in the code. Their
    paths on this machine do not count, nor does the build of Python, only its bytecode.
    """
    compiler = f"{sys.implementation.cache_tag} {numba.__version__} {np.__version__}"
    digest = hashlib.sha256(compiler.encode() + importlib.util.MAGIC_NUMBER)
    for name in sorted({*packages, RIAD}):
        for path, shown in sources_of(name):
            digest.update(f"{name}/{shown}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def sources_of(package: str) -> list[tuple[Path, str]]:
    """Return the files of a package, or of the folder around a single module, with their relative names."""
    module = sys.modules[package]
    if hasattr(module, "__path__"):
        folders, pattern = [Path(folder) for folder in module.__path__], "**/*"
    else:
        folders, pattern = [Path(module.__file__ or ".").parent], "*"
    places = COMPILED if package == RIAD else ("*",)
    files = [(path, path.relative_to(folder)) for folder in folders for path in folder.glob(pattern)]
    sources = [
        (path, inside.as_posix())
        for path, inside in files
        if path.suffix in SOURCES
        and path.name != FACTS
        and path.is_file()
        and any(inside.match(place) for place in places)
    ]
    return sorted(sources, key=lambda source: source[1])


def cache_root() -> Path:
    """Return the folder of all compiled rules: RIAD_CACHE_DIR, the user's cache, or a temporary one."""
    return _cache()[0]


def unwritable_cache() -> Path | None:
    """Return the folder meant for compiled rules if it is not writable, else None."""
    return _cache()[1]


@functools.cache
def _cache() -> tuple[Path, Path | None]:
    wanted = os.environ.get("RIAD_CACHE_DIR")
    root = Path(wanted) if wanted else platformdirs.user_cache_path("riad", appauthor=False)
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
    except OSError:  # not writable: for this process and its children only
        temporary = Path(tempfile.mkdtemp(prefix="riad-"))
        os.environ["RIAD_CACHE_DIR"] = str(temporary)
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary, root
    _forget_old_versions(root)
    return root, None


def _forget_old_versions(root: Path) -> None:
    """Remove the folders that have not been used for a month."""
    horizon = time.time() - KEPT_DAYS * 86400
    for folder in root.iterdir():
        with contextlib.suppress(OSError):  # another process may be doing the same
            if KEY.fullmatch(folder.name) and folder.is_dir() and folder.stat().st_mtime < horizon:
                shutil.rmtree(folder, ignore_errors=True)
