import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Messages about favourites, in addition to those of `@preforma/domain/errors`. */
export const favouriteTexts = messages satisfies Record<string, Texts>;
