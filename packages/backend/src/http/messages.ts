import { messageTexts } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import { filled } from "../text/index.ts";
import data from "./messages.json" with { type: "json" };

/** What the API says when it cannot answer, in each language. `{name}` is replaced by a value. */
const messages = {
  ...data,
  // The general sentence of section 8, by which clients know that nothing is said about the cause.
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
