import type { Texts } from "../validation/index.ts";
import messages from "./notice-messages.json" with { type: "json" };

// Apart from the other sentences: pages with a quantity load those.
/** Messages to a person who wants a notice when a product is back. */
export const noticeMessages = messages satisfies Record<string, Texts>;
