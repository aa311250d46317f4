"""A thousand games in one tab: what the last ones cost compared with early ones, in time and in memory.

A script presses what a person could, at random, in the real app with its worker; the memory is what only the tab's
process has, Python's included, after the page and the worker were made to collect their garbage. Six minutes.
Environment: SOAK_TAB_GAMES (1000).
"""

import os
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserType, Page

import build
from tests.bench.processes import Processes

GAMES = int(os.environ.get("SOAK_TAB_GAMES", "1000"))
PARTS = 20  # the first two warm up
REALM = 0.1  # of the games are R vs R, which takes as long as several of the others
# Play so many games and answer how many came to their end. What is pressed first stands first; a screen that nothing
# comes of for a minute ends it.
PLAY = """async ({ games, realm }) => {
    const PATIENCE = 60_000;
    const any = (found) => found[Math.floor(Math.random() * found.length)];
    const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const app = document.querySelector("#app");
    const change = () => new Promise((done, failed) => {
        const seen = new MutationObserver(() => {
            clearTimeout(late);
            seen.disconnect();
            setTimeout(done); // the worker is heard in between
        });
        const nothing = () => failed(Error(`nothing comes of ${document.querySelector("h1").innerText}`));
        const late = setTimeout(nothing, PATIENCE);
        seen.observe(app, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const is = (name) => document.querySelector("main").classList.contains(name);
    const next = () => {
        if (is("end")) return document.querySelector(".bar button");
        const raised = all(".hand button.card[aria-pressed=true]").length > 0;
        for (const found of [
            all(".steps .main:enabled"),
            all(".targets button"),
            all(".cell.legal"),
            all(".tile.legal"),
            raised ? [] : all(".hand button.card:enabled"),
            all(".names button, .private .tiles > button"),
            all(".action button:enabled:not(.back, .look-back)"),
        ])
            if (found.length) return any(found);
        return null;
    };
    let played = 0;
    while (played < games) {
        const changed = change();
        if (is("home")) all(".poster .play")[Math.random() < realm ? 1 : 0].click();
        else {
            const ended = is("end");
            next()?.click();
            if (ended) played += 1;
        }
        await changed;
    }
    return played;
}"""


def heap(page: Page) -> tuple[float, int]:
    """MB of the page's own JavaScript, and its nodes, after a collection in all of the tab."""
    for worker in page.workers:
        worker.evaluate("() => gc()")
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")  # from outside: what a script's own stack may point to would stay
    session.send("Performance.enable")
    figures = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return figures["JSHeapUsedSize"] / 1e6, int(figures["Nodes"])


def bench_soak_tab(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: build.Server) -> None:
    launch = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], "--js-flags=--expose-gc"]}
    with TemporaryDirectory(prefix="soak") as profile:
        context = browser_type.launch_persistent_context(profile, **launch, reduced_motion="reduce")
        page = context.pages[0]
        page.goto(site.url("/"))
        page.locator("p.engine:has(svg)").wait_for()
        processes, costs, held = Processes(Path(profile)), [], []
        for part in range(PARTS):
            before = processes.cpu_seconds()
            played = page.evaluate(PLAY, {"games": GAMES // PARTS, "realm": REALM})
            costs.append((processes.cpu_seconds() - before) / played)
            script, nodes = heap(page)
            held.append(processes.megabytes())
            print(
                f"{(part + 1) * played:6,} games {costs[-1]:6.2f} s of CPU each {held[-1]:7.1f} MB "
                f"{script:6.1f} MB of it the page's script, {nodes:,} nodes",
                flush=True,
            )
        kept = page.evaluate("JSON.stringify(localStorage).length")
        context.close()
    early, late = (slice(2, 8), slice(-6, None))
    cost, memory = (statistics.median(each[late]) / statistics.median(each[early]) for each in (costs, held))
    print(f"late games cost {cost:.3f} of early ones, and hold {memory:.3f}; {kept:,} characters are stored")
