import { randomBytes } from "node:crypto";
import { hash, verify, type Options } from "@node-rs/argon2";

/**
 * Argon2id with 19 MiB, two passes, one lane: the minimum in OWASP's password storage guide. A hash carries its own
 * parameters, so that raising them later leaves older hashes valid.
 */
const parameters: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, outputLen: 32 };

/** A hash that no password matches; created once, with the same parameters as real ones. */
let nobodys: Promise<string> | undefined;

/** Unicode-normalises a password: keyboards compose the same letter differently. */
const oneForm = (password: string): string => password.normalize("NFKC");

/** Hashes a password for storage, in PHC form (`$argon2id$v=19$...`). Takes some 10 ms off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), parameters);
}

/**
 * Whether a password matches a hash. Without a hash (no such account, or a person without a password) it does the same
 * work and returns false, so that response time does not reveal who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (nobodys ??= hashPassword(randomBytes(32).toString("base64"))));
  const fits = await verify(against, oneForm(password)).catch(() => false);
  return passwordHash !== null && fits;
}
