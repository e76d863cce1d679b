import { signInErrorMessage, signInErrorNames, type SignInErrorName } from "@preforma/domain/account";
import { errorMessages } from "@preforma/domain/errors";
import { locales, type Locale } from "@preforma/domain/locales";
import { ratingLabels } from "@preforma/domain/reviews";
import type { MessageTable, PluralMessage } from "./message.ts";
import * as files from "./files.ts";

/** A component's texts in one language: plain texts, and texts with one form per plural category. */
type Texts<Turkish> = {
  readonly [Key in keyof Turkish]: Turkish[Key] extends string ? string : PluralMessage;
};

/** The text files. A missing language or key, or one that is plural in some languages only, is a type error. */
const texts: {
  readonly [Component in keyof typeof files]: Readonly<
    Record<Locale, Texts<(typeof files)[Component]["tr"]>>
  >;
} = files;

/** Texts with sentences of the domain, so that a visitor downloads those in one language too. */
function together<Own, Added>(
  own: Readonly<Record<Locale, Own>>,
  added: (locale: Locale) => Added,
): Readonly<Record<Locale, Own & Added>> {
  return Object.fromEntries(
    locales.map((locale) => [locale, { ...own[locale], ...added(locale) }]),
  ) as Record<Locale, Own & Added>;
}

/** Why a sign-in was refused. */
const refusals = (locale: Locale) =>
  Object.fromEntries(
    signInErrorNames.map((name) => [`error${name}`, signInErrorMessage(name, locale)]),
  ) as Readonly<Record<`error${SignInErrorName}`, string>>;

/** What each rating means. */
const meanings = (locale: Locale) => ({
  rating1: ratingLabels[1][locale],
  rating2: ratingLabels[2][locale],
  rating3: ratingLabels[3][locale],
  rating4: ratingLabels[4][locale],
  rating5: ratingLabels[5][locale],
});

/** The outcome messages of forms; the server and other clients share them, so they are in the domain. */
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
const outcomes = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(codes.map((code) => [code, errorMessages[locale][code]])),
  ]),
) as MessageTable<Code>;

/** Every component's texts, and the sentences of the domain that forms show. */
export const messageTable = {
  ...texts,
  outcomes,
  "sign-in-form": together(texts["sign-in-form"], refusals),
  "star-rating-field": together(texts["star-rating-field"], meanings),
};

/** The library's texts in one language, by component. */
export type UiMessages = {
  readonly [Component in keyof typeof messageTable]: (typeof messageTable)[Component]["tr"];
};
