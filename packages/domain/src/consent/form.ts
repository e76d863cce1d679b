import { acceptAll, choosePreferences, rejectAll, type CookiePreferences } from "./preferences.ts";

/** Name of the field that says which button of the consent form was pressed. */
export const decisionField = "decision";

/** What that field may say: everything, only what is necessary, or what the toggles say. */
export const decisions = ["accept", "reject", "save"] as const;

/** A way to answer the consent form. */
export type Decision = (typeof decisions)[number];

/**
 * What a visitor decided in the consent form, as the browser and the server read it alike: the button by `decision`,
 * the toggles by their category's name, there when they are on. Null when the form says no decision, so that
 * nothing is ever taken for consent by mistake.
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
