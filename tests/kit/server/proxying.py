"""Proxies for the tests of deploy/: nginx and Caddy in front of real nodes, or of ones that drop requests."""

import json
import socket
import ssl
import subprocess
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.kit.external_programs import installed
from tests.kit.server.node_processes import eventually

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
NAME = "riad.example"


def program(name: str) -> Path:
    """Return the path of a proxy; install it from Debian where possible."""
    return installed(name, f"{name} is not installed: its example in deploy/ is tried out with it")


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Create a self-signed certificate for the name of the site."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    subject = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
    words = ("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    files = ("-keyout", key, "-out", chain, "-days", "2")
    subprocess.run([*words, *files, *subject], check=True, capture_output=True)
    return chain, key


def trusting(folder: Path) -> ssl.SSLContext:
    """Return a client's settings that trust that certificate."""
    return ssl.create_default_context(cafile=str(folder / "fullchain.pem"))


def replaced(text: str, changes: dict[str, str]) -> str:
    """Return a file of deploy/ with an operator's values in it; every placeholder must be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, ports: tuple[int, int], **more: str) -> Iterator[int]:
    """Run nginx with the example of deploy/ in front of these nodes; yield its https port."""
    executable = program("nginx")
    chain, key = certificate(folder)
    plain, port = free_port(), free_port()
    changes = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "server 127.0.0.1:8080": f"server 127.0.0.1:{ports[0]}",
        "server 127.0.0.1:8081": f"server 127.0.0.1:{ports[1]}",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(chain),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        **more,
    }
    (folder / "site.conf").write_text(replaced((DEPLOY / "nginx.conf").read_text(), changes))
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; user root; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;\n"
        f"events {{}}\nhttp {{ access_log off;\n{paths}include {folder}/site.conf; }}\n"
    )
    with running_proxy([executable, "-p", folder, "-c", folder / "nginx.conf"], port, folder / "error.log"):
        yield port


@contextmanager
def caddy(folder: Path, ports: tuple[int, int], **more: str) -> Iterator[int]:
    """Run Caddy with the example of deploy/ in front of these nodes; yield its https port."""
    executable = program("caddy")
    chain, key = certificate(folder)
    port = free_port()
    changes = {
        f"{NAME} {{\n": f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}}\n"
        f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}\n",
        "127.0.0.1:8080 127.0.0.1:8081": f"127.0.0.1:{ports[0]} 127.0.0.1:{ports[1]}",
        **more,
    }
    (folder / "Caddyfile").write_text(replaced((DEPLOY / "Caddyfile").read_text(), changes))
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command: list[str | Path] = [
        executable,
        "run",
        "--config",
        folder / "Caddyfile",
        "--adapter",
        "caddyfile",
    ]
    with running_proxy(command, port, folder / "error.log", home):
        yield port


@contextmanager
def running_proxy(
    command: list[str | Path], port: int, output: Path, environment: dict[str, str] | None = None
) -> Iterator[None]:
    """Run a proxy during the block."""
    with output.open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def listens() -> bool:
        assert process.poll() is None, output.read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    try:
        eventually(listens)
        yield
    finally:
        process.terminate()
        process.wait(60)


class Dropping:
    """Two upstreams that drop each request the first time, and answer it the second time."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()
        self.sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
        self._threads = [
            threading.Thread(target=self._serve, args=(one,), daemon=True) for one in self.sockets
        ]
        for thread in self._threads:
            thread.start()

    @property
    def ports(self) -> tuple[int, int]:
        first, second = (int(one.getsockname()[1]) for one in self.sockets)
        return first, second

    def _serve(self, listener: socket.socket) -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:  # it was closed
                return
            # Each connection has a thread: a proxy may open one and send nothing for a while.
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        """Read a whole request, and answer it if it came before."""
        with connection, suppress(OSError):
            connection.settimeout(60)
            self._read_and_answer(connection)

    def _read_and_answer(self, connection: socket.socket) -> None:
        with connection.makefile("rb") as reader:
            head = reader.readline().decode()
            if not head:
                return
            length = 0
            while line := reader.readline().strip().lower():
                if line.startswith(b"content-length:"):
                    length = int(line.partition(b":")[2])
            reader.read(length)
        request = head.rpartition(" ")[0]
        if request != "GET /ready":
            self.requests[request] += 1
        if request == "GET /ready" or self.requests[request] > 1:
            body = json.dumps({}).encode()
            fields = f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            connection.sendall(f"HTTP/1.1 200 OK\r\n{fields}".encode() + body)

    def close(self) -> None:
        for one in self.sockets:
            one.shutdown(socket.SHUT_RDWR)
            one.close()
        for thread in self._threads:
            thread.join(10)


def client(folder: Path, port: int) -> httpx.Client:
    """Return a client that finds the site at this port of this machine."""
    transport = At(port, verify=trusting(folder))
    return httpx.Client(base_url=f"https://{NAME}", transport=transport, timeout=60)


class At(httpx.HTTPTransport):
    """A transport that sends the site's requests to a port of this machine; headers and TLS have its name."""

    def __init__(self, port: int, verify: ssl.SSLContext) -> None:
        super().__init__(verify=verify)
        self._port = port

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        sent = httpx.Request(
            request.method,
            request.url.copy_with(host="127.0.0.1", port=self._port),
            headers=request.headers,
            stream=request.stream,
            extensions={**request.extensions, "sni_hostname": NAME},
        )
        return super().handle_request(sent)
