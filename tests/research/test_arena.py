"""Matches between bots: the seating, the score, and the confidence interval."""

import math

import pytest

import riad
from riad.bots.levels import bot_named, searcher
from riad.core.engine import Engine
from riad.core.records import Record
from riad.games import PACKAGES
from riad.research import arena
from riad.research.arena import (
    BotFactory,
    GameResult,
    PairResult,
    bot_seed,
    compare,
    pairs,
    play,
    play_deal,
    ratings,
    seatings,
)
from tests.kit.searching import engine_of


def bot_factory(name: str) -> BotFactory:
    return lambda engine, seed: bot_named(name, engine, seed)


def duel(
    engine: Engine, factories: dict[str, BotFactory], deals: range
) -> tuple[PairResult, list[GameResult]]:
    """Play a duel between two bots; return the score and all games."""
    one, other = factories
    score, games = PairResult(one, other), list[GameResult]()
    for seed in deals:
        both = play_deal(engine, factories, one, other, seed)
        score.add(both)
        games += both
    return score, games


def contest(engine: Engine, one: str, other: str, deals: range) -> tuple[PairResult, list[GameResult]]:
    """Play a duel between two bots by name."""
    return duel(engine, {one: bot_factory(one), other: bot_factory(other)}, deals)


def compared(one: str, *games: GameResult) -> tuple[list[float], list[float]]:
    wins: list[float] = []
    margins: list[float] = []
    for played in games:
        compare(played, one, wins, margins)
    return wins, margins


def test_seatings_rotate() -> None:
    assert seatings("a", "b", 2) == (("a", "b"), ("b", "a"))
    assert seatings("a", "b", 3) == (("a", "b", "a"), ("b", "a", "b"))
    assert seatings("a", "b", 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    for seats in range(2, 7):
        one, other = seatings("a", "b", seats)
        assert all({mine, theirs} == {"a", "b"} for mine, theirs in zip(one, other, strict=True))


def test_everyone_meets_everyone_once() -> None:
    assert pairs(["a", "b"]) == [("a", "b")]
    assert pairs(["c", "a", "b"]) == [("c", "a"), ("c", "b"), ("a", "b")]


def test_whoever_is_placed_better_has_won() -> None:
    assert compared("a", GameResult(("a", "b"), (30, 20), (0, 1))) == ([1.0], [10])
    assert compared("a", GameResult(("b", "a"), (30, 20), (0, 1))) == ([0.0], [-10])


def test_a_shared_place_is_half_a_win_and_a_broken_tie_is_none() -> None:
    assert compared("a", GameResult(("a", "b"), (20, 20), (0, 0))) == ([0.5], [0])
    assert compared("a", GameResult(("a", "b"), (20, 20), (0, 1))) == ([1.0], [0])


def test_every_pair_of_rivals_counts() -> None:
    assert compared("a", GameResult(("a", "b", "a"), (10, 20, 20), (2, 0, 0))) == ([0.0, 0.5], [-10, 0])
    played = GameResult(("a", "b", "a", "b"), (40, 30, 20, 10), (0, 1, 2, 3))
    assert compared("a", played) == ([1.0, 1.0, 0.0, 1.0], [10, 30, -10, 10])
    assert compared("b", played) == ([0.0, 1.0, 0.0, 0.0], [-10, 10, -30, -10])


@pytest.mark.parametrize(
    ("wins", "low", "high"),
    [
        ([1.0] * 8 + [0.0] * 2, 0.4902, 0.9433),
        ([0.0] * 10, 0.0, 0.2775),
        ([1.0] * 10, 0.7225, 1.0),
        ([1.0] * 50 + [0.0] * 50, 0.4038, 0.5962),
        ([0.5] * 100, 0.4038, 0.5962),
        ([1.0] * 60 + [0.0] * 40, 0.5020, 0.6906),
        ([1.0], 0.2065, 1.0),
    ],
)
def test_the_interval_is_that_of_wilson(wins: list[float], low: float, high: float) -> None:
    """Compare with published tables, at 1.96 standard errors."""
    score = PairResult("a", "b", wins, wins)
    assert score.interval == pytest.approx((low, high), abs=6e-5)
    assert score.interval[0] <= score.winrate <= score.interval[1]


def test_the_interval_stays_between_none_and_all() -> None:
    """Rounding errors of the formula never show as -0.0 % or as more than 100 %."""
    for deals in range(1, 200):
        assert PairResult("a", "b", [0.0] * deals, [0.0]).interval[0] >= 0
        assert PairResult("a", "b", [1.0] * deals, [0.0]).interval[1] <= 1


def test_the_interval_holds_the_rates_that_a_test_would_not_refuse() -> None:
    """At its ends, the observed share is 1.96 of the standard errors there away."""
    score = PairResult("a", "b", [1.0] * 20 + [0.5] * 5 + [0.0] * 5, [0.0])
    for end in score.interval:
        assert abs(score.winrate - end) / math.sqrt(end * (1 - end) / 30) == pytest.approx(arena.CONFIDENCE)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", PACKAGES)
def test_a_bot_against_itself_comes_out_at_exactly_half(name: str, seats: int) -> None:
    """Both have a bot with the same seed for each seat, so exchanging them repeats the game in every deal.

    The two bots therefore win each pair of seats once.
    """
    engine = engine_of(name, seats)
    for bot, deals in (("casual", 3), ("search", 1)):

        def make(engine: Engine, seed: int, bot: str = bot) -> object:
            return searcher(engine, seed, visits=3) if bot == "search" else bot_named(bot, engine, seed)

        factories: dict[str, BotFactory] = {"a": make, "b": make}  # type: ignore[dict-item]  # bots of two kinds
        score, games = duel(engine, factories, range(3, 3 + deals))
        assert all(one.points == other.points for one, other in zip(games[::2], games[1::2], strict=True))
        assert score.wins == [0.5] * deals
        assert score.margins == [0.0] * deals
        assert (score.winrate, score.margin) == (0.5, 0.0)


def test_the_score_counts_deals_with_all_their_seatings() -> None:
    score, games = duel(engine_of(), {"a": bot_factory("keen"), "b": bot_factory("random")}, range(3))
    assert (len(score.wins), len(score.margins)) == (3, 3)
    assert [played.seating for played in games] == [("a", "b"), ("b", "a")] * 3
    wins, margins = compared("a", *games)
    assert score.winrate == pytest.approx(sum(wins) / 6)
    assert score.margin == pytest.approx(sum(margins) / 6)


def test_both_seatings_have_the_same_deal() -> None:
    engine, starts = engine_of(), list[bytes]()

    class Watching:
        """A bot that records the first position of a game and always makes the first action."""

        def choose(self, state: Record) -> int:
            if state.round_number == 1 and state.tiles_out == 20:
                starts.append(state.tobytes())
            return engine.legal(state)[0]

    factories: dict[str, BotFactory] = {name: lambda _engine, _seed: Watching() for name in "ab"}
    assert len(duel(engine, factories, range(5, 8))[1]) == 6
    assert starts[::2] == starts[1::2]
    assert starts[::2] == [engine.start(seed).tobytes() for seed in (5, 6, 7)]


@pytest.mark.parametrize("bots", [("casual", "random"), ("strong", "gentle")])
def test_a_deal_does_not_depend_on_what_was_played_before_it(bots: tuple[str, str]) -> None:
    engine = engine_of()
    factories = {name: bot_factory(name) for name in bots}
    seeds = range(3 if "random" in bots else 2)
    forth = [play_deal(engine, factories, *bots, seed) for seed in seeds]
    back = [play_deal(engine, factories, *bots, seed) for seed in reversed(seeds)]
    assert forth == back[::-1]


def test_every_deal_and_seat_has_bots_of_its_own() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(100) for seat in range(6)}
    assert len(seeds) == 600
    assert all(0 <= seed < 2**64 for seed in seeds)
    assert bot_seed(0, 0) == 3_340_869_800_368_391_994  # the same on every machine, now and later


def test_a_game_is_played_to_its_end_by_whose_turn_it_is() -> None:
    engine, seats = engine_of("azul", 3, first=1), list[int]()

    class First:
        """A bot that makes the first legal action and checks that it is its turn."""

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, state: Record) -> int:
            assert engine.actor(state) == self.seat
            seats.append(self.seat)
            return engine.legal(state)[0]

    last = play(engine, [First(seat) for seat in range(3)], 4)
    assert engine.actor(last) is None
    assert seats[:4] == [1, 2, 0, 1]


def order(rated: dict[str, tuple[float, float]]) -> list[str]:
    """Return the names from the highest rating down."""
    return sorted(rated, key=lambda name: -rated[name][0])


def test_ratings_follow_results() -> None:
    games = [
        GameResult(("a", "b", "c"), (30, 20, 10), (0, 1, 2)),
        GameResult(("c", "a", "b"), (1, 3, 2), (2, 0, 1)),
    ]
    rated = ratings(["b", "c", "a"], games * 5)
    assert order(rated) == ["a", "b", "c"]
    assert all(0 < sigma < ratings(["x"], [])["x"][1] for _rating, sigma in rated.values())


def test_without_games_all_are_rated_alike() -> None:
    rated = ratings(["a", "b"], [])
    assert rated["a"] == rated["b"]


def test_a_tie_changes_no_order() -> None:
    rated = ratings(
        ["a", "b"], [GameResult(("a", "b"), (7, 7), (0, 0)), GameResult(("b", "a"), (9, 9), (0, 0))]
    )
    assert rated["a"][0] == pytest.approx(rated["b"][0])


def test_a_bot_on_two_seats_is_rated_by_both_of_them() -> None:
    rated = ratings(["a", "b"], [GameResult(("a", "b", "a"), (30, 20, 10), (0, 1, 2))])
    assert rated["a"][0] == pytest.approx(rated["b"][0], abs=0.5)


@pytest.mark.parametrize("name", riad.games.PACKAGES)
def test_random_is_rated_below_greedy(name: str) -> None:
    score, games = contest(engine_of(name), "greedy", "random", range(6))
    assert score.winrate > 0.9
    assert score.margin > 5
    assert order(ratings(["random", "greedy"], games)) == ["greedy", "random"]


@pytest.mark.parametrize(
    ("lower", "higher"), [("random", "gentle"), ("gentle", "casual"), ("casual", "keen")]
)
def test_in_azul_each_level_is_better_than_the_one_below(lower: str, higher: str) -> None:
    score, _games = contest(engine_of(), higher, lower, range(60))
    assert score.winrate > 0.55


def test_in_azul_a_search_beats_its_own_estimate() -> None:
    factories: dict[str, BotFactory] = {
        "search": lambda engine, seed: searcher(engine, seed, visits=60),
        "keen": bot_factory("keen"),
    }
    score, _games = duel(engine_of(), factories, range(4))
    assert score.winrate > 0.5


def test_two_bots_at_a_table_of_three_are_told_apart() -> None:
    score, games = contest(engine_of("azul", 3), "keen", "random", range(4))
    assert score.winrate > 0.8
    assert {played.seating for played in games} == {*seatings("keen", "random", 3)}
