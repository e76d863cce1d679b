import { perLocale, type Locale } from "../locales/index.ts";
import { transportMessages, type TransportFailure } from "../http/messages.ts";
import type { Texts } from "../validation/field-errors.ts";
import data from "./messages.json" with { type: "json" };

const messages = data satisfies Record<Locale, object>;

/** A stable code of the error catalogue; {@link errorMessages} has its text. */
export type MessageCode = TransportFailure | keyof (typeof messages)["tr"];

/** The error catalogue, success messages included, in six languages. */
export const errorMessages: Readonly<Record<Locale, Readonly<Record<MessageCode, string>>>> = perLocale(
  (locale) => ({ ...transportMessages[locale], ...messages[locale] }),
);

/** All codes of the catalogue. */
export const messageCodes = Object.keys(errorMessages.tr) as MessageCode[];

/** The text of a code in every language, as answers and field errors use it. */
export function messageTexts(code: MessageCode): Texts {
  return perLocale((locale) => errorMessages[locale][code]);
}
