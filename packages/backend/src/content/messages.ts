import type { Texts } from "@preforma/domain/validation";
import data from "./messages.json" with { type: "json" };

/** What staff are told of what they did. */
export const contentMessages = data satisfies Record<string, Texts>;
