"""Messages for push services: encrypted for one browser (RFC 8291), and signed by us (RFC 8292).

The service in between sees where a message goes and how long it is, but not its content.
"""

import base64
import json
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: a message is one record
LAST_RECORD = b"\x02"
TOKEN_LASTS = 12 * 3600


def text_of(data: bytes) -> str:
    """Encode bytes as push services do: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Decode a text of `text_of`; ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> ec.EllipticCurvePrivateKey:
    """Return a new private key."""
    return ec.generate_private_key(CURVE)


def key_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Return a private key as stored text."""
    return text_of(key.private_numbers().private_value.to_bytes(32, "big"))


def key_from(text: str) -> ec.EllipticCurvePrivateKey:
    """Return a private key from its stored text."""
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), CURVE)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """Derive a key from a secret."""
    return HKDF(SHA256(), length, salt, about).derive(secret)


def sealed(
    message: bytes,
    public_key: bytes,
    auth: bytes,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with this key. `sender` and `salt` are random if not given."""
    sender, salt = sender or new_key(), salt or os.urandom(16)
    ours = public_bytes(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key))
    secret = derived(auth, shared, b"WebPush: info\0" + public_key + ours, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def signature(key: ec.EllipticCurvePrivateKey, service: str, site: str, at: int) -> str:
    """Return the header that proves to a push service who sent a message."""
    claims = {"aud": service, "exp": at // 1000 + TOKEN_LASTS, "sub": site}
    parts = [text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    identify = ".".join(parts)
    r, s = decode_dss_signature(key.sign(identify.encode(), ec.ECDSA(SHA256())))
    token = f"{identify}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={text_of(public_bytes(key))}"
