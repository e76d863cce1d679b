import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Messages about addresses, in addition to those of `@preforma/domain/errors`. */
export const addressTexts = messages satisfies Record<string, Texts>;
