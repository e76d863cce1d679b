import { createHmac } from "node:crypto";
import { digestOf } from "../account/index.ts";

/**
 * What the links carry that end the notices of an address: signed, worth nothing for anything else, and without the
 * address itself. It stays the same, so that an old mail ends what was asked for later too.
 */
export const endTokenOf = (secret: string, emailKey: string): string =>
  createHmac("sha256", secret).update(`end of stock notices\n${emailKey}`).digest("base64url");

/** The stored form: readers of the table cannot follow the links. */
export const endDigestOf = (token: string): string => digestOf(token);
