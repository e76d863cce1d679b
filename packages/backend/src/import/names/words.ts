import { fold } from "@preforma/domain/text";

/**
 * A name in the form that the readers expect: folded, with single spaces. `cutAt` is the length at which the list's own
 * system truncates names, so that a last word that ends there may be incomplete.
 */
export interface ListedName {
  text: string;
  isCut: boolean;
}

/** Prepares a name for reading. A name one letter shorter than the limit may have lost a trailing space. */
export function listedName(name: string, cutAt: number | null): ListedName {
  return {
    text: fold(name).replaceAll(/\s+/g, " ").trim(),
    isCut: cutAt !== null && name.trim().length >= cutAt - 1,
  };
}

/**
 * The length at which a list's names are truncated, or null. A list without a limit has few names of its max length;
 * one with a limit has many.
 */
export function cutLength(names: readonly string[]): number | null {
  let longest = 0;
  for (const name of names) longest = Math.max(longest, name.trim().length);
  const atLimit = names.filter((name) => name.trim().length === longest).length;
  return longest >= 20 && atLimit >= 5 && atLimit >= names.length / 20 ? longest : null;
}

/** A pattern that matches any of the words or phrases as whole words, longest first. */
export function anyOf(words: Iterable<string>): RegExp {
  const alternatives = [...new Set([...words].map((word) => fold(word).trim()).filter(Boolean))]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(/[\s-]/g, "[\\s-]?"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
