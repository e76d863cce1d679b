import type { Texts } from "@preforma/domain/validation";
import data from "./block-messages.json" with { type: "json" };

/** Messages for staff who block, unblock or sign out a customer. */
export const customerMessages = data satisfies Record<string, Texts>;
