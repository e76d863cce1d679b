import { acceptAll, choosePreferences, rejectAll, type CookiePreferences } from "./preferences.ts";

/** Name of the field with the pressed button of the consent form. */
export const decisionField = "decision";

/** The field's values: everything, only necessary cookies, or the state of the toggles. */
export const decisions = ["accept", "reject", "save"] as const;

/** The possible answers to the consent form. */
export type Decision = (typeof decisions)[number];

/**
 * A visitor's decision in the consent form, for browser and server alike: the button in `decision`, the toggles by
 * their category's name, present when they are on. Null without a button, so that nothing counts as consent by mistake.
 */
export function decisionOf(
  fields: { get(name: string): unknown; has(name: string): boolean },
  now?: Date,
): CookiePreferences | null {
  switch (fields.get(decisionField)) {
    case "accept":
      return acceptAll(now);
    case "reject":
      return rejectAll(now);
    case "save":
      return choosePreferences(
        {
          functional: fields.has("functional"),
          analytics: fields.has("analytics"),
          marketing: fields.has("marketing"),
        },
        now,
      );
    default:
      return null;
  }
}
