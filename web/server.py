"""The static server for this machine: dist/ with the same headers that the real host sends (netlify.toml).

So the content security policy, the caching and the cross-origin rules are in force wherever the app is tried.
"""

import functools
import http.server
import re
import sys
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

NETLIFY = Path(__file__).resolve().parent.parent / "netlify.toml"

# Said in full: what the machine's own tables lack or get wrong would stop modules, WebAssembly and fonts.
TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
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
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}

Rules = list[tuple[re.Pattern[str], dict[str, str]]]
Watch = Callable[[str], bool]


def declared_headers() -> Rules:
    """The headers of netlify.toml, each set with the paths it is for; `*` stands for anything, slashes too."""
    tables = tomllib.loads(NETLIFY.read_text(encoding="utf-8"))["headers"]
    return [(re.compile(re.escape(table["for"]).replace(r"\*", ".*")), table["values"]) for table in tables]


class _Reply(http.server.SimpleHTTPRequestHandler):
    """One reply. It stays with HTTP/1.0: an open connection would go on answering after the server stopped."""

    extensions_map = TYPES

    def __init__(self, *connection: Any, folder: str, rules: Rules, watch: Watch) -> None:
        self.rules = rules
        self.watch = watch
        super().__init__(*connection, directory=folder)

    def do_GET(self) -> None:
        if self.watch(self.path):
            super().do_GET()

    def end_headers(self) -> None:
        path = self.path.partition("?")[0]
        headers = {"Cache-Control": "public, max-age=0, must-revalidate"}  # the host's own rule for other paths
        for pattern, values in self.rules:
            if pattern.fullmatch(path):
                headers |= values
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def list_directory(self, path: Any) -> None:
        """A folder without a page is not found; the host lists none either."""
        self.send_error(404)

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

    Port 0 takes a free one at the first start. `watch` hears of every path that is asked for; where it says no, the
    connection ends without a reply, as on a bad network.
    """

    def __init__(
        self, folder: str | Path, host: str = "127.0.0.1", port: int = 0, watch: Watch = lambda path: True
    ) -> None:
        self.folder = str(folder)
        self.host = host
        self.port = port
        self.watch = watch
        self._listener: _Listener | None = None

    def start(self) -> "Server":
        """Listen and answer in the background. Raises OSError when the port is taken."""
        reply = functools.partial(_Reply, folder=self.folder, rules=declared_headers(), watch=self._watched)
        self._listener = _Listener((self.host, self.port), reply)
        self.port = self._listener.server_port
        threading.Thread(target=self._listener.serve_forever, args=(0.05,), daemon=True).start()
        return self

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
