/** Where the page starts. */

import "./i18n/first.js";
import "./ui/all_icons.js";
import { App } from "./app/app.js";

new App(document.querySelector("#app"), document.querySelector("#log")).open();
