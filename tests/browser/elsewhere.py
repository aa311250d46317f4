"""The rest of the world, as a proxy that answers nobody and remembers who was asked for."""

import socketserver
import threading

# Chromium's own: it asks Google what the fields of a form are for, whatever page the form is on.
BROWSERS_OWN = "CONNECT content-autofill.googleapis.com:443 "


class Elsewhere(socketserver.ThreadingTCPServer):
    """Browsers send it whatever is not for this machine: pages, prefetches, service workers, beacons, sockets."""

    daemon_threads = True

    def __init__(self) -> None:
        self.asked: list[str] = []
        super().__init__(("127.0.0.1", 0), _Refusal)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def proxy(self) -> dict[str, str]:
        """As Playwright names it for a context."""
        return {"server": f"http://127.0.0.1:{self.server_address[1]}", "bypass": "127.0.0.1, localhost"}


class _Refusal(socketserver.StreamRequestHandler):
    server: Elsewhere

    def handle(self) -> None:
        request = self.rfile.readline().decode("latin-1").strip()
        if not request or request.startswith(BROWSERS_OWN):  # none: a connection opened in advance
            return
        self.server.asked.append(request)
        self.wfile.write(b"HTTP/1.1 502 Nobody there\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
