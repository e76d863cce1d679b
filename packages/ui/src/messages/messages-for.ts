import type { Locale } from "@preforma/domain/locales";
import { messageTable, type UiMessages } from "./table.ts";

/**
 * All of the library's texts in one language, to be sent as JSON and passed to `UiProvider`. For servers and Storybook:
 * importing it bundles every language.
 */
export function messagesFor(locale: Locale): UiMessages {
  return Object.fromEntries(
    Object.entries(messageTable).map(([component, table]) => [component, table[locale]]),
  ) as UiMessages;
}
