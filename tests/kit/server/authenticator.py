"""A passkey device in software: P-256, attestation "none", discoverable, and as false as a test wants it."""

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """A device with one passkey. `origin` is the site that its browser reports."""

    def __init__(self, origin: str, host: str | None = None) -> None:
        self.origin = origin
        self.host = host or origin.split("//")[1].partition(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.step = 1
        self.user: str | None = None

    def create(self, options: str, **client: str) -> str:
        """Return the answer of `navigator.credentials.create`, as JSON; `client` replaces parts of it."""
        request = json.loads(options)
        self.user = request["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        response = {
            "clientDataJSON": self._client("webauthn.create", request, client),
            "attestationObject": encode_cbor({"fmt": "none", "attStmt": {}, "authData": data}),
        }
        return self._credential(response)

    def get(self, options: str, *, tamper: bool = False, **client: str) -> str:
        """Return the answer of `navigator.credentials.get` as JSON; `tamper` flips a bit of the signature."""
        request = json.loads(options)
        self.count += self.step
        data = self._data(PRESENT | VERIFIED)
        shown = self._client("webauthn.get", request, client)
        signature = self.key.sign(data + hashlib.sha256(shown).digest(), ec.ECDSA(hashes.SHA256()))
        if tamper:
            signature = signature[:-1] + bytes([signature[-1] ^ 1])
        response = {"clientDataJSON": shown, "authenticatorData": data, "signature": signature}
        return self._credential(response, userHandle=self.user)

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, request: dict[str, Any], client: dict[str, str]) -> bytes:
        data = {"type": kind, "challenge": request["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**data, **client}).encode()

    def _credential(self, response: dict[str, bytes], **more: str | None) -> str:
        name = bytes_to_base64url(self.id)
        texts = {key: bytes_to_base64url(value) for key, value in response.items()}
        whole = {"id": name, "rawId": name, "type": "public-key", "response": {**texts, **more}}
        return json.dumps({**whole, "clientExtensionResults": {}})


def other_challenge(options: str) -> str:
    """Return a challenge of the same length as the given one, but a different one."""
    return bytes_to_base64url(secrets.token_bytes(len(base64url_to_bytes(json.loads(options)["challenge"]))))
