import { textIn, type Locale } from "../locales/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Messages for an invalid field. `{limit}` and `{values}` are replaced by values. */
export const fieldMessages = messages satisfies Record<string, Record<Locale, string>>;

/** A kind of field error. */
export type FieldMessageKey = keyof typeof fieldMessages;

/** The message for a field in a language, with its placeholders filled. */
export function fieldMessage(
  key: FieldMessageKey,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  return textIn(fieldMessages[key], locale).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
