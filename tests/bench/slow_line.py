"""A slow line to a server on this machine: 10 Mbit/s down and 60 ms there and back, shared by all connections.

A relay and not the browser's own throttling, because that does not reach what service workers fetch. There are no
handshakes and no slow start, as if the connection were open already.
"""

import asyncio
import contextlib
import threading
from typing import Self

import build

BYTES_PER_SECOND = 10e6 / 8
ONE_WAY = 0.030  # seconds
PIECE = 8192  # bytes; connections take turns with pieces


class SlowLine:
    """While it is entered, `port` leads to the server by the slow line."""

    def __init__(self, server: build.Server):
        self.server = server
        self.port = 0
        self._free_at = 0.0  # when the line has sent what was given to it
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        listening = asyncio.start_server(self._relay, "127.0.0.1", self.port)
        listener = asyncio.run_coroutine_threadsafe(listening, self._loop).result(10)
        self.port = listener.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _hang_up(self) -> None:
        """Nothing is on its way any more."""
        ours = asyncio.all_tasks() - {asyncio.current_task()}
        for task in ours:
            task.cancel()
        await asyncio.gather(*ours, return_exceptions=True)

    async def _relay(self, from_browser: asyncio.StreamReader, to_browser: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection(self.server.host, self.server.port)
        up = self._carry(from_browser, to_server, limited=False)
        down = self._carry(from_server, to_browser, limited=True)
        await asyncio.gather(up, down, return_exceptions=True)  # either may leave in the middle

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, limited: bool) -> None:
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = self._loop.create_task(self._deliver(on_the_way, target))
        try:
            while piece := await source.read(PIECE):
                if limited:
                    await self._send(len(piece))
                on_the_way.put_nowait((self._loop.time() + ONE_WAY, piece))
        finally:
            on_the_way.put_nowait((self._loop.time() + ONE_WAY, b""))
            await arriving

    async def _send(self, size: int) -> None:
        self._free_at = max(self._free_at, self._loop.time()) + size / BYTES_PER_SECOND
        await asyncio.sleep(self._free_at - self._loop.time())

    async def _deliver(self, on_the_way: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter) -> None:
        """Everything when it is due; nothing more is the end."""
        with contextlib.suppress(ConnectionError):
            while True:
                due, piece = await on_the_way.get()
                await asyncio.sleep(due - self._loop.time())
                if not piece:
                    break
                target.write(piece)
                await target.drain()
        if target.can_write_eof():
            target.write_eof()
