"""The static server for this machine: dist/ with the same headers that the real host sends (netlify.toml).

So the content security policy, the caching, the compression and the cross-origin rules are in force wherever the app
is tried. Like the host it matches paths and combines headers, and sends the compressed form of a file to those who
accept it: the `.br` and `.gz` files that the build has put beside it.
"""

import functools
import http.server
import re
import sys
import threading
import tomllib
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

NETLIFY = Path(__file__).resolve().parent.parent / "netlify.toml"

# Said in full: what the machine's own tables lack or get wrong would stop modules, WebAssembly and fonts.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
SIBLINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
ABOUT_A_FILE = ("Cache-Control", "Content-Encoding", "Content-Type")  # says nothing true where there is no file

Headers = dict[str, str]
Rules = list[tuple[re.Pattern[str], Headers]]
Watch = Callable[[str], bool]


class Hit(NamedTuple):
    """One answered request; `path` is the address without its query, `size` the length of the body that was sent."""

    method: str
    path: str
    status: int
    size: int


def pattern(path: str) -> re.Pattern[str]:
    """What a path of netlify.toml matches there: `*` anything, slashes too, and `:name` one part of an address.

    A last part that is only `*` may be missing, as may the slash at the end; capital letters do not matter.
    """
    matched = ""
    for part in filter(None, path.split("/")):
        if part == "*":
            matched += "(?:/.*)?"
        elif part.startswith(":"):
            matched += "/[^/]+"
        else:
            matched += "/" + re.escape(part).replace(r"\*", ".*")
    return re.compile(f"{matched}/?", re.IGNORECASE)


def declared_headers() -> Rules:
    """The headers of netlify.toml in its order, each set with the paths it is for."""
    tables = tomllib.loads(NETLIFY.read_text(encoding="utf-8"))["headers"]
    return [(pattern(table["for"]), table["values"]) for table in tables]


def accepted_encodings(header: str) -> set[str]:
    """The names in an Accept-Encoding header that it does not refuse with a weight of zero."""
    weighted = (coding.partition(";") for coding in header.lower().split(","))
    return {name.strip() for name, _, weight in weighted if not re.fullmatch(r"q=0(\.0*)?", weight.strip())}


class _Reply(http.server.SimpleHTTPRequestHandler):
    """One reply. It stays with HTTP/1.0: an open connection would go on answering after the server stopped."""

    path = "/"  # until the request line is read; what cannot be read is answered too

    def __init__(self, *connection: Any, folder: str, rules: Rules, hits: list[Hit], watch: Watch) -> None:
        self.rules = rules
        self.hits = hits
        self.watch = watch
        super().__init__(*connection, directory=folder)

    @property
    def address(self) -> str:
        return self.path.partition("?")[0]

    def do_GET(self) -> None:
        if not self.watch(self.path):
            return
        file = self.wanted_file()
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream")} | self.declared_here()
        siblings = {coding: file.with_name(file.name + suffix) for coding, suffix in SIBLINGS.items()}
        siblings = {coding: sibling for coding, sibling in siblings.items() if sibling.is_file()}
        if siblings:
            headers["Vary"] = "Accept-Encoding"
            accepted = accepted_encodings(self.headers.get("Accept-Encoding", ""))
            best = next((coding for coding in siblings if coding in accepted), None)
            if best:
                file, headers["Content-Encoding"] = siblings[best], best
        about = file.stat()
        headers["ETag"] = f'"{about.st_mtime_ns:x}-{about.st_size:x}{file.suffix}"'
        if headers["ETag"] in self.headers.get("If-None-Match", ""):
            self.answer(HTTPStatus.NOT_MODIFIED, headers, b"")
        else:
            self.answer(HTTPStatus.OK, headers, file.read_bytes())

    do_HEAD = do_GET

    def wanted_file(self) -> Path | None:
        """The file of this address, or None; a folder stands for its page, and is never listed."""
        file = Path(self.translate_path(self.path))
        if self.address.endswith("/"):
            file /= "index.html"
        return file if file.is_file() else None

    def declared_here(self) -> Headers:
        """What netlify.toml says about this address."""
        headers: Headers = {}
        for matches, values in self.rules:
            if matches.fullmatch(self.address):
                headers |= values
        return headers

    def answer(self, status: int, headers: Headers, body: bytes) -> None:
        sent = b"" if self.command == "HEAD" else body
        # Before the first byte leaves: whoever has the answer finds it counted, in the order of the answers.
        self.hits.append(Hit(self.command or "", self.address, int(status), len(sent)))
        self.send_response(status)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(sent)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """A line of text under the general rules; those about a file say nothing true where there is none."""
        headers = {name: value for name, value in self.declared_here().items() if name not in ABOUT_A_FILE}
        headers |= {"Cache-Control": "no-cache", "Content-Type": TYPES[".txt"]}
        self.answer(code, headers, f"{code} {message or HTTPStatus(code).phrase}\n".encode())

    def log_message(self, *_: Any) -> None:
        """Nothing: the terminal is for what the developer should read."""


class _Listener(http.server.ThreadingHTTPServer):
    request_queue_size = 64

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that leaves in the middle of a reply is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Server:
    """Serves a folder until it is stopped; it can be started again on the same port.

    Port 0 takes a free one at the first start. `hits` lists what was answered, the oldest first. `watch` hears of every
    path that is asked for; where it says no, the connection ends without a reply, as on a bad network.
    """

    def __init__(
        self, folder: str | Path, host: str = "127.0.0.1", port: int = 0, watch: Watch = lambda path: True
    ) -> None:
        self.folder = str(folder)
        self.host = host
        self.port = port
        self.hits: list[Hit] = []
        self.watch = watch
        self._listener: _Listener | None = None

    def start(self) -> "Server":
        """Listen and answer in the background. Raises OSError when the port is taken."""
        watch = self._watched
        reply = functools.partial(_Reply, folder=self.folder, rules=declared_headers(), hits=self.hits, watch=watch)
        self._listener = _Listener((self.host, self.port), reply)
        self.port = self._listener.server_port
        threading.Thread(target=self._listener.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def show(self, announce: Callable[[str], None]) -> None:
        """Listen and answer until Ctrl+C, having announced the address. Raises OSError as `start` does."""
        self.start()
        announce(self.url())
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            self.stop()

    def _watched(self, path: str) -> bool:
        return self.watch(path)  # the one of this moment: it may be changed while we serve

    def stop(self) -> None:
        """Refuse connections from now on; nothing happens if it is not running."""
        if self._listener:
            self._listener.shutdown()
            self._listener.server_close()
            self._listener = None

    def url(self, path: str = "/") -> str:
        """The address of a path, which starts with a slash."""
        return f"http://{self.host}:{self.port}{path}"
