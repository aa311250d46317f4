/** All the tiles. */

import { t } from "../../i18n/index.js";
import { tilesList } from "../../r_vs_r/tiles.js";

export { figures } from "./parts.js";

export const table = () => ({ title: () => t("tiles-title"), body: tilesList });
