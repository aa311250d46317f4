"""WebKit, as WebKitGTK's MiniBrowser, driven by Selenium on a virtual screen.

It has no touch, no device emulation and no scripts before a page's own; every start is a fresh profile. Never switch
its compositing or its DMABUF renderer off: screenshots then wait for ever.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver import ActionChains, Remote
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from .tab import PATIENCE, PHONE, POLL, Engine, Tab

START_WITHIN = 60.0  # s; the driver itself would wait for ever for a browser that cannot start
SCREEN = "1280x1024x24"
# MiniBrowser's toolbar would keep the window wider than a phone.
NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }"
STILL = "[Settings]\ngtk-enable-animations=0\n"  # the page reads it as a wish for reduced motion
GROUP = {"start_new_session": True}  # so that driver and browser can be ended together
ENVIRONMENT = {
    "GDK_BACKEND": "x11",
    "GIO_USE_VFS": "local",
    "GSETTINGS_BACKEND": "memory",
    "JSC_useOMGJIT": "0",  # the last compiler doubles the work of Python's start, and no test is long enough for it
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
}

# The new page is there when the mark of the one before is gone. Run as early as it can be: Selenium has no script that
# runs before a page's own. A fault before it is not seen, but the app does not start after one.
ARRIVED = """
    if (window.left || location.href === "about:blank") return false;
    const told = (window.told = []);
    addEventListener("error", (event) => told.push(`error: ${event.message}`));
    addEventListener("unhandledrejection", (event) => told.push(`error: ${event.reason}`));
    addEventListener("securitypolicyviolation", (event) =>
        told.push(`${event.violatedDirective} forbids ${event.blockedURI} in ${event.sourceFile}`));
    for (const level of ["debug", "log", "info", "warn", "error"])
        console[level] = (...words) => told.push(`console: ${words.join(" ")}`);
    return true;"""
NOT_YET = (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
    StaleElementReferenceException,
)


class WebKitTab(Tab):
    def __init__(self, driver: Remote, service: Service, home: str) -> None:
        super().__init__()
        self.driver, self.service, self.home = driver, service, home

    def go_to(self, address: str) -> None:
        self._leave()
        self.driver.get(address)
        self._arrive()

    def reload(self) -> None:
        """By the page itself: the driver's own reload passes by the service worker."""
        self._leave()
        self.driver.execute_script("location.reload()")
        self._arrive()

    def _leave(self) -> None:
        self.faults()
        self.driver.execute_script("window.left = true")

    def _arrive(self) -> None:
        def arrived() -> bool:
            try:
                return self.driver.execute_script(ARRIVED)
            except WebDriverException:  # between two pages
                return False

        self.wait_until(arrived, "the page")

    def enter(self, frame: str) -> None:
        self.faults()
        self.driver.switch_to.frame(self._element(frame, "", 0))
        self._arrive()  # the frame's own watch

    def leave(self) -> None:
        self.faults()
        self.driver.switch_to.default_content()

    def press_key(self, key: str) -> None:
        ActionChains(self.driver).send_keys(getattr(Keys, key.upper())).perform()

    def evaluate(self, expression: str) -> Any:
        """As Playwright has it, a function is called."""
        return self.driver.execute_script(f"const it = {expression}\nreturn typeof it === 'function' ? it() : it")

    def click(self, selector: str, *, text: str = "", nth: int = 0) -> None:
        self._patiently(lambda element: element.click(), selector, text, nth)

    def fill(self, selector: str, value: str, *, nth: int = 0) -> None:
        def type_into(field: WebElement) -> None:
            field.clear()
            field.send_keys(value)

        self._patiently(type_into, selector, "", nth)

    def _patiently(self, act: Any, selector: str, text: str, nth: int) -> None:
        """Do it once the element is there and nothing covers it; none of these errors comes after a click."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return act(self._element(selector, text, nth))
            except NOT_YET as error:
                if time.monotonic() > end:
                    raise AssertionError(f"{selector} cannot be used: {error}; on screen: {self.text()!r}") from error
            time.sleep(POLL)

    def _element(self, selector: str, text: str, nth: int) -> WebElement:
        found = [each for each in self.driver.find_elements("css selector", selector) if text in each.text]
        if not -len(found) <= nth < len(found):
            raise NoSuchElementException(f"{len(found)} of {selector} {text}")
        # What sticks to the edge of the screen would cover an element that is only just in view.
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", found[nth])
        return found[nth]

    def resize(self, width: int, height: int) -> None:
        """The driver sizes the window, so ask for the difference; its frame may change with it, so look again."""

        def fits() -> bool:
            inner = self.evaluate("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return True
            outer = self.driver.get_window_size()
            self.driver.set_window_size(width + outer["width"] - inner[0], height + outer["height"] - inner[1])
            time.sleep(0.2)  # while the window and the page differ in what they have heard of
            return False

        self.wait_until(fits, "the viewport")

    def screenshot(self, path: Path) -> None:
        time.sleep(1)  # sooner after a resize there are black bands
        assert self.driver.save_screenshot(str(path))

    def faults(self) -> list[str]:
        self.complaints += self.evaluate("window.told?.splice(0) ?? []")
        return self.complaints

    def close(self) -> None:
        with contextlib.suppress(WebDriverException, HTTPError):
            self.driver.quit()
        end(self.service, self.home)


def end(service: Service, home: str) -> None:
    """End the driver and its browser, which would outlive it by a moment and write into the folder that goes here."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(service.process.pid, signal.SIGKILL)
    service.process.wait()
    shutil.rmtree(home, ignore_errors=True)


class WebKit(Engine):
    def __init__(self, path: str) -> None:
        self.path = path
        self.screen, self.display = start_screen()

    def open(self, *, storage: bool = True) -> Tab:
        arguments = ["--automation", *([] if storage else ["--enable-html5-local-storage=false"])]
        try:
            return self._start(arguments)
        except (WebDriverException, HTTPError) as error:  # rare, and nothing that the app could have caused
            warnings.warn(f"WebKit is started a second time after: {error!r}", stacklevel=2)
            return self._start(arguments)

    def _start(self, arguments: list[str]) -> Tab:
        home = tempfile.mkdtemp(prefix="webkit-")
        service = Service(executable_path=shutil.which("WebKitWebDriver"), env=self._environment(home), popen_kw=GROUP)
        try:
            service.start()
            options = Options()
            options.binary_location = self.path
            for argument in arguments:
                options.add_argument(argument)
            # Not selenium's WebKitGTK class, which takes no time limit.
            client = ClientConfig(remote_server_addr=service.service_url, timeout=START_WITHIN)
            driver = Remote(service.service_url, options=options, client_config=client)
            tab = WebKitTab(driver, service, home)
            tab.resize(*PHONE)
        except BaseException:
            end(service, home)
            raise
        return tab

    def _environment(self, home: str) -> dict[str, str]:
        settings = Path(home, "gtk-3.0")
        settings.mkdir()
        settings.joinpath("gtk.css").write_text(NARROW, encoding="ascii")
        settings.joinpath("settings.ini").write_text(STILL, encoding="ascii")
        homes = ("HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
        return os.environ | dict.fromkeys(homes, home) | ENVIRONMENT | {"DISPLAY": self.display}

    def close(self) -> None:
        self.screen.terminate()
        self.screen.wait()


def start_screen() -> tuple[subprocess.Popen[bytes], str]:
    """A virtual X screen of our own, and its name: WebKitGTK draws on nothing else."""
    read, write = os.pipe()
    # Without -noreset it would start afresh after each browser, and refuse the one that comes just then.
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-noreset", "-nolisten", "tcp"]
    silence = subprocess.DEVNULL
    screen = subprocess.Popen(command, pass_fds=[write], stdout=silence, stderr=silence)
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline()  # to the end of the line: Xvfb dies if it cannot finish it
    if not number:
        raise RuntimeError("Xvfb did not start")
    return screen, f":{number.strip()}"
