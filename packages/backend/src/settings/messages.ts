import type { Texts } from "@preforma/domain/validation";
import data from "./messages.json" with { type: "json" };

/** Messages for staff who change settings. */
export const settingsMessages = data satisfies Record<string, Texts>;
