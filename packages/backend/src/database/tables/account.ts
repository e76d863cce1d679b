import type { Generated } from "kysely";
import type { Flag } from "./store.ts";

/** People who may sign in, their credentials, and their actions. */
export interface AccountTables {
  customers: CustomersTable;
  oauth_accounts: OauthAccountsTable;
  sessions: SessionsTable;
  single_use_tokens: SingleUseTokensTable;
  sign_in_attempts: SignInAttemptsTable;
  sign_in_delays: SignInDelaysTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  audit_log: AuditLogTable;
  secrets: SecretsTable;
}

/** What a person may do: customers manage their own data, staff moderate those of all customers. */
export type Role = "customer" | "staff";

export interface CustomersTable {
  id: Generated<number>;
  /** As it was typed; used for display and mail. */
  email: string;
  /** The email in lower case, used to find the account; unique. */
  email_key: string;
  name: string;
  surname: string;
  /** Dial code plus digits, such as `+905321234567`. */
  phone: string | null;
  /** Argon2id in PHC form; null for people who sign in only through a provider. */
  password_hash: string | null;
  role: Role;
  /** ISO 8601; null until the link in the mail was followed. */
  email_verified_at: string | null;
  /** Language of mails to this person. */
  language_code: string;
  company_name: string | null;
  /** Tax number of a company (10 digits) or ID number of a person (11 digits). */
  vkn: string | null;
  tax_office: string | null;
  /** Where the company is registered, ISO 3166-1 alpha-2. */
  country_code: string | null;
  /** The group whose price list applies to this person; null for the general one. */
  customer_group: string | null;
  /** When the privacy notice was accepted. */
  consented_at: string | null;
  /** 0 blocks the account. */
  is_active: Flag;
  created_at: string;
  updated_at: string;
}

export interface OauthAccountsTable {
  provider: string;
  provider_account_id: string;
  customer_id: number;
  created_at: string;
}

export interface SessionsTable {
  /** SHA-256 of the session's secret id, hex, so that a copy of the table opens no session. */
  digest: string;
  customer_id: number;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface SingleUseTokensTable {
  /** SHA-256 of the token in the link, hex. */
  digest: string;
  purpose:
    | "verify_email"
    | "reset_password"
    | "change_email"
    | "delete_account"
    | "email_sign_in"
    | "second_factor";
  customer_id: number | null;
  /** The email address that the token was sent to. */
  email: string;
  created_at: string;
  expires_at: string;
}

/** Failed sign-ins per account and network address; both are stored as keyed digests. */
export interface SignInAttemptsTable {
  account_digest: string;
  address_digest: string;
  failures: number;
  locked_until: string | null;
  updated_at: string;
  /** Last successful sign-in to this account from that address; null for never. */
  succeeded_at: Generated<string | null>;
}

/** Failed sign-ins to an account from anywhere; the account is a keyed digest. */
export interface SignInDelaysTable {
  account_digest: string;
  failures: number;
  /** Until then, passwords are not checked for clients where no one has signed in before. */
  closed_until: string;
  /** When the owner was last notified by mail. */
  notified_at: string | null;
  updated_at: string;
}

/** The authenticator app of an account. */
export interface SecondFactorsTable {
  customer_id: number;
  /** Encrypted; see `second-factor/codes.ts`. */
  secret: string;
  /** The 30-second step of the last accepted code: no code is accepted twice. */
  last_step: number;
  /** Null until a first code has proved that the app has the secret. */
  confirmed_at: string | null;
  created_at: string;
}

/** Codes that each sign in once, without the app. */
export interface RecoveryCodesTable {
  /** SHA-256 of the code, hex. */
  digest: string;
  customer_id: number;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  /** The actor; null if unknown, such as in a failed sign-in. */
  customer_id: number | null;
  /** Such as `sign_in`, `sign_in_failed`, `comment.approve`. */
  action: string;
  /** The object of the action, such as `comment/12`; never personal data. */
  subject: string | null;
  request_id: string | null;
  /** Network address of the request; deleted long before the entry. */
  client_address: string | null;
}

/** On PostgreSQL only: secrets that processes without configured ones must share. */
export interface SecretsTable {
  /** `auth`. */
  name: string;
  value: string;
  created_at: string;
}
