import { messageTexts } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import { filled } from "../text/index.ts";
import data from "./messages.json" with { type: "json" };

/** The API's messages when it cannot answer, in each language. `{name}` is replaced with a value. */
const messages = {
  ...data,
  // The general message of section 8; clients know from it that the cause is not disclosed.
  internal: messageTexts("DEFAULT"),
} satisfies Record<string, Record<Locale, string>>;

export type MessageKey = keyof typeof messages;

/** A message in a language, its placeholders filled. */
export function message(
  key: MessageKey,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  return filled(messages[key][locale], values);
}
