import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Messages about addresses beyond the error catalogue of section 8. */
export const addressTexts = messages satisfies Record<string, Texts>;
