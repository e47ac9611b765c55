"""Randomness: one small generator, the same bits on every platform and device.

The generator is splitmix64: a 64-bit counter and a mixing function. Its state is the field `rng` of a
record, so a game's shuffles travel with its state. `below` is exactly uniform (Lemire's method with
rejection), so every tile in a bag is equally likely.
"""

import numpy as np

from riad.core.jit import rule
from riad.core.records import Record, record_dtype

SEEDS = 2**64
"""The number of seeds: the whole numbers from 0 to `SEEDS - 1`."""

Generator = record_dtype([("rng", np.uint64), ("apart", np.uint64)])
"""A separate generator, for randomness outside a game's state: players, tests.

With `rng` as its only field, Numba would treat every state that begins with one as a subtype of Generator.
"""

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32))


@rule
def mix(bits: np.uint64) -> np.uint64:
    """Mix 64 bits: a bijection that maps neighbouring numbers to unrelated ones."""
    bits = (bits ^ (bits >> SHIFTS[0])) * MIX_1
    bits = (bits ^ (bits >> SHIFTS[1])) * MIX_2
    return bits ^ (bits >> SHIFTS[2])


@rule
def seed_with(holder: Record, seed: np.uint64) -> None:
    """Start the generator in `holder.rng`. Seeds are mixed first, so 1, 2, 3 give unrelated streams."""
    holder.rng = mix(np.uint64(seed) ^ STEP)


@rule
def next_bits(holder: Record) -> np.uint64:
    """Return the next 64 random bits."""
    holder.rng += STEP
    return mix(holder.rng)


@rule
def below(holder: Record, limit: int) -> int:
    """Return a whole number from 0 to `limit - 1`, each equally likely. `limit` is 1 to 2**31."""
    choices = np.uint64(limit)
    product = (next_bits(holder) >> SHIFTS[3]) * choices
    if (product & LOW) < choices:  # rare: only here can surplus values occur
        surplus = (LOW - choices + np.uint64(1)) % choices
        while (product & LOW) < surplus:
            product = (next_bits(holder) >> SHIFTS[3]) * choices
    return int(np.int64(product >> SHIFTS[3]))
