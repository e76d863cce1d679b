import type { Texts } from "../validation/index.ts";
import messages from "./messages.json" with { type: "json" };
import fieldMessages from "./field-messages.json" with { type: "json" };

/** Messages to customers about their own account: confirmations and refusals. */
export const accountMessages = messages satisfies Record<string, Texts>;

/** Messages for single fields of registration and profile. */
export const accountFieldMessages = fieldMessages satisfies Record<string, Texts>;
