import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const keyOf = (authSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", authSecret, "", "second factor", 32));
const ivLength = 12;
const tagLength = 16;

/** Encrypts a text with a key made of the installation's secret: a copy of the database alone tells nothing. */
export function seal(authSecret: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", keyOf(authSecret), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** Opens what {@link seal} made; null where it was made with another secret, or changed. */
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
