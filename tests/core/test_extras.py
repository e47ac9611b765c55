"""The extra that each package belongs to, and the command that installs it."""

import ast
import importlib.metadata
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from riad.core import extras
from riad.core.errors import RiadError
from riad.core.extras import EXTRAS, MissingPackage, explained, how_to_install
from tests.kit.environments import needed

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def packages(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def modules_imported() -> Iterator[str]:
    """Yield the top-level name of each module that a file of Riad imports."""
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                yield str(node.module).partition(".")[0]


def test_every_package_that_riad_imports_is_of_the_base_or_of_an_extra() -> None:
    by_module = packages_distributions()
    base = {*needed("riad", frozenset())}
    known = {module for modules in EXTRAS.values() for module in modules}
    for module in {*modules_imported()} - sys.stdlib_module_names - {"riad", *known}:
        assert {canonicalize_name(name) for name in by_module[module]} & base, module


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_its_modules(extra: str) -> None:
    by_module, brought = packages_distributions(), packages(PROJECT["optional-dependencies"][extra])
    for module in EXTRAS[extra]:
        assert {canonicalize_name(name) for name in by_module[module]} & brought, module


def test_every_extra_can_be_named() -> None:
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"])


def test_a_package_of_an_extra_is_explained() -> None:
    error = explained(ModuleNotFoundError("No module named 'ray'", name="ray"))
    assert isinstance(error, MissingPackage)
    assert isinstance(error, RiadError)
    assert str(error) == f"ray is not installed. {how_to_install('ray')}"
    assert error.name == "ray"


@pytest.mark.parametrize(
    "error",
    [
        ImportError("cannot import name 'get' from 'litestar'", name="litestar"),
        ModuleNotFoundError("No module named 'litestar.di'", name="litestar.di"),
    ],
)
def test_a_package_that_is_too_old_is_not_called_missing(error: ImportError) -> None:
    assert str(explained(error)) == f"litestar cannot be used ({error}). {how_to_install('server')}"


@pytest.mark.parametrize("name", ["riad.core.nowhere", "numpy", "nowhere", None])
def test_what_belongs_to_no_extra_stays_as_it_is(name: str | None) -> None:
    error = ModuleNotFoundError("No module", name=name)
    assert explained(error) is error


def test_in_a_checkout_the_checkout_is_installed() -> None:
    assert how_to_install("gpu").endswith(f' -e "{ROOT}[gpu]"')


class Installed:
    """A distribution of Riad installed from some origin."""

    version = "0.1.0"

    def __init__(self, origin: str | None) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return self.origin


@pytest.mark.parametrize(
    ("origin", "wheel"),
    [
        (
            '{"url": "file:///home/ada/my%20wheels/riad-0.1.0-py3-none-any.whl"}',
            "/home/ada/my wheels/riad-0.1.0-py3-none-any.whl",
        ),
        ('{"url": "https://example.invalid/riad.whl"}', "riad-0.1.0-py3-none-any.whl"),
        (None, "riad-0.1.0-py3-none-any.whl"),
    ],
)
def test_elsewhere_the_same_wheel_is_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, origin: str | None, wheel: str
) -> None:
    monkeypatch.setattr(extras, "ROOT", tmp_path)
    monkeypatch.setattr(importlib.metadata, "distribution", lambda _: Installed(origin))
    assert how_to_install("gpu").endswith(f' pip install --python {sys.executable} "{wheel}[gpu]"')


def test_without_a_trace_of_an_install_a_wheel_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def absent(_: str) -> None:
        raise PackageNotFoundError("riad")

    monkeypatch.setattr(extras, "ROOT", tmp_path)
    monkeypatch.setattr(importlib.metadata, "distribution", absent)
    assert how_to_install("gpu").endswith(' "riad.whl[gpu]"')


def test_pip_is_used_where_there_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", "/opt/my python/bin/python")
    monkeypatch.setattr(extras, "find_spec", lambda _: object())
    assert how_to_install("gpu").startswith(
        'Install the extra gpu: "/opt/my python/bin/python" -m pip install '
    )
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    monkeypatch.setattr(extras, "ROOT", tmp_path)
    assert how_to_install("gpu").startswith('Install the extra gpu: uv pip install --python "/opt/my python')
