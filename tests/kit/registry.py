"""A package registry on the loopback address, whose certificate authority only this test knows."""

import datetime
import hashlib
import ipaddress
import json
import ssl
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from tarfile import TarFile, TarInfo
from zipfile import ZipFile

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

WHEEL = "pebble-1.0-py3-none-any.whl"
AUTHORITY = "Throwaway"


def certificate(
    name: str,
    key: ec.EllipticCurvePrivateKey,
    issuer: str,
    signed_by: ec.EllipticCurvePrivateKey,
    *more: tuple[x509.ExtensionType, bool],
) -> bytes:
    """Return a certificate that is valid for a day."""
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]))
        .issuer_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
    )
    own = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    issuers = x509.AuthorityKeyIdentifier.from_issuer_public_key(signed_by.public_key())
    for extension, critical in ((own, False), (issuers, False), *more):
        made = made.add_extension(extension, critical)
    return made.sign(signed_by, hashes.SHA256()).public_bytes(Encoding.PEM)


def write_certificates(folder: Path) -> tuple[Path, Path]:
    """Write an authority's certificate, and a chain with its key for localhost that the authority signed."""
    authority, own = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    usage = x509.KeyUsage(
        digital_signature=True,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=True,
        crl_sign=True,
        encipher_only=False,
        decipher_only=False,
    )
    root = certificate(
        AUTHORITY,
        authority,
        AUTHORITY,
        authority,
        (x509.BasicConstraints(ca=True, path_length=None), True),
        (usage, True),
    )
    names = x509.SubjectAlternativeName(
        [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    )
    leaf = certificate(
        "localhost",
        own,
        AUTHORITY,
        authority,
        (names, False),
        (x509.BasicConstraints(ca=False, path_length=None), True),
    )
    secret = own.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "authority.pem").write_bytes(root)
    (folder / "server.pem").write_bytes(leaf + root + secret)
    return folder / "authority.pem", folder / "server.pem"


def write_store(folder: Path, authority: Path) -> Path:
    """Write a folder like /etc/ssl/certs of Debian, for one authority, which OpenSSL finds by a hash."""
    folder.mkdir()
    (folder / "ca-certificates.crt").write_bytes(authority.read_bytes())
    name = b"\x0c" + bytes([len(AUTHORITY)]) + AUTHORITY.lower().encode()
    pair = b"\x06\x03\x55\x04\x03" + name  # the object identifier of a common name, and the name
    names = b"\x30" + bytes([len(pair)]) + pair
    digest = hashlib.sha1(b"\x31" + bytes([len(names)]) + names, usedforsecurity=False).digest()
    (folder / f"{int.from_bytes(digest[:4], 'little'):08x}.0").write_bytes(authority.read_bytes())
    return folder


def wheel() -> bytes:
    """Return an empty wheel."""
    file = BytesIO()
    with ZipFile(file, "w") as content:
        info = "pebble-1.0.dist-info/"
        content.writestr(info + "METADATA", "Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n")
        content.writestr(info + "WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        content.writestr(info + "RECORD", "")
    return file.getvalue()


def tarball() -> bytes:
    """Return an empty npm package."""
    file = BytesIO()
    with TarFile.open(fileobj=file, mode="w:gz") as content:
        text = b'{"name": "pebble", "version": "1.0.0"}'
        entry = TarInfo("package/package.json")
        entry.size = len(text)
        content.addfile(entry, BytesIO(text))
    return file.getvalue()


class Registry:
    """The package pebble, for pip, uv and npm."""

    def __init__(self, address: str, authority: Path) -> None:
        self.address = address
        self.authority = authority
        self.wheel, self.tarball = wheel(), tarball()
        self.wheel_hash = hashlib.sha256(self.wheel).hexdigest()
        self.integrity = "sha512-" + b64encode(hashlib.sha512(self.tarball).digest()).decode()
        self.requested: list[str] = []

    @property
    def requirement(self) -> str:
        """Return a lock of one line."""
        return f"pebble==1.0 --hash=sha256:{self.wheel_hash}\n"

    def answer(self, path: str) -> tuple[str, bytes]:
        """Return the type and the content at a path; KeyError where there is nothing."""
        self.requested.append(path)
        link = f'<a href="/{WHEEL}#sha256={self.wheel_hash}">{WHEEL}</a>'
        dist = {"tarball": f"{self.address}/pebble/-/pebble-1.0.0.tgz", "integrity": self.integrity}
        version = {"name": "pebble", "version": "1.0.0", "dist": dist}
        package = {"name": "pebble", "dist-tags": {"latest": "1.0.0"}, "versions": {"1.0.0": version}}
        return {
            "/simple/pebble/": ("text/html", link.encode()),
            f"/{WHEEL}": ("application/zip", self.wheel),
            "/pebble": ("application/json", json.dumps(package).encode()),
            "/pebble/-/pebble-1.0.0.tgz": ("application/gzip", self.tarball),
        }[path]


@contextmanager
def started_registry(folder: Path) -> Iterator[Registry]:
    """Yield a registry that answers during the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_HEAD(self) -> None:
            self.do_GET()

        def do_GET(self) -> None:
            try:
                kind, content = registry.answer(self.path)
            except KeyError:
                self.send_error(404)
                return
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            if self.command == "GET":
                self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            """Keep silent."""

    class Server(ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            """Ignore a client that distrusts the certificate and hangs up."""

        def finish_request(self, request: object, client: object) -> None:
            # The handshake is here and not at accept: a client that hangs up must not delay the others.
            with context.wrap_socket(request, server_side=True) as secure:  # type: ignore[arg-type]
                super().finish_request(secure, client)

    authority, chain = write_certificates(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain)
    with Server(("127.0.0.1", 0), Handler) as server:
        registry = Registry(f"https://localhost:{server.server_port}", authority)
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield registry
        finally:
            server.shutdown()
            thread.join()
