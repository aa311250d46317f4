"""A rules blog: another site, which shows ours in its page."""

import http.server
import json
import threading

from build import Server

PAGE = """<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A rules blog</title>
<main><h1>A rules blog</h1>{}</main></html>"""


class Blog:
    """One page at 127.0.0.1; our site is at localhost, which is another site to every browser."""

    def __init__(self, site: Server) -> None:
        self.ours = f"http://localhost:{site.port}/"
        self._pages: dict[str, str] = {}
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        self.third = f"http://localhost:{self._server.server_port}/"  # neither ours nor the blog's, to a browser

    def write(self, content: str, name: str = "") -> str:
        """Put this into a page; answers its address."""
        self._pages[f"/{name}"] = PAGE.format(content)
        return self.address + name

    def frame(self, address: str, **attributes: str) -> str:
        """The markup of a frame that shows a page of ours, "embed.html…"."""
        given = {"title": "Pocket Crowns", "width": "360", "height": "600", **attributes, "src": self.ours + address}
        return f"<iframe {' '.join(f'{name}={json.dumps(value)}' for name, value in given.items())}></iframe>"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _handler(blog) -> type[http.server.BaseHTTPRequestHandler]:
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(blog._pages.get(self.path, "").encode())

            def log_message(self, *about: object) -> None:
                """Says nothing."""

        return Handler
