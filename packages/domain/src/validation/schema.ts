import { z } from "./zod.ts";

/**
 * One line of required text: trimmed, without control characters, at most `max` characters. Control characters would
 * break mail headers and logs.
 */
export function requiredLine(max: number) {
  return z.string().transform(oneLine).pipe(z.string().min(1).max(max));
}

/** One line of optional text; an empty one counts as omitted. */
export function optionalLine(max: number) {
  return optional(oneLine, max);
}

/**
 * Several lines of required text; line ends are `
 * `.
 */
export function requiredText(max: number) {
  return z.string().transform(manyLines).pipe(z.string().min(1).max(max));
}

/** Several lines of optional text; an empty one counts as omitted. */
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

/** An e-mail address as written, at most 254 characters (RFC 5321). */
export const emailSchema = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().min(1).max(254))
  .pipe(z.email());

/** A text without visible characters is empty, even if it contains spaces, joiners and direction marks. */
const unlessUnseen = (text: string): string => (/[^\s\p{Cf}]/u.test(text) ? text : "");

const oneLine = (text: string): string => unlessUnseen(text.replace(/\p{Cc}+/gu, " ").trim());
const manyLines = (text: string): string =>
  unlessUnseen(
    text
      .replace(/\r\n?/g, "\n")
      // All control characters except line ends and tabs.
      .replace(/[^\P{Cc}\n\t]+/gu, "")
      .trim(),
  );
