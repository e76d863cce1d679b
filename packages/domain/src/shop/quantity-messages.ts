import type { Texts } from "../validation/index.ts";
import messages from "./quantity-messages.json" with { type: "json" };

/** Messages for a quantity. A separate module: a quantity field loads these sentences and none of the cart's. */
export const quantityMessages = messages satisfies Record<string, Texts>;
