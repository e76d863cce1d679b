// oxlint-disable-next-line no-restricted-imports -- All other files take it from here.
import { z } from "zod";

// zod tests whether it may compile code. A content security policy without `unsafe-eval` forbids that, and the browser
// reports the attempt. On a server compiled schemas are faster, so there zod may.
if ("window" in globalThis) z.config({ jitless: true });

export { z };
