import { signInErrorMessage } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import { formatMessage, type PluralMessage } from "../messages/message.ts";

/** Texts that say how long to wait, by unit. */
export interface WaitTexts {
  readonly waitMinutes: PluralMessage;
  readonly waitSeconds: PluralMessage;
}

/**
 * What is said of a try to sign in that was refused, by the contract's name of the error. While an account is locked
 * it says for how long, in whole minutes above one and a half: nobody counts 847 seconds.
 *
 * @param retryAfter seconds until the next try is let in
 */
export function signInRefusal(
  error: string,
  retryAfter: number | null | undefined,
  locale: Locale,
  texts: WaitTexts,
): string {
  if (retryAfter === null || retryAfter === undefined || retryAfter <= 0)
    return signInErrorMessage(error, locale);
  const wait =
    retryAfter < 90
      ? formatMessage(texts.waitSeconds, { count: Math.ceil(retryAfter) }, locale)
      : formatMessage(texts.waitMinutes, { count: Math.ceil(retryAfter / 60) }, locale);
  return `${signInErrorMessage("TooManyRequests", locale)} ${wait}`;
}
