import { createHash, randomInt, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { fold } from "@preforma/domain/text";

/** Validity of a code, seconds; every authenticator app supports it (RFC 6238). */
const period = 30;
/** Number of recovery codes in a set. */
export const recoveryCodeCount = 10;
/** Crockford's digits, which cannot be confused with one another. */
const recoveryDigits = "0123456789abcdefghjkmnpqrstvwxyz";
/** 120 random bits: from 112 on, a plain digest may be stored (OWASP ASVS 5.0, 6.5.2). */
const recoveryLength = 24;

const totp = (secret: string, label = "", issuer = ""): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period });

/** A new secret of 160 bits, in the base32 form that apps accept. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI that an authenticator app reads from a QR code. */
export const setupUri = (secret: string, label: string, issuer: string): string =>
  totp(secret, label, issuer).toString();

/** The 30-second step that a code matches: the current, the previous or the next one; null if it is wrong. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!isAppCode(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}

/** Whether it has the form of an app's code; recovery codes are longer. */
export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code);

/** The code of the app at that time. */
export const codeAt = (secret: string, now: number): string => totp(secret).generate({ timestamp: now });

/** Normalises a typed code: lower case, ASCII digits, no spaces or hyphens. */
export const readCode = (given: string): string => fold(given.slice(0, 64)).replaceAll(/[\s-]/g, "");

/** New recovery codes, each of 120 random bits, in groups of four. */
export function newRecoveryCodes(): string[] {
  const digit = (): string => recoveryDigits[randomInt(recoveryDigits.length)] ?? "0";
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: recoveryLength / 4 }, () => Array.from({ length: 4 }, digit).join("")).join("-"),
  );
}

/** The stored form of a recovery code. */
export const recoveryDigest = (code: string): string =>
  createHash("sha256")
    .update(`recovery ${readCode(code)}`)
    .digest("hex");

const keyOf = (authSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", authSecret, "", "second factor", 32));
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with a key derived from the installation's secret: a copy of the database alone reveals nothing. */
export function seal(authSecret: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(authSecret), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Decrypts the result of {@link seal}; null if it was made with another secret, or tampered with. */
export function unseal(authSecret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(authSecret), bytes.subarray(0, ivLength));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
      "utf8",
    );
  } catch {
    return null;
  }
}
