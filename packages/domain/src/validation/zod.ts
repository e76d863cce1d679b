import { z } from "zod";

// A browser reports code that a page compiles against its content security policy, also where zod only tries whether it may.
if ("window" in globalThis) z.config({ jitless: true });

export { z };
