import type { Texts } from "../validation/index.ts";
import messages from "./cart-messages.json" with { type: "json" };

/** Messages of cart and coupons. A number is after a colon where a noun would need its plural form. */
export const cartMessages = messages satisfies Record<string, Texts>;
