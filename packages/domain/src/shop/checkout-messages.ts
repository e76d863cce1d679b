import type { Texts } from "../validation/index.ts";
import messages from "./checkout-messages.json" with { type: "json" };

/** What checkout, payment and orders say. */
export const checkoutMessages = messages satisfies Record<string, Texts>;
