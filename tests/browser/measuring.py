"""What is promised about a screen that must not scroll: all of it is there, whole, and can be read and hit."""

from typing import Any

from playwright.sync_api import Page

from tests.amounts import usually

SIZES = [(360, 640), (844, 390), (768, 1024), (1280, 800)]
MORE = [  # with `--slow` these too
    *((360, 740), (390, 844), (412, 915), (667, 375), (932, 430)),
    *((1024, 768), (1024, 1366), (1920, 1080), (2560, 1313)),
]


def sizes() -> list[tuple[int, int]]:
    """(width, height) of the windows that are measured, in px."""
    return SIZES + usually([], MORE)


# What is wrong at this size, in words. Positions are compared with a tolerance for a turned card and a rounded pixel.
FAULTS = """() => {
    const NEAR = 1.5;
    const [width, height] = [innerWidth, innerHeight];
    const faults = [];
    const root = document.documentElement;
    if (root.scrollHeight > height) faults.push(`the page is ${root.scrollHeight - height} px higher than the window`);
    if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth - width} px wider than the window`);
    const isSeen = (each) => {
        if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        for (let up = each; up; up = up.parentElement) {
            const { clipPath, opacity } = getComputedStyle(up);
            if (clipPath === "inset(50%)" || opacity === "0") return false;
        }
        return true;
    };
    const within = (box, bounds, name) => {
        const [across, down] = [bounds.left - box.left, bounds.top - box.top];
        const out = Math.max(across, box.right - bounds.right, down, box.bottom - bounds.bottom);
        if (out > NEAR) faults.push(`${name} sticks out by ${out.toFixed(1)} px`);
    };
    // Without its border, under which nothing of it is seen.
    const inside = (each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const { clientLeft, clientTop, clientWidth, clientHeight, offsetWidth, offsetHeight } = each;
        const [more, below] = [offsetWidth - clientLeft - clientWidth, offsetHeight - clientTop - clientHeight];
        return { left: left + clientLeft, right: right - more, top: top + clientTop, bottom: bottom - below };
    };
    const wordsOf = (each) => each.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
    const nameOf = (each) => `${each.className || each.tagName} "${wordsOf(each)}"`;
    const page = { left: 0, top: 0, right: width, bottom: height };
    const isOnTop = (each, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found && (each.contains(found) || found.contains(each));
    };
    for (const button of document.querySelectorAll("#app button")) {
        if (!isSeen(button) || button.closest(".cover")) continue;
        const box = button.getBoundingClientRect();
        within(box, page, nameOf(button));
        if (Math.min(box.width, box.height) < 43.9 && !button.disabled) {
            faults.push(`${nameOf(button)} is small: ${box.width} x ${box.height}`);
        }
        const isFree = isOnTop(button, box.x + box.width / 2, box.y + box.height / 2);
        if (!isFree) faults.push(`${nameOf(button)} is covered`);
    }
    for (const button of [...document.querySelectorAll(".action button")].filter(isSeen)) {
        const box = button.getBoundingClientRect();
        const others = document.querySelectorAll(".tray .tile, .hand .card, .telling, .board");
        for (const other of [...others].filter(isSeen)) {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            const deep = Math.min(box.right - left, right - box.left, box.bottom - top, bottom - box.top);
            if (deep > NEAR) faults.push(`${nameOf(button)} lies ${deep.toFixed(1)} px over ${nameOf(other)}`);
        }
    }
    for (const box of document.querySelectorAll(".faces li:not(.none), .slot, .spot")) {
        if (isSeen(box)) within(box.getBoundingClientRect(), page, nameOf(box));
    }
    for (const face of document.querySelectorAll(".faces li")) {
        const { x, width, bottom } = face.getBoundingClientRect();
        if (isSeen(face) && !isOnTop(face, x + width / 2, bottom - 4)) faults.push(`${nameOf(face)} is covered below`);
    }
    for (const card of document.querySelectorAll(".slot > .card")) {
        const [high, room] = [card.offsetHeight, card.parentElement.clientHeight];
        if (isSeen(card) && high < 0.9 * room) faults.push(`${nameOf(card)} fills ${high} of ${room} px`);
    }
    for (const number of document.querySelectorAll(".faces .held > b")) {
        const [wide, room] = [number.offsetWidth, number.parentElement.clientWidth];
        if (isSeen(number) && wide < room - 1) faults.push(`${nameOf(number)} fills ${wide} of ${room} px`);
    }
    for (const crown of [...document.querySelectorAll(".plate .crown")].filter(isSeen)) {
        const { x, y, width, height } = crown.getBoundingClientRect();
        if (!isOnTop(crown, x + width / 2, y + height / 2)) faults.push("a crown is covered, or outside of the page");
    }
    // A long name may end in an ellipsis, with enough of it before that.
    const readOf = (holder, box) => {
        if (getComputedStyle(holder).textOverflow !== "ellipsis") return box;
        const { left, right } = inside(holder);
        const [from, to] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (to - from < Math.min(40, box.width)) faults.push(`little is left of ${nameOf(holder)}`);
        return new DOMRect(from, box.y, to - from, box.height);
    };
    const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: holder, textContent } = walker.currentNode;
        if (!textContent.trim() || !isSeen(holder)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const size = parseFloat(getComputedStyle(holder).fontSize);
        if (size < 13.9) faults.push(`${nameOf(holder)} has letters of ${size} px`);
        for (const word of textContent.matchAll(/(?<!\\p{L})\\p{L}{2,9}(?!\\p{L})/gu)) {
            const letters = document.createRange();
            letters.setStart(walker.currentNode, word.index);
            letters.setEnd(walker.currentNode, word.index + word[0].length);
            const lines = new Set([...letters.getClientRects()].filter((box) => box.width > 1).map((box) => box.top));
            if (lines.size > 1) faults.push(`${nameOf(holder)} breaks the word ${word[0]}`);
        }
        for (const each of range.getClientRects()) {
            if (each.width < 1) continue;
            const box = readOf(holder, each);
            within(box, page, `the text of ${nameOf(holder)}`);
            const button = holder.closest("button");
            if (button) within(box, button.getBoundingClientRect(), `the text of ${nameOf(holder)}, out of a button,`);
            for (let up = holder; up.id !== "app"; up = up.parentElement) {
                if (getComputedStyle(up).overflow === "visible") continue;
                within(box, inside(up), `the text of ${nameOf(holder)}, cut off by ${up.className},`);
            }
            const told = holder.closest(".telling");
            if (told) within(box, told.getBoundingClientRect(), `the text of ${nameOf(holder)}, out of what is told,`);
            const ends = told ? [box.left + 2, box.right - 2] : []; // buttons may stand there
            const isRead = [box.x + box.width / 2, ...ends].every((x) => isOnTop(holder, x, box.y + box.height / 2));
            if (!isRead) faults.push(`the text of ${nameOf(holder)} is covered`);
        }
    }
    return [...new Set(faults)];
}"""
# Until nothing has to be laid out any more: a new size takes a frame or two.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def faults(page: Page) -> list[str]:
    """What is wrong with the screen at any of these sizes, each with its size."""
    found = []
    for width, height in sizes():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found += [f"{width}x{height}: {fault}" for fault in page.evaluate(FAULTS)]
    return found


SHIFTS = """() => {
    const whose = ({ node }) => node?.className ?? node?.parentElement?.className ?? node?.nodeName;
    const shifts = [];
    const note = (entries) => {
        for (const { value, sources, hadRecentInput } of entries)
            if (!hadRecentInput) shifts.push([value, sources.map(whose)]);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    window.takeShifts = () => {
        note(observer.takeRecords());
        return shifts.splice(0);
    };
}"""


def watch_shifts(page: Page) -> None:
    page.evaluate(SHIFTS)


def shifts(page: Page) -> list[Any]:
    """
    What has moved since this was last asked, by the browser's own figure: how much, and what. That forgives what comes
    within half a second of a tap; on a busy machine its effect comes later, so whoever asks drops what came before it.
    """
    page.evaluate(SETTLED)
    return page.evaluate("takeShifts()")


def mark(page: Page, places: list[str]) -> None:
    """Remember the first node at each of these places."""
    page.evaluate("places => places.forEach((place, n) => { document.querySelector(place).marked = n; })", places)


def made_anew(page: Page, places: list[str]) -> list[str]:
    """Those of these places at which the node that was marked no longer is."""
    lost = "places => places.filter((place, n) => document.querySelector(place)?.marked !== n)"
    found: list[str] = page.evaluate(lost, places)
    return found


# A machine on which each question to Python takes a second longer, so that a computer is seen to choose.
SLOW = """() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...all) { setTimeout(() => postMessage.apply(this, all), 1000); };
}"""
BOXES = "all => all.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"


def boxes(page: Page, place: str) -> list[list[float]]:
    """(x, y, width, height) of everything that this selector finds, in px."""
    found: list[list[float]] = page.locator(place).evaluate_all(BOXES)
    return found
