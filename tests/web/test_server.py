"""The local server sends what the real host would: compressed forms, types, and the headers of netlify.toml."""

import gzip
import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path

import pytest

from tests.helpers import ROOT
from web.server import Hit, Server, accepted_encodings, declared_headers, pattern

DIST = ROOT / "dist"
SECRET = b"nobody may read this"
PLAIN = {
    "index.html": b"<!doctype html><title>A page</title>",
    "embed.html": b"<!doctype html><title>A page for others</title>",
    "sw.js": b"self",
    "manifest.fr.webmanifest": b"{}",
    "a/main-0A1B.js": b"let here = 1;" * 40,
    "a/python-0A1B.wasm": b"\0asm" * 40,
    "a/image-0A1B.bin": b"image" * 40,
    "a/library-0A1B.zip": b"PK" * 40,
    "a/core-0A1B.mjs": b"export default 1;" * 40,
    "a/font-0A1B.woff2": b"wOF2",
    "a/deeper/main.css": b"html{}",
}
BROTLI = b"stands for brotli"  # the server looks at names only

# Where a sandbox takes our origin away, WebKit lets 'self' match nothing.
FOR_A_SANDBOX = {"https:", "http://localhost:*"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    site = tmp_path / "site"
    for name, content in PLAIN.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(content)
    for name in ("a/main-0A1B.js", "a/python-0A1B.wasm", "a/image-0A1B.bin", "a/library-0A1B.zip"):
        (site / f"{name}.br").write_bytes(BROTLI)
        (site / f"{name}.gz").write_bytes(gzip.compress(PLAIN[name], mtime=0))
    (site / "a/core-0A1B.mjs.gz").write_bytes(gzip.compress(PLAIN["a/core-0A1B.mjs"], mtime=0))
    (tmp_path / "secret.txt").write_bytes(SECRET)
    running = Server(site).start()
    yield running
    running.stop()


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, HTTPMessage, bytes]:
    """One request, with the path exactly as it is given."""
    connection = HTTPConnection(server.host, server.port, timeout=10)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    reply = connection.getresponse()
    body = reply.read()
    connection.close()
    return reply.status, reply.headers, body


# Forms -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.5", "br"),
        ("br;q=0, gzip", "gzip"),
        ("GZIP", "gzip"),
        ("deflate", None),
        ("", None),
        ("browser", None),
    ],
)
def test_a_file_comes_in_the_best_form_that_is_accepted(server: Server, accepted: str, coding: str | None) -> None:
    status, headers, body = ask(server, "/a/main-0A1B.js", Accept_Encoding=accepted)
    plain = PLAIN["a/main-0A1B.js"]
    assert status == 200 and headers["Content-Encoding"] == coding
    assert body == {"br": BROTLI, "gzip": gzip.compress(plain, mtime=0), None: plain}[coding]
    assert headers["Content-Length"] == str(len(body)) and headers["Vary"] == "Accept-Encoding"
    assert headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_what_has_only_one_form_comes_in_it(server: Server) -> None:
    assert ask(server, "/a/core-0A1B.mjs", Accept_Encoding="br")[1]["Content-Encoding"] is None
    assert ask(server, "/a/core-0A1B.mjs", Accept_Encoding="br, gzip")[1]["Content-Encoding"] == "gzip"
    _, headers, body = ask(server, "/a/font-0A1B.woff2", Accept_Encoding="br, gzip")
    assert body == PLAIN["a/font-0A1B.woff2"] and headers["Content-Encoding"] is None and headers["Vary"] is None


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("python-0A1B.wasm.br", "application/wasm"),
        ("image-0A1B.bin.br", "application/octet-stream"),
        ("library-0A1B.zip.br", "application/zip"),
    ],
)
@pytest.mark.parametrize("accepted", ["br, gzip", ""])
def test_a_brotli_file_asked_for_by_name_says_what_is_inside(
    server: Server, name: str, kind: str, accepted: str
) -> None:
    status, headers, body = ask(server, f"/a/{name}", Accept_Encoding=accepted)
    assert (status, body) == (200, BROTLI)
    assert headers.get_all("Content-Encoding") == ["br"] and headers.get_all("Content-Type") == [kind]
    assert headers.get_all("Cache-Control") == ["public, max-age=31536000, immutable, no-transform"]
    assert headers["Access-Control-Allow-Origin"] == "*"


def test_a_gzip_file_asked_for_by_name_stays_gzip(server: Server) -> None:
    _, headers, body = ask(server, "/a/image-0A1B.bin.gz", Accept_Encoding="gzip, br")
    assert headers["Content-Encoding"] is None and headers["Content-Type"] == "application/gzip"
    assert gzip.decompress(body) == PLAIN["a/image-0A1B.bin"]


def test_accepted_encodings() -> None:
    assert accepted_encodings("gzip;q=0.5, br; q=0, deflate;q=0.000,zstd") == {"gzip", "zstd"}


# Replies ---------------------------------------------------------------------------------------------------------


def test_head_is_get_without_the_body(server: Server) -> None:
    for path in ("/", "/a/main-0A1B.js", "/nothing"):
        (status, headers, body), (same, alike, none) = (ask(server, path, verb) for verb in ("GET", "HEAD"))
        assert status == same and none == b"" and headers["Content-Length"] == alike["Content-Length"] == str(len(body))


def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    tag = ask(server, "/sw.js")[1]["ETag"]
    assert ask(server, "/sw.js", If_None_Match=tag)[::2] == (304, b"")
    (Path(server.folder) / "sw.js").write_bytes(b"SELF")  # as long as before, and perhaps within the same second
    status, headers, body = ask(server, "/sw.js", If_None_Match=tag)
    assert (status, body) == (200, b"SELF") and headers["ETag"] != tag


def test_forms_of_a_file_are_told_apart(server: Server) -> None:
    tags = {ask(server, "/a/main-0A1B.js", Accept_Encoding=coding)[1]["ETag"] for coding in ("br", "gzip", "")}
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/nothing", "/a/", "/a", "/a/nothing.js", "/index.html/", "/a/main-0A1B.js/x"])
def test_what_is_not_there_is_404_and_is_not_kept(server: Server, path: str) -> None:
    status, headers, body = ask(server, path, Accept_Encoding="br")
    assert status == 404 and headers["Content-Type"].startswith("text/plain") and body.startswith(b"404")
    assert headers["Cache-Control"] == "no-cache" and "frame-ancestors 'none'" in headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/a/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//../secret.txt"]
)
def test_nothing_outside_the_folder_is_sent(server: Server, path: str) -> None:
    status, _, body = ask(server, path)
    assert status == 404 and SECRET not in body


def test_other_verbs_are_refused(server: Server) -> None:
    assert ask(server, "/", "POST")[0] == 501


def test_hits_are_counted(server: Server) -> None:
    ask(server, "/?new=brave-rats")
    ask(server, "/a/main-0A1B.js", "HEAD")
    ask(server, "/nothing")
    assert server.hits[:2] == [Hit("GET", "/", 200, len(PLAIN["index.html"])), Hit("HEAD", "/a/main-0A1B.js", 200, 0)]
    assert server.hits[2][:3] == ("GET", "/nothing", 404)


def test_an_answer_is_counted_before_it_can_be_read(server: Server) -> None:
    for count in range(1, 201):
        ask(server, "/a/main-0A1B.js", "HEAD")
        assert len(server.hits) == count


# Headers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/index.html", "/embed.html", "/sw.js", "/manifest.fr.webmanifest"])
def test_what_keeps_its_name_is_asked_for_anew(server: Server, path: str) -> None:
    assert ask(server, path)[1].get_all("Cache-Control") == ["no-cache"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.fr.webmanifest", "application/manifest+json"),
        ("/a/core-0A1B.mjs", "text/javascript; charset=utf-8"),
        ("/a/python-0A1B.wasm", "application/wasm"),
        ("/a/font-0A1B.woff2", "font/woff2"),
        ("/a/deeper/main.css", "text/css; charset=utf-8"),
        ("/a/image-0A1B.bin", "application/octet-stream"),
    ],
)
def test_types(server: Server, path: str, kind: str) -> None:
    assert ask(server, path)[1].get_all("Content-Type") == [kind]


def policy(server: Server, path: str) -> dict[str, str]:
    """The one content security policy of an address, by directive."""
    [text] = ask(server, path)[1].get_all("Content-Security-Policy") or []
    return {name: sources for name, _, sources in (part.strip().partition(" ") for part in text.split(";"))}


@pytest.mark.parametrize("path", [f"/{name}" for name in PLAIN])
def test_a_strict_policy_everywhere(server: Server, path: str) -> None:
    headers = ask(server, path)[1]
    directives = policy(server, path)
    assert directives["default-src"] == directives["base-uri"] == directives["form-action"] == "'none'"
    sources = {name: set(listed.split()) - FOR_A_SANDBOX for name, listed in directives.items()}
    assert sources["script-src"] == {"'self'", "'wasm-unsafe-eval'"}
    for name, listed in sources.items():
        assert listed <= {"'self'", "'none'", "'wasm-unsafe-eval'", "data:"}, name
    named = {name for name, listed in directives.items() if FOR_A_SANDBOX & set(listed.split())}
    assert named == ({"script-src", "style-src", "connect-src"} if path == "/embed.html" else set())
    assert headers["Referrer-Policy"] == "no-referrer" and headers["X-Content-Type-Options"] == "nosniff"


def test_only_the_page_for_others_may_be_framed(server: Server) -> None:
    inside, outside = policy(server, "/index.html"), policy(server, "/embed.html")
    assert inside.pop("frame-ancestors") == "'none'"
    bare = {
        name: " ".join(each for each in listed.split() if each not in FOR_A_SANDBOX) for name, listed in outside.items()
    }
    assert bare == inside, "and it has no other freedom"
    for path in ("/", "/sw.js", "/a/main-0A1B.js", "/embed.htmlx", "/x/embed.html"):
        assert policy(server, path)["frame-ancestors"] == "'none'", path


def test_a_header_is_spelled_in_one_way_so_that_a_later_rule_replaces_it() -> None:
    names = {name for _, values in declared_headers() for name in values}
    assert len(names) == len({name.lower() for name in names})


@pytest.mark.parametrize(
    ("path", "addresses", "others"),
    [
        ("/*", ["/", "/x", "/x/y.js"], []),
        ("/a/*", ["/a", "/a/", "/a/x", "/a/x/y"], ["/ab", "/b/a/x", "/"]),
        ("/a/*.wasm.br", ["/a/x.wasm.br", "/a/x/y.wasm.br", "/A/X.WASM.BR"], ["/a/x.wasm", "/a/x.wasm.br.txt"]),
        ("/*.html", ["/x.html", "/x/y.html"], ["/xhtml", "/"]),
        ("/x/:name/y", ["/x/1/y", "/x/1/y/"], ["/x/y", "/x/1/2/y"]),
        ("/", ["/"], ["/x"]),
    ],
)
def test_paths_match_as_on_the_host(path: str, addresses: list[str], others: list[str]) -> None:
    matches = pattern(path)
    assert all(matches.fullmatch(address) for address in addresses)
    assert not any(matches.fullmatch(address) for address in others)


# What is deployed ------------------------------------------------------------------------------------------------

ADDRESS = re.compile(r"""(?:https?:)?//[a-z0-9-]+(?:\.[a-z0-9-]+)+[^"'`\s)]*""", re.IGNORECASE)
NAMESPACES = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink", "http://www.w3.org/1998/Math/MathML"}
IN_MESSAGES = {"https://bit.ly/wb-precache"}  # Workbox tells a developer where to read on
PYODIDE_OWN = "https://cdn.jsdelivr.net/pyodide/"  # where its packages would come from; ours name their addresses


def test_no_page_script_or_style_names_another_host() -> None:
    """What runs is watched too: every browser test refuses requests to other hosts, and so does the policy."""
    texts = [path for path in DIST.rglob("*") if path.suffix in {".html", ".js", ".mjs", ".css", ".svg"}]
    assert {path.suffix for path in texts} >= {".html", ".js", ".mjs", ".css"}
    for path in texts:
        for address in ADDRESS.findall(path.read_text("utf-8")):
            ours = path.name.startswith(("pyodide", "lab-")) and address.startswith(PYODIDE_OWN)
            nowhere = ".invalid/" in address  # a name that no host can have
            assert ours or nowhere or address in NAMESPACES | IN_MESSAGES, f"{path.name}: {address}"


def test_compressed_forms_are_smaller_and_hold_the_same() -> None:
    forms = list(DIST.rglob("*.gz"))
    assert len(forms) > 5
    for form in forms:
        plain = form.with_suffix("")
        assert form.stat().st_size < plain.stat().st_size and gzip.decompress(form.read_bytes()) == plain.read_bytes()
    large = [path for path in DIST.rglob("*.wasm") if path.stat().st_size > 1_000_000]
    assert large and all(path.with_name(f"{path.name}.br").stat().st_size < path.stat().st_size / 3 for path in large)
    assert not [path for path in DIST.rglob("*.br") if path.stat().st_size >= path.with_suffix("").stat().st_size]
