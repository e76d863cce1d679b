import { errorMessages } from "@preforma/domain/errors";
import { locales } from "@preforma/domain/locales";
import type { MessageTable } from "../message.ts";

/** What forms say about themselves; the server and other clients say the same, so it is in the domain's catalogue. */
const codes = [
  "ADDRESS_ADDED",
  "ADDRESS_NOT_ADDED_LATER",
  "ADDRESS_NOT_LOADED",
  "ADDRESS_NOT_UPDATED",
  "ADDRESS_UPDATED",
  "APPLICATION_NOT_SENT",
  "APPLICATION_SENT",
  "COMMENTS_NOT_LOADED",
  "CONTACT_NOT_SENT",
  "CONTACT_REFUSED",
  "CONTACT_SENT",
  "DEFAULT",
  "FAILURE_TITLE",
  "FAVOURITE_NOT_ADDED",
  "FEEDBACK_SENT",
  "FORM_INCOMPLETE",
  "PRODUCT_ID_MISSING",
  "QUOTE_NOT_SENT",
  "QUOTE_SENT",
  "QUOTE_SENT_DETAIL",
  "RATING_MISSING",
  "REVIEW_NOT_SENT",
  "REVIEW_SENT",
  "REVIEW_SENT_DETAIL",
  "TIMEOUT",
  "UNEXPECTED",
] as const;
type Code = (typeof codes)[number];

/**
 * The domain's sentences that forms draw. They come with the texts of the page's language: importing the catalogue
 * itself would bring all six languages along.
 */
export const outcomesMessages = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(codes.map((code) => [code, errorMessages[locale][code]])),
  ]),
) as MessageTable<Code>;
