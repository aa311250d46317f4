"""A network that a test can watch, disturb and cut: the real server behind it is really stopped."""

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import build

WEB = Path(build.__file__).parent / "web"


class Network:
    """Serves a folder; counts what is asked for, and breaks off every connection after a number of replies."""

    def __init__(self, folder: Path):
        self.asked: Counter[str] = Counter()
        self.replies_left = -1  # negative: no limit
        self.server = build.Server(folder, watch=self._watch)

    def _watch(self, path: str) -> bool:
        self.asked[path] += 1
        if self.replies_left == 0:
            return False
        self.replies_left -= 1
        return True

    def deploy(self, folder: Path) -> None:
        """Serve another build at the same address."""
        self.server.stop()
        self.server.folder = str(folder)
        self.server.start()

    def url(self, path: str = "/") -> str:
        return self.server.url(path)


def next_version(old: Path, new: Path) -> Path:
    """A second version of a site: another page and another program under new names, the old ones gone."""
    shutil.copytree(old, new)
    [main] = new.glob("a/main-*.js")
    [worker] = new.glob("a/worker-*.js")
    page = new / "index.html"
    worker.rename(worker.with_name("worker-SECOND.js"))
    program = main.read_text().replace(worker.name, "worker-SECOND.js")
    assert program != main.read_text()
    main.unlink()
    main.with_name("main-SECOND.js").write_text(program)
    page.write_text(page.read_text().replace(main.name, "main-SECOND.js"))
    write = f'import {{ writeServiceWorker }} from "{WEB}/offline.mjs"; await writeServiceWorker("{new}");'
    node = ("node", "--input-type=module", "-e", write)
    subprocess.run(node, cwd=WEB, env=build.environment(), check=True, timeout=60)
    return new
