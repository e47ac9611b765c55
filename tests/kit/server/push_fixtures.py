"""A push service on this machine, and a browser that reads messages sent through it, for tests."""

import base64
import json
import queue
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.kit.server.node_processes import Player

PATIENCE = 120.0


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(written: str) -> bytes:
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))


@dataclass
class Post:
    """A request that arrived at the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """A service that takes messages for browsers, and answers each path as instructed."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PushHandler)
        self.posts: queue.Queue[Post] = queue.Queue()
        self.answers: dict[str, int] = {}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def next(self) -> Post:
        return self.posts.get(timeout=PATIENCE)


class PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.posts.put(Post(self.path, headers, body))
        self.send_response(self.server.answers.get(self.path, 201))
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Log nothing."""


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service during the block."""
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()


@dataclass
class Browser:
    """The browser's half of web push, exactly as in RFC 8291."""

    service: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    path: str = field(default_factory=lambda: "/to/" + secrets.token_urlsafe(6))

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def registration(self) -> dict[str, str]:
        return {
            "endpoint": self.service + self.path,
            "public_key": text(self.public),
            "auth": text(self.auth),
        }

    def subscribe(self, player: Player) -> "Browser":
        player.good("PUT", "/api/push", self.registration)
        return self

    def read(self, body: bytes) -> bytes:
        """Decrypt a message."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        about = b"WebPush: info\0" + self.public + theirs
        secret = HKDF(SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened.endswith(b"\x02")
        return opened[:-1]

    def notice_in(self, post: Post) -> dict[str, Any]:
        assert post.path == self.path
        notice: dict[str, Any] = json.loads(self.read(post.body))
        return notice


def claims(post: Post, public_key: str) -> dict[str, Any]:
    """Verify the signature of a message with the server's key, and return its claims."""
    scheme, _, rest = post.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    raw = data(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(public_key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    head, body = (json.loads(data(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    content: dict[str, Any] = body
    return content
