"""A lock is held by one at a time."""

from pathlib import Path

import pytest

from riad.core.file_lock import file_lock
from tests.kit.file_locks import is_free


def test_a_lock_is_held_during_the_block_and_free_after_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with file_lock(path):
        assert not is_free(path)
    assert is_free(path)


def test_a_lock_is_free_after_an_error(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with pytest.raises(ZeroDivisionError), file_lock(path):
        _ = 1 // 0
    assert is_free(path)
