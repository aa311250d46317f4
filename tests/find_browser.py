"""Find browsers for the tests, or install them: python find_browser.py [chromium|firefox|webkit|headless_shell]...

Prints the path of each, or an empty line for the headless shell, which only saves time, where there is none; what
happens meanwhile goes to stderr. Run by `build.py` with the Python of .venv.
"""

import functools
import glob
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from playwright.sync_api import sync_playwright


@dataclass(frozen=True)
class Browser:
    """Where a browser may be found, its packages by package manager, and what else must be there to drive it."""

    programs: tuple[str, ...]  # names, paths, or patterns of paths
    packages: dict[str, str]
    companions: tuple[str, ...] = ()


BROWSERS = {
    "chromium": Browser(
        (
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
            "/snap/bin/chromium",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ),
        {
            "apt-get": "chromium fonts-liberation",
            "dnf": "chromium liberation-fonts",
            "apk": "chromium font-liberation",
            "pacman": "chromium ttf-liberation",
            "zypper": "chromium liberation-fonts",
        },
    ),
    "headless_shell": Browser(
        ("chromium-headless-shell", "/usr/lib*/chromium-browser/headless_shell"),
        {"apt-get": "chromium-headless-shell", "dnf": "chromium-headless"},
    ),
    "firefox": Browser(
        ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),
        {
            "apt-get": "firefox-esr",
            "dnf": "firefox",
            "apk": "firefox",
            "pacman": "firefox",
            "zypper": "MozillaFirefox",
        },
    ),
    "webkit": Browser(
        ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib*/webkit2gtk-4.1/MiniBrowser"),
        {"apt-get": "webkit2gtk-driver xvfb"},
        ("WebKitWebDriver", "Xvfb"),
    ),
}

INSTALLERS = {
    "apt-get": ("apt-get update -qq", "apt-get install -y -qq --no-install-recommends --no-remove"),
    "dnf": ("dnf install -y",),
    "apk": ("apk add",),
    "pacman": ("pacman -Sy --noconfirm",),
    "zypper": ("zypper --non-interactive install",),
}


def say(line: str) -> None:
    """Print a progress line beside the answer."""
    print(f"==> {line}", file=sys.stderr, flush=True)


def stop(reason: str) -> NoReturn:
    """End with a reason and a non-zero exit code."""
    sys.exit(f"find_browser.py: {reason}")


def on_this_machine(browser: Browser) -> str | None:
    """The first of its programs that is here, if its companions are too."""
    if not all(map(shutil.which, browser.companions)):
        return None
    names = (name for program in browser.programs for name in sorted(glob.glob(program)) or [program])
    return next(filter(None, map(shutil.which, names)), None)


def of_playwright() -> str | None:
    """Playwright's own Chromium, if it is installed."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


@functools.cache
def prepare(*commands: str) -> bool:
    """Whether these worked, which are run once for all browsers."""
    return all(map(worked, commands))


def worked(command: str) -> bool:
    """Whether the package manager did it."""
    say(command)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command.split(), env=quiet, stdout=sys.stderr, check=False).returncode == 0


def from_packages(browser: Browser) -> str | None:
    """Install it with the system's package manager, if we may."""
    manager = next(filter(shutil.which, INSTALLERS), None)
    if manager is None or os.geteuid() != 0:
        return None
    if manager not in browser.packages:
        say(f"its packages are known for {', '.join(browser.packages)} only, not for {manager}")
        return None
    *first, install = INSTALLERS[manager]
    done = prepare(*first) and worked(f"{install} {browser.packages[manager]}")
    return on_this_machine(browser) if done else None


def find(name: str) -> str:
    """The path of the browser that CHROMIUM, HEADLESS_SHELL… names, else of one that is here or that we install."""
    variable, browser = name.upper(), BROWSERS[name]
    if chosen := os.environ.get(variable):
        return shutil.which(chosen) or stop(f"{variable} is {chosen}, which is no program")
    path = on_this_machine(browser)
    if path is None and name == "chromium":
        path = of_playwright()
    needs = f" (with {' and '.join(browser.companions)})" if browser.companions else ""
    path = path or from_packages(browser)
    if path is None and name == "headless_shell":
        return ""
    return path or stop(f"no {name}{needs} here, none to be had; install it or set {variable}")


if __name__ == "__main__":
    print("\n".join(map(find, sys.argv[1:])))
