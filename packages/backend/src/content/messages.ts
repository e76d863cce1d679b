import type { Texts } from "@preforma/domain/validation";
import data from "./messages.json" with { type: "json" };

/** Messages to staff about their actions. */
export const contentMessages = data satisfies Record<string, Texts>;
