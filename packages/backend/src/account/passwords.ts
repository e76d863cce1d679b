import { randomBytes } from "node:crypto";
import { hash, verify, type Options } from "@node-rs/argon2";

/**
 * Argon2id with 19 MiB, two passes, one lane: the least that OWASP's password storage guide recommends.
 * A hash carries its own parameters, so that raising them later leaves older ones valid.
 */
const parameters: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, outputLen: 32 };

/** A hash that no password fits; made once, with the same parameters as the real ones. */
let nobodys: Promise<string> | undefined;

/** One writing of a password: keyboards compose the same letter differently. */
const oneForm = (password: string): string => password.normalize("NFKC");

/** Hashes a password for storage, in PHC form (`$argon2id$v=19$...`). Takes some 10 ms off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), parameters);
}

/**
 * Whether a password is the one that was hashed. Without a hash (no account with that address, or a person without a
 * password) as much work is done and the answer is false, so that the time does not tell who exists.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (nobodys ??= hashPassword(randomBytes(32).toString("base64"))));
  const fits = await verify(against, oneForm(password)).catch(() => false);
  return passwordHash !== null && fits;
}
