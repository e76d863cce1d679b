import type { SignInErrorName } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import { formatMessage, type PluralMessage } from "../messages/message.ts";

/** The message for each error, and the lockout messages by unit of time. */
export type RefusalTexts = Readonly<
  Record<`error${SignInErrorName}`, string> & Record<"waitMinutes" | "waitSeconds", PluralMessage>
>;

/** The error's message; all unknown names share one. */
const sentenceOf = (error: string, texts: RefusalTexts): string => {
  const name = `error${error}`;
  return Object.hasOwn(texts, name) ? texts[name as `error${SignInErrorName}`] : texts.errorDefault;
};

/**
 * The message for a refused sign-in, by the contract's name of the error. For a locked account it includes the
 * remaining time, in whole minutes above one and a half, because nobody reads "847 seconds".
 *
 * @param retryAfter seconds until the next try is allowed
 */
export function signInRefusal(
  error: string,
  retryAfter: number | null | undefined,
  locale: Locale,
  texts: RefusalTexts,
): string {
  if (retryAfter === null || retryAfter === undefined || retryAfter <= 0) return sentenceOf(error, texts);
  const wait =
    retryAfter < 90
      ? formatMessage(texts.waitSeconds, { count: Math.ceil(retryAfter) }, locale)
      : formatMessage(texts.waitMinutes, { count: Math.ceil(retryAfter / 60) }, locale);
  return `${texts.errorTooManyRequests} ${wait}`;
}
