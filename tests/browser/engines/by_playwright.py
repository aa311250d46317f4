"""Chromium and Firefox, driven by Playwright; Firefox is the stock one, over WebDriver BiDi."""

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Frame, Page, Playwright

from .tab import PATIENCE, PHONE, Engine, Moved, Tab

# The event has no listener in the app; a console message has one here.
TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`${event.violatedDirective} forbids ${event.blockedURI} in ${event.sourceFile}`))"""

# Without them Firefox asks the network about studies, settings and lists, and writes about it.
FIREFOX_PREFERENCES: dict[str, str | float | bool] = {
    "app.normandy.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "nimbus.rollouts.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,  # Playwright's own switch has no effect on it
}


# Firefox's own word about a service worker that it refuses; the app has caught the exception.
REFUSAL = "Storage access is restricted in this context due to user settings"

# Chromium's word about a frame that may open the system's sheet for sharing, on a system that has none.
NO_SHEET = "Unrecognized feature: 'web-share'."


class PlaywrightTab(Tab):
    def __init__(self, context: BrowserContext, *, clicks_in_frames: bool = True) -> None:
        """`clicks_in_frames`: whether a real click reaches the frame of another site, which Firefox's does not."""
        super().__init__()
        self.context = context
        self.clicks_in_frames = clicks_in_frames
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(TELL_VIOLATIONS)
        self.page = context.new_page()
        self.place: Page | Frame = self.page
        self.page.on("pageerror", lambda error: REFUSAL in str(error) or self.complaints.append(f"error: {error}"))
        self.page.on("console", lambda said: said.text == NO_SHEET or self.complaints.append(f"console: {said.text}"))

    def go_to(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def enter(self, frame: str) -> None:
        inside = self.page.locator(frame).element_handle().content_frame()
        assert inside
        self.place = inside

    def leave(self) -> None:
        self.place = self.page

    def press_key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def evaluate(self, expression: str) -> Any:
        try:
            return self.place.evaluate(expression)
        except Error as error:
            if "Execution context was destroyed" in str(error):
                raise Moved from error
            raise

    def click(self, selector: str, *, text: str = "", nth: int = 0) -> None:
        target = self.place.locator(selector).filter(has_text=text).nth(nth)
        if self.clicks_in_frames or self.place is self.page:
            target.click()
        else:
            target.evaluate("element => element.click()")

    def fill(self, selector: str, value: str, *, nth: int = 0) -> None:
        self.place.locator(selector).nth(nth).fill(value)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def faults(self) -> list[str]:
        self.page.evaluate("0")  # what happened is told only while Playwright is asked something
        return self.complaints

    def close(self) -> None:
        self.context.close()


CONTEXT = {"viewport": {"width": PHONE[0], "height": PHONE[1]}, "locale": "en-GB", "reduced_motion": "reduce"}


class Chromium(Engine):
    def __init__(self, playwright: Playwright, launch: dict[str, Any]) -> None:
        self.type, self.launch = playwright.chromium, launch
        self.browser = self.type.launch(**launch)
        self.profile = tempfile.TemporaryDirectory(prefix="chromium-")

    def open(self, *, storage: bool = True) -> Tab:
        return PlaywrightTab(self.browser.new_context(**CONTEXT) if storage else self._profile_without_storage())

    def _profile_without_storage(self) -> BrowserContext:
        """As after "Block all cookies" in the settings, which means every storage of a site."""
        blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
        settings = Path(self.profile.name, "Default", "Preferences")
        settings.parent.mkdir(exist_ok=True)
        settings.write_text(json.dumps(blocked), encoding="utf-8")
        return self.type.launch_persistent_context(self.profile.name, **self.launch, **CONTEXT)

    def close(self) -> None:
        self.browser.close()
        self.profile.cleanup()


class Firefox(Engine):
    def __init__(self, playwright: Playwright, path: str) -> None:
        self.type, self.path = playwright.firefox, path
        self.browsers = {True: self._start({})}

    def open(self, *, storage: bool = True) -> Tab:
        if storage not in self.browsers:  # 2: as after "Block all cookies"
            self.browsers[storage] = self._start({"network.cookie.cookieBehavior": 2})
        return PlaywrightTab(self.browsers[storage].new_context(**CONTEXT), clicks_in_frames=False)

    def _start(self, preferences: dict[str, str | float | bool]) -> Browser:
        return self.type.launch(
            channel="moz-firefox",
            executable_path=self.path,
            firefox_user_prefs=FIREFOX_PREFERENCES | preferences,
        )

    def close(self) -> None:
        for browser in self.browsers.values():
            browser.close()
