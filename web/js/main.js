/** Where the page starts. */

import { App } from "./ui/app.js";

new App(document.querySelector("#app"), document.querySelector("#log")).open();
