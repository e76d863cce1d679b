import type { Locale } from "../locales/index.ts";

/** A customer's own profile. */
export interface AccountProfile {
  id: number;
  email: string;
  /** ISO 8601; null until the link in the mail was followed. */
  email_verified_at: string | null;
  name: string;
  surname: string;
  /** Dial code plus digits. */
  phone: string | null;
  /** Language of mails to this customer. */
  language: Locale;
  company_name: string | null;
  vkn: string | null;
  tax_office: string | null;
  /** The company's country of registration, ISO 3166-1 alpha-2. */
  country: string | null;
  /** False for customers who only use a provider. */
  has_password: boolean;
  /** When the privacy notice was accepted, ISO 8601; null for customers of a provider who have not been asked yet. */
  consented_at: string | null;
  /** ISO 8601. */
  created_at: string;
}

/** One of the customer's sessions. Instants are ISO 8601. */
export interface AccountSession {
  id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** Whether it is the requesting one. */
  is_current: boolean;
}

/** The second factor of a sign-in: codes of an authenticator app. */
export interface SecondFactor {
  is_on: boolean;
  /** The number of unused recovery codes. */
  recovery_codes_left: number;
  /** The app's data, from the start of the set-up until its first code; else null. */
  setup: {
    /** Base32, for typing it in. */
    secret: string;
    /** `otpauth:` address, for a QR code. */
    uri: string;
  } | null;
}

/** All stored data of a customer, by subject. */
export interface AccountExport {
  /** ISO 8601. */
  exported_at: string;
  [subject: string]: unknown;
}
