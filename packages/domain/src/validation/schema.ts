import { z } from "./zod.ts";

/**
 * One line of text that must be there: trimmed, without control characters, at most so many characters.
 * Control characters would break mail headers and logs.
 */
export function requiredLine(max: number) {
  return z.string().transform(oneLine).pipe(z.string().min(1).max(max));
}

/** One line of text that may be left out; an empty one counts as left out. */
export function optionalLine(max: number) {
  return optional(oneLine, max);
}

/** Text of several lines that must be there; line ends are `\n`. */
export function requiredText(max: number) {
  return z.string().transform(manyLines).pipe(z.string().min(1).max(max));
}

/** Text of several lines that may be left out; an empty one counts as left out. */
export function optionalText(max: number) {
  return optional(manyLines, max);
}

function optional(clean: (text: string) => string, max: number) {
  return z
    .string()
    .transform(clean)
    .pipe(z.string().max(max))
    .transform((text) => (text === "" ? null : text))
    .nullish()
    .transform((text) => text ?? null);
}

/** An e-mail address as it was written, at most 254 characters (RFC 5321). */
export const emailSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().min(1).max(254))
  .pipe(z.email());

/** A text without visible characters is empty, even with spaces, joiners and direction marks in it. */
const unlessUnseen = (text: string): string => (/[^\s\p{Cf}]/u.test(text) ? text : "");

const oneLine = (text: string): string => unlessUnseen(text.replace(/\p{Cc}+/gu, " ").trim());
const manyLines = (text: string): string =>
  unlessUnseen(
    text
      .replace(/\r\n?/g, "\n")
      // Everything but line ends and tabs.
      .replace(/[^\P{Cc}\n\t]+/gu, "")
      .trim(),
  );
