/** Who beats whom, in one look. */

import { t } from "../../i18n/index.js";
import { compactTable, showEdition } from "../../learn/beats.js";
import { editionOf, withBeats } from "./waits.js";

export { figures } from "./parts.js";

export const table = (value, look, page) => {
  showEdition(Number(editionOf(value, look)));
  return { title: () => t("beats-title"), body: withBeats(page, (found) => compactTable(page, found)) };
};
