"""The choice of the tests that are near to a changed file."""

import pytest

from tests.kit.affected import MOST, ROOT, all_tests, nearest, reached


def names(path: str) -> list[str]:
    return [test.relative_to(ROOT).as_posix() for test in nearest(ROOT / path)[0]]


@pytest.mark.parametrize(
    ("path", "first"),
    [
        ("src/riad/core/rng.py", "tests/core/test_rng.py"),
        ("src/riad/server/table/lobby.py", "tests/server/table/test_lobby.py"),
        ("tests/core/test_rng.py", "tests/core/test_rng.py"),
        ("docs/contribute.md", "docs/contribute.md"),
        ("README.md", "README.md"),
        ("tests/kit/affected.py", "tests/run/test_affected.py"),
        ("tools/faults.py", "tests/run/test_faults.py"),
    ],
)
def test_the_nearest_test_comes_first(path: str, first: str) -> None:
    assert names(path)[0] == first


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("src/riad/games/azul/game.toml", "tests/core/test_facts.py"),
        ("tests/games/azul/golden/some.txt", "tests/games/test_golden.py"),  # by its folder
    ],
)
def test_data_leads_to_the_tests_that_name_it(path: str, test: str) -> None:
    assert test in names(path)


def test_of_tests_that_import_it_those_in_its_place_are_nearest() -> None:
    near = names("src/riad/server/store/base.py")
    assert near[0] == "tests/server/store/test_base.py"
    assert all(name.startswith("tests/server/store/") for name in near[:5])


def test_helpers_lead_to_the_tests_that_use_them() -> None:
    test, helper = (
        ROOT / "tests" / "server" / "test_chaos.py",
        ROOT / "tests" / "kit" / "server" / "load_bots.py",
    )
    assert helper in reached(test)
    assert helper.with_name("node_processes.py") in reached(test)  # which the helper imports
    assert "tests/server/test_chaos.py" in names("tests/kit/server/load_bots.py")


def test_the_folder_of_a_conftest_is_all_its_own() -> None:
    files = [test for test in all_tests() if test.is_relative_to(ROOT / "tests" / "server")]
    assert len(files) > MOST
    assert nearest(ROOT / "tests" / "server" / "conftest.py") == (files, 0)


def test_of_what_most_tests_import_only_the_nearest_are_chosen() -> None:
    near, left_out = nearest(ROOT / "src" / "riad" / "core" / "records.py")
    assert near[0] == ROOT / "tests" / "core" / "test_records.py"
    assert len(near) == MOST
    assert left_out > MOST
    assert all(test.exists() for test in near)


@pytest.mark.parametrize("path", ["src/riad/gone.py", "tests/test_gone.py", ".".join(("gone", "toml"))])
def test_nothing_tests_a_file_that_is_gone(path: str) -> None:
    assert nearest(ROOT / path) == ([], 0)
