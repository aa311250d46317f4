/** Who beats whom, in one look. */

import { compactTable, showEdition } from "../../brave_rats/beats_screen.js";
import { t } from "../../i18n/index.js";
import { editionOf, withBeats } from "./waits.js";

export { figures } from "./parts.js";

export const table = (value, look, page) => {
  showEdition(Number(editionOf(value, look)));
  return { title: () => t("beats-title"), body: withBeats(page, (found) => compactTable(page, found)) };
};
