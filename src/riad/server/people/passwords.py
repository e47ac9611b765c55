"""Passwords: argon2id, which is slow and uses memory by design, so it runs in two threads.

Two threads bound the memory (19 MiB each) and leave the event loop alone. A pool of two holds this bound even
after a caller has gone, which a semaphore around the waiting would not.
"""

import asyncio
import base64
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

AT_ONCE = 2
SHORTEST, LONGEST = 8, 200
THREADS = ThreadPoolExecutor(AT_ONCE, "riad-password")


def owasp_hasher() -> PasswordHasher:
    """Return argon2id with the minimum parameters that OWASP recommends: 19 MiB, two passes, one lane."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, hash_len=32, salt_len=16)


class Passwords:
    """A hasher of passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or owasp_hasher()
        self.dummy = dummy_hash(self._hasher)

    async def hash(self, password: str) -> str:
        """Return the hash to store for a password."""
        return await asyncio.get_running_loop().run_in_executor(THREADS, self._hasher.hash, plain(password))

    async def check(self, kept: str | None, password: str) -> bool:
        """Return whether a password is the one that was hashed.

        Without a hash (None: no account has this username) the same work is done on a dummy, so that the time
        it takes does not reveal which usernames exist.
        """
        whole = len(password) <= LONGEST  # a longer one is never right, and costs no more
        encoded = kept if kept is not None and whole else self.dummy
        same = await asyncio.get_running_loop().run_in_executor(
            THREADS, self._verify, encoded, plain(password[:LONGEST])
        )
        return same and kept is not None and whole

    def outdated(self, kept: str) -> bool:
        """Return whether a hash has outdated parameters, and should be made again."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, encoded: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(encoded, password)
        except VerifyMismatchError:
            return False


def long_enough(password: str) -> bool:
    """Return whether a password has an accepted length: not too easy to guess, nor too slow to hash."""
    return SHORTEST <= len(password) <= LONGEST


def plain(password: str) -> bytes:
    """Return the bytes of a password: the same whichever way a keyboard composes an accented letter."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


def dummy_hash(hasher: PasswordHasher) -> str:
    """Return a text that looks like a hash with the hasher's parameters but matches no password."""
    salt, digest = (
        base64.b64encode(bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${cost}${salt}${digest}"
