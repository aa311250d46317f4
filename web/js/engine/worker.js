/** The module worker in which Python runs. */

import { serve } from "./host.js";

serve(self);
