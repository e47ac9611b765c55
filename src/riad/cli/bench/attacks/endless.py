"""Attacks with requests that never end: F3 of the penetration tests."""

import asyncio
import resource
from contextlib import suppress

from riad.cli.bench.attacks.attack import Attack, Figures, Target

HALVES = 1800
BODIES = 200
HEADERS, MEGABYTES = 4, 100
PATIENCE = 45.0  # seconds
HALF = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
UNENDED_BODY = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{"


class Line(asyncio.Protocol):
    """A connection that sends some bytes and then waits until the node closes it."""

    def __init__(self, said: bytes) -> None:
        self._said = said
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the bytes."""
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self._said)

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002  # asyncio's signature
        """Record the end of the connection."""
        if not self.ended.done():
            self.ended.set_result(None)


async def half_requests(target: Target) -> Figures:
    """Open 1,800 connections that never finish their headers."""
    return await cut_off(target, HALF, HALVES)


async def unended_bodies(target: Target) -> Figures:
    """Open 200 connections that never finish a body of 1,000 bytes."""
    return await cut_off(target, UNENDED_BODY, BODIES)


async def cut_off(target: Target, request: bytes, number: int) -> Figures:
    """Send bytes on many connections; return how many the node has closed after a while, and how soon."""
    allow_files(number + 200)
    loop = asyncio.get_running_loop()
    lines = []
    for _ in range(number):
        with suppress(OSError):
            _, line = await loop.create_connection(lambda: Line(request), "127.0.0.1", target.port)
            lines.append(line)
    began = loop.time()
    await asyncio.wait([line.ended for line in lines], timeout=PATIENCE)
    took = loop.time() - began
    ended = sum(line.ended.done() for line in lines)
    for line in lines:
        line.transport.abort()
    return {"opened": len(lines), "cut_off": ended, "all_after_s": round(took, 1)}


async def endless_headers(target: Target) -> Figures:
    """Send 100 MB of headers on each of 4 connections."""
    sent = await asyncio.gather(*(send_headers(target.port) for _ in range(HEADERS)))
    return {"sent_mb": [round(number / 1e6, 1) for number in sent]}


async def send_headers(port: int) -> int:
    """Send headers until there are enough or the node hangs up; return the number of bytes sent."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    line = b"x-filler: " + b"x" * 8000 + b"\r\n"
    sent = 0
    writer.write(HALF)
    with suppress(OSError):
        while sent < MEGABYTES * 1_000_000:
            writer.write(line)
            await writer.drain()
            sent += len(line)
    with suppress(OSError):
        writer.close()
        await writer.wait_closed()
    return sent


def allow_files(number: int) -> None:
    """Raise this process's limit of open files as far as the system permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


ATTACKS = (
    Attack("half requests", "F3", "1,800 connections without an end of their headers", half_requests),
    Attack("unended bodies", "F3", "200 connections without an end of their body", unended_bodies),
    Attack("endless headers", "F3", "4 x 100 MB of headers", endless_headers),
)
