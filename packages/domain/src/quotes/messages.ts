import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Messages to staff and customers about quotes. */
export const quoteMessages = messages satisfies Record<string, Texts>;

/** A sentence about quotes. */
export type QuoteMessageKey = keyof typeof quoteMessages;
