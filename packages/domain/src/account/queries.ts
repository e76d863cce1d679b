import {
  getQuery,
  type QueryDescription,
  type SafeAnswer,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { ProfileForm, RegistrationForm } from "./schema.ts";
import type { AccountExport, AccountProfile, AccountSession, SecondFactor } from "./types.ts";

/** Prefix of every key with a customer's own data, so that signing out can drop all of it at once. */
export const accountKey = "account";

/** The signed-in customer's profile. Fails with status 401 for a visitor. */
export const profileQuery = (client: StrictClient): QueryDescription<AccountProfile> =>
  getQuery(client, [accountKey, "profile"], "account");

/** The customer's sessions, the latest first. */
export const sessionsQuery = (client: StrictClient): QueryDescription<AccountSession[]> =>
  getQuery(client, [accountKey, "sessions"], "account/sessions");

type Acknowledgement = Promise<SafeAnswer<null>>;

/**
 * Requests an account. The answer is the same whether or not one already exists. The mailed link leads to
 * `callbackUrl`, a page of the site; so do the links of the calls below.
 */
export const register = (
  client: SafeClient,
  form: RegistrationForm,
  callbackUrl: string | null = null,
): Acknowledgement => client.post("account/register", form, { query: { callbackUrl } });

/** Follows the link that confirms the e-mail address, with the account's password. */
export const verifyEmail = (client: SafeClient, token: string, password: string): Acknowledgement =>
  client.post("account/verify-email", { token, password });

/** Checks whether that link is still valid, without using it up. Fails with status 404 where it is not. */
export const checkVerification = (client: SafeClient, token: string): Acknowledgement =>
  client.post("account/verify-email/check", { token });

/** Requests that link again. */
export const sendVerification = (
  client: SafeClient,
  email: string,
  callbackUrl: string | null = null,
): Acknowledgement => client.post("account/verification", { email }, { query: { callbackUrl } });

/** Requests a link to set a new password. */
export const sendPasswordReset = (
  client: SafeClient,
  email: string,
  callbackUrl: string | null = null,
): Acknowledgement => client.post("account/forgotten-password", { email }, { query: { callbackUrl } });

/** Checks whether that link is still valid, without using it up. Fails with status 404 where it is not. */
export const checkPasswordReset = (client: SafeClient, token: string): Acknowledgement =>
  client.post("account/reset-password/check", { token });

/** Sets a new password with that link; all sessions end. */
export const resetPassword = (client: SafeClient, token: string, password: string): Acknowledgement =>
  client.post("account/reset-password", { token, password });

/** Changes the profile. */
export const saveProfile = (client: SafeClient, form: ProfileForm): Promise<SafeAnswer<AccountProfile>> =>
  client.put("account", form);

/** Accepts the privacy notice, for customers who signed in through a provider; idempotent. */
export const acceptPrivacyNotice = (client: SafeClient): Promise<SafeAnswer<AccountProfile>> =>
  client.post("account/consent", { privacy_consent: true });

/** Changes the password; the other sessions end. */
export const changePassword = (client: SafeClient, current: string, next: string): Acknowledgement =>
  client.put("account/password", { current, next });

/** Requests another e-mail address; it takes effect when the link sent to it is followed. */
export const changeEmail = (client: SafeClient, email: string, password: string): Acknowledgement =>
  client.put("account/email", { email, password });

/** Follows the link sent to the new address, signed in to the same account. */
export const confirmEmail = (client: SafeClient, token: string): Acknowledgement =>
  client.post("account/email/confirm", { token });

/** All stored data of the customer, as KVKK and GDPR require. */
export const exportAccount = (client: SafeClient): Promise<SafeAnswer<AccountExport>> =>
  client.get("account/export");

/** Erases the account. Without a password a link is mailed instead, and the answer's status is 202. */
export const deleteAccount = (client: SafeClient, password?: string): Acknowledgement =>
  client.delete("account", password === undefined ? {} : { password });

/** Follows the link that confirms the erasure. */
export const confirmDeletion = (client: SafeClient, token: string): Acknowledgement =>
  client.post("account/deletion/confirm", { token });

/** Signs another device out. */
export const endAccountSession = (client: SafeClient, id: string): Acknowledgement =>
  client.delete(`account/sessions/${id}`);

/** Whether sign-in requires an app code, and the app's data during set-up. */
export const secondFactorQuery = (client: StrictClient): QueryDescription<SecondFactor> =>
  getQuery(client, [accountKey, "second-factor"], "account/second-factor");

/** Starts the set-up of an app; confirmed by the password where there is one. */
export const beginSecondFactor = (client: SafeClient, password?: string): Promise<SafeAnswer<SecondFactor>> =>
  client.post("account/second-factor", password === undefined ? {} : { password });

type Codes = Promise<SafeAnswer<{ recovery_codes: string[] }>>;

/** Turns the second factor on with a first app code; returns the recovery codes, only this once. */
export const confirmSecondFactor = (client: SafeClient, code: string): Codes =>
  client.post("account/second-factor/confirm", { code });

/** Replaces the recovery codes; returns the new ones, only this once. */
export const renewRecoveryCodes = (client: SafeClient, code: string): Codes =>
  client.post("account/second-factor/recovery-codes", { code });

/** Turns the second factor off; confirmed by a code. */
export const removeSecondFactor = (client: SafeClient, code: string): Acknowledgement =>
  client.delete("account/second-factor", { code });
