import { fold } from "@preforma/domain/text";

/**
 * A name as the readers take it: folded, each run of white space one space. `cutAt` is the length at which
 * the list's own system cuts names off, so that a last word of that length may be the beginning of one.
 */
export interface ListedName {
  text: string;
  isCut: boolean;
}

/** Prepares a name for reading. One letter less than the limit may have been a space, cut off with the rest. */
export function listedName(name: string, cutAt: number | null): ListedName {
  return {
    text: fold(name).replaceAll(/\s+/g, " ").trim(),
    isCut: cutAt !== null && name.trim().length >= cutAt - 1,
  };
}

/**
 * The length at which a list's names are cut off, or null. A list without a limit has few names of its
 * greatest length; one with a limit has many.
 */
export function cutLength(names: readonly string[]): number | null {
  let longest = 0;
  for (const name of names) longest = Math.max(longest, name.trim().length);
  const atLimit = names.filter((name) => name.trim().length === longest).length;
  return longest >= 20 && atLimit >= 5 && atLimit >= names.length / 20 ? longest : null;
}

/** A pattern that finds any of the words or phrases as whole words, the longest first. */
export function anyOf(words: Iterable<string>): RegExp {
  const alternatives = [...new Set([...words].map((word) => fold(word).trim()).filter(Boolean))]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(/[\s-]/g, "[\\s-]?"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "u");
}
