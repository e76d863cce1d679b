import { perLocale } from "../locales/index.ts";
import type { Texts } from "../validation/index.ts";
import messages from "./password-messages.json" with { type: "json" };

/** Fewest characters of a password. */
export const shortestPassword = 10;
/** Most characters of a password; hashing must not be made expensive by a megabyte of them. */
export const longestPassword = 128;

/** What can be wrong with a password that is to be set. */
export type PasswordFault = "tooShort" | "tooLong" | "tooCommon" | "isEmail";

const told = (texts: Texts): Texts =>
  perLocale((locale) =>
    texts[locale]
      .replace("{shortest}", String(shortestPassword))
      .replace("{longest}", String(longestPassword)),
  );

/** The message for a password that is not accepted. */
export const passwordMessages: Readonly<Record<PasswordFault, Texts>> = {
  tooShort: told(messages.tooShort),
  tooLong: told(messages.tooLong),
  tooCommon: messages.tooCommon,
  isEmail: messages.isEmail,
};

/** Keys that lie side by side and the alphabets; a password that only runs along one is a guess away. */
const runs = ["01234567890123456789", "qwertyuiopasdfghjklzxcvbnm", "abcdefghijklmnopqrstuvwxyz"].flatMap(
  (run) => [run, Array.from(run).toReversed().join("")],
);

/** Whether it only runs or repeats. The list of common passwords is on the server, which has the last word. */
function isPattern(password: string): boolean {
  const text = password.toLowerCase();
  if (runs.some((run) => run.includes(text))) return true;
  // "aaaaaaaaaa", "abababababab": fewer than four different characters, however many there are.
  if (new Set(text).size < 4) return true;
  // "istanbulistanbul": one short word again and again.
  return /^(.{1,6})\1+$/su.test(text);
}

/**
 * What is wrong with a password that is to be set, or null. Code points of the composed form are counted,
 * so that a letter counts once however the keyboard writes it. The person's e-mail address, where known, is
 * refused, and so is the part before its `@`.
 */
export function passwordFault(password: string, email?: string): PasswordFault | null {
  // Longer than any 128 characters can be: not worth a walk over all of it.
  if (password.length > longestPassword * 8) return "tooLong";
  const text = password.normalize("NFKC");
  const length = Array.from(text).length;
  if (length < shortestPassword) return "tooShort";
  if (length > longestPassword) return "tooLong";
  if (email !== undefined && isEmail(text, email)) return "isEmail";
  return isPattern(text) ? "tooCommon" : null;
}

function isEmail(password: string, email: string): boolean {
  const one = password.trim().toLowerCase();
  const other = email.trim().toLowerCase();
  return one === other || one === other.split("@", 1)[0];
}
