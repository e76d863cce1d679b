import type { Texts } from "../validation/index.ts";
import messages from "./notice-messages.json" with { type: "json" };

// Separate from the other messages, which pages with a quantity load.
/** Messages for back-in-stock notices. */
export const noticeMessages = messages satisfies Record<string, Texts>;
