/** The drawings of the opponents. */

import portraits from "pocketcrowns:portraits";
import { putIntoPage } from "./figure_signs.js";

putIntoPage(portraits);
