"""Routes about the node: its health, its metrics, and the games it has."""

from functools import lru_cache

from litestar import Response, get
from litestar.openapi import ResponseSpec
from msgspec.structs import replace

from riad import __version__
from riad.games import all_games, game_named
from riad.server.node import Node
from riad.server.wire.responses import GameShown, Health, OptionShown, PreparationShown


@get("/health", summary="Liveness check")
async def health() -> Health:
    """Report that the process is alive, for a supervisor that would restart it."""
    return Health(status="ok", version=__version__)


@get(
    "/ready",
    summary="Readiness check",
    responses={503: ResponseSpec(Health, generate_examples=False, description="no")},
)
async def ready(node: Node) -> Response[Health]:
    """Answer 503 while the node starts, stops or cannot write; meant for a proxy."""
    if not await node.readiness.check():
        status = "unavailable"
    else:
        status = "stopping" if node.stopping else "ok" if node.preparation.is_done else "preparing"
    health = Health(status=status, version=__version__)  # type: ignore[arg-type]
    return Response(health, status_code=200 if status == "ok" else 503)


@get("/metrics", summary="Metrics for Prometheus", media_type="text/plain")
async def metrics(node: Node) -> bytes:
    """Return the metrics. The proxy should keep them from the public."""
    return node.metrics.text()


@lru_cache
def game_shown(name: str) -> GameShown:
    """Return a game's description for the client."""
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
                kind=option.kind,
                choices=list(option.choices),
                default=option.default,
            )
            for option in game.OPTIONS
        ],
        rules={game.rule_id(number): text for number, text in game.RULES.items()},
        figures=game.FIGURES,
    )


@get("/api/games", summary="The games, their options and rules")
async def games(node: Node) -> list[GameShown]:
    """List the games and the options of new tables."""
    names = [game.NAME for game in all_games()]
    return [replace(game_shown(name), ready=node.preparation.is_playable(name)) for name in names]


@get("/api/preparation", summary="Progress of the first start")
async def preparation(node: Node) -> PreparationShown:
    """Return the progress of each game, for pages that wait for one."""
    return PreparationShown(ready=node.preparation.is_done, games=node.preparation.shown())


HANDLERS = [health, ready, metrics, games, preparation]
