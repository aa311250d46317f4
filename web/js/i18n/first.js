/** The words of the first screens, in every language. */

import words from "pocketcrowns:words-first";
import { addWords } from "./index.js";

addWords(words);
