import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Messages about favourites beyond the error catalogue of section 8. */
export const favouriteTexts = messages satisfies Record<string, Texts>;
