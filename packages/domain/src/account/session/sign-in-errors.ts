import { transportMessages } from "../../http/index.ts";
import { perLocale, type Locale } from "../../locales/index.ts";
import { accountMessages } from "../messages.ts";
import type { Texts } from "../../validation/index.ts";
import data from "./sign-in-errors.json" with { type: "json" };

const ofTransport = (code: "NETWORK_ERROR" | "TIMEOUT" | "UNAUTHORISED"): Texts =>
  perLocale((locale) => transportMessages[locale][code]);

const texts = data satisfies Record<string, Texts>;

// Shared by several errors. `unavailable`: a visitor cannot fix faults of the installation, and gets no details.
const failed: Texts = texts.failed;
const providerFailed: Texts = texts.providerFailed;
const stale: Texts = texts.stale;
const unavailable: Texts = texts.unavailable;

const messages = {
  Default: failed,
  CredentialsSignin: texts.CredentialsSignin,
  EmailNotVerified: texts.EmailNotVerified,
  SecondFactorRequired: texts.SecondFactorRequired,
  SecondFactorWrong: accountMessages.codeWrong,
  SecondFactorExpired: texts.SecondFactorExpired,
  EmailSignin: texts.EmailSignin,
  Verification: texts.Verification,
  SessionRequired: texts.SessionRequired,
  FavouriteWaits: texts.FavouriteWaits,
  SessionExpired: ofTransport("UNAUTHORISED"),
  AccessDenied: texts.AccessDenied,
  AccountNotLinkedError: texts.AccountNotLinkedError,
  TooManyRequests: texts.TooManyRequests,
  OAuthCallbackError: providerFailed,
  OAuthSignin: providerFailed,
  MissingCSRF: stale,
  InvalidCallbackUrl: failed,
  Configuration: unavailable,
  MissingAPIRouteError: unavailable,
  MissingSecretError: unavailable,
  MissingAuthorizeError: unavailable,
  MissingAdapterError: unavailable,
  MissingAdapterMethodsError: unavailable,
  UnsupportedStrategyError: unavailable,
  NETWORK_ERROR: ofTransport("NETWORK_ERROR"),
  TIMEOUT: ofTransport("TIMEOUT"),
} satisfies Record<string, Texts>;

/** An error name on the sign-in page: those of the contract, and the server's own. */
export type SignInErrorName = keyof typeof messages;

/** All names that have a message of their own or share one. */
export const signInErrorNames = Object.keys(messages) as readonly SignInErrorName[];

/** The sign-in page's message for an error name; unknown names share one. */
export function signInErrorMessage(name: string, locale: Locale): string {
  const texts: Texts = Object.hasOwn(messages, name) ? messages[name as SignInErrorName] : messages.Default;
  return texts[locale];
}
