/** The worker of the one-file app: the first message brings its files. */

import { serve } from "../engine/host.js";
import { hand } from "./files.js";

self.onmessage = ({ data }) => {
  hand(data);
  serve(self);
};
