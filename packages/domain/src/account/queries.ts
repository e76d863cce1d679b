import {
  cachedQuery,
  type QueryDescription,
  type SafeAnswer,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import type { AccountExport, AccountProfile, AccountSession, SecondFactor } from "./types.ts";

/** First part of every key that is one person's own, so that signing out can drop all of it at once. */
export const accountKey = "account";

/** The signed-in person's profile. Fails with status 401 for a visitor. */
export function profileQuery(client: StrictClient): QueryDescription<AccountProfile> {
  return cachedQuery([accountKey, "profile"], ({ signal }) =>
    client.get<AccountProfile>("account", { signal }),
  );
}

/** Where the person is signed in, the latest first. */
export function sessionsQuery(client: StrictClient): QueryDescription<AccountSession[]> {
  return cachedQuery([accountKey, "sessions"], ({ signal }) =>
    client.get<AccountSession[]>("account/sessions", { signal }),
  );
}

/** A registration as the form holds it; the server checks it by `registrationSchema`. */
export interface RegistrationForm {
  name: string;
  surname: string;
  email: string;
  phone: string;
  privacy_consent: boolean;
  company_name?: string;
  vkn?: string;
  tax_office?: string;
  /** Two-letter code; `TR` unless said otherwise. */
  country?: string;
}

/** A profile as the form holds it. */
export type ProfileForm = Omit<RegistrationForm, "email" | "privacy_consent"> & {
  language: Locale;
};

type Told = Promise<SafeAnswer<null>>;

/**
 * Asks for an account. The answer is the same whether or not there is one already. The mailed link leads on to
 * `callbackUrl`, a page of the site; so do those of the calls below.
 */
export const register = (
  client: SafeClient,
  form: RegistrationForm,
  callbackUrl: string | null = null,
): Told => client.post("account/register", form, { query: { callbackUrl } });

/** Follows the link that proves the e-mail address, with the password of the account. */
export const verifyEmail = (client: SafeClient, token: string, password: string): Told =>
  client.post("account/verify-email", { token, password });

/** Looks whether that link is still good; it is not used up by this. Fails with status 404 where it is not. */
export const checkVerification = (client: SafeClient, token: string): Told =>
  client.post("account/verify-email/check", { token });

/** Asks for that link again. */
export const sendVerification = (
  client: SafeClient,
  email: string,
  callbackUrl: string | null = null,
): Told => client.post("account/verification", { email }, { query: { callbackUrl } });

/** Asks for a link to set a new password. */
export const sendPasswordReset = (
  client: SafeClient,
  email: string,
  callbackUrl: string | null = null,
): Told => client.post("account/forgotten-password", { email }, { query: { callbackUrl } });

/** Looks whether that link is still good; it is not used up by this. Fails with status 404 where it is not. */
export const checkPasswordReset = (client: SafeClient, token: string): Told =>
  client.post("account/reset-password/check", { token });

/** Sets a new password by that link; all sessions end. */
export const resetPassword = (client: SafeClient, token: string, password: string): Told =>
  client.post("account/reset-password", { token, password });

/** Changes the profile. */
export const saveProfile = (client: SafeClient, form: ProfileForm): Promise<SafeAnswer<AccountProfile>> =>
  client.put("account", form);

/** Accepts the privacy notice, for people who came through a provider; once accepted it stays so. */
export const acceptPrivacyNotice = (client: SafeClient): Promise<SafeAnswer<AccountProfile>> =>
  client.post("account/consent", { privacy_consent: true });

/** Changes the password; the other sessions end. */
export const changePassword = (client: SafeClient, current: string, next: string): Told =>
  client.put("account/password", { current, next });

/** Asks for another e-mail address; it counts once the link that is sent to it was followed. */
export const changeEmail = (client: SafeClient, email: string, password: string): Told =>
  client.put("account/email", { email, password });

/** Follows the link that was sent to the new address, signed in to the account that asked. */
export const confirmEmail = (client: SafeClient, token: string): Told =>
  client.post("account/email/confirm", { token });

/** Everything that is held of the person, as KVKK and GDPR give a right to. */
export const exportAccount = (client: SafeClient): Promise<SafeAnswer<AccountExport>> =>
  client.get("account/export");

/** Erases the account. Without a password a link is mailed instead: the answer's status is 202 then. */
export const deleteAccount = (client: SafeClient, password?: string): Told =>
  client.delete("account", password === undefined ? {} : { password });

/** Follows the link that confirms the erasure. */
export const confirmDeletion = (client: SafeClient, token: string): Told =>
  client.post("account/deletion/confirm", { token });

/** Signs another device out. */
export const endAccountSession = (client: SafeClient, id: string): Told =>
  client.delete(`account/sessions/${id}`);

/** Whether sign-in asks for a code of an app, and what the app needs while that is set up. */
export function secondFactorQuery(client: StrictClient): QueryDescription<SecondFactor> {
  return cachedQuery([accountKey, "second-factor"], ({ signal }) =>
    client.get<SecondFactor>("account/second-factor", { signal }),
  );
}

/** Begins to set an app up; proven by the password where there is one. */
export const beginSecondFactor = (client: SafeClient, password?: string): Promise<SafeAnswer<SecondFactor>> =>
  client.post("account/second-factor", password === undefined ? {} : { password });

type Codes = Promise<SafeAnswer<{ recovery_codes: string[] }>>;

/** Turns the second factor on by a first code of the app; gives the recovery codes, this once. */
export const confirmSecondFactor = (client: SafeClient, code: string): Codes =>
  client.post("account/second-factor/confirm", { code });

/** Replaces the recovery codes; gives the new ones, this once. */
export const renewRecoveryCodes = (client: SafeClient, code: string): Codes =>
  client.post("account/second-factor/recovery-codes", { code });

/** Turns the second factor off; proven by a code. */
export const removeSecondFactor = (client: SafeClient, code: string): Told =>
  client.delete("account/second-factor", { code });
