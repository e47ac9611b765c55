"""The node itself: is it well, its figures, and which games there are."""

from functools import lru_cache

from litestar import Response, get
from litestar.openapi import ResponseSpec
from msgspec.structs import replace

from riad import __version__
from riad.games import PACKAGES, game_named
from riad.server.node import Node
from riad.server.wire.told import GameShown, Health, OptionShown, PreparationShown


@get("/health", summary="Liveness check")
async def health() -> Health:
    """For whoever restarts it."""
    return Health(status="ok", version=__version__)


@get(
    "/ready",
    summary="Readiness check",
    responses={503: ResponseSpec(Health, generate_examples=False, description="no")},
)
async def ready(node: Node) -> Response[Health]:
    """503 while it starts or stops, or while nothing can be written: for a proxy."""
    if not await node.readiness.check():
        status = "unavailable"
    else:
        status = "stopping" if node.stopping else "ok" if node.preparation.is_done else "preparing"
    told = Health(status=status, version=__version__)  # type: ignore[arg-type]
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", summary="Metrics for Prometheus", media_type="text/plain")
async def metrics(node: Node) -> bytes:
    """Keep it from the public at the proxy."""
    return node.metrics.text()


@lru_cache
def game_shown(name: str) -> GameShown:
    """A game for the client: all it says about itself."""
    game = game_named(name)
    return GameShown(
        name=game.NAME,
        title=game.TITLE,
        seats=list(game.SEATS),
        rules_version=game.VERSION,
        options=[
            OptionShown(
                name=option.name,
                rule=option.rule,
                about=option.about,
                values=option.values,
                default=option.default,
            )
            for option in game.OPTIONS
        ],
        rules={game.rule_id(number): text for number, text in game.RULES.items()},
        figures=game.FIGURES,
    )


@get("/api/games", summary="The games, their options and rules")
async def games(node: Node) -> list[GameShown]:
    """What a new table may ask for."""
    return [replace(game_shown(name), ready=node.preparation.is_playable(name)) for name in PACKAGES]


@get("/api/preparation", summary="How far is the first start?")
async def preparation(node: Node) -> PreparationShown:
    """Return how far each game is, for pages that wait for one."""
    return PreparationShown(ready=node.preparation.is_done, games=node.preparation.shown())


HANDLERS = [health, ready, metrics, games, preparation]
