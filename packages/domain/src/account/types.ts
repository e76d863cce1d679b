import type { Locale } from "../locales/index.ts";

/** A person's own profile. */
export interface AccountProfile {
  id: number;
  email: string;
  /** ISO 8601; null until the link in the mail was followed. */
  email_verified_at: string | null;
  name: string;
  surname: string;
  /** Dial code plus digits. */
  phone: string | null;
  /** Language of mails to this person. */
  language: Locale;
  company_name: string | null;
  vkn: string | null;
  tax_office: string | null;
  /** Where the company is registered, ISO 3166-1 alpha-2. */
  country: string | null;
  /** False for people who only come through a provider. */
  has_password: boolean;
  /** When the privacy notice was accepted, ISO 8601; null for people who came through a provider and have not been asked. */
  consented_at: string | null;
  /** ISO 8601. */
  created_at: string;
}

/** One place where a person is signed in. Instants are ISO 8601. */
export interface AccountSession {
  id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** Whether it is the one that asks. */
  is_current: boolean;
}

/** The second factor of a sign-in: codes of an authenticator app. */
export interface SecondFactor {
  is_on: boolean;
  /** How many recovery codes have not been used. */
  recovery_codes_left: number;
  /** What the app needs, between the beginning of the setup and its first code; else null. */
  setup: {
    /** Base32, for typing it in. */
    secret: string;
    /** `otpauth:` address, for a QR code. */
    uri: string;
  } | null;
}

/** Everything that is held of a person, by subject. */
export interface AccountExport {
  /** ISO 8601. */
  exported_at: string;
  [subject: string]: unknown;
}
