import { isLocale } from "@preforma/domain/locales";
import { messagesFor } from "../messages/messages-for.ts";
import type { UiMessages } from "../messages/table.ts";
import type { CountryChoice } from "./company-fields.tsx";

/** Where a company may be registered, as far as stories need it. */
export const fixtureCountries: readonly CountryChoice[] = [
  { code: "TR", name: "Türkiye" },
  { code: "DE", name: "Deutschland" },
  { code: "SA", name: "المملكة العربية السعودية" },
];

/** The texts of a story's language. */
export function textsOf(globals: { locale?: unknown }): UiMessages {
  return messagesFor(isLocale(globals.locale) ? globals.locale : "tr");
}
