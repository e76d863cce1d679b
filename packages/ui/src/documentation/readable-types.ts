import { apart, chosenOf, elementsOf, namesPattern, wholeOf, type Member } from "./declared-members.ts";
import type { Sources } from "./tokens-used.ts";
import { keysSpelled } from "./variant-keys.ts";

/** Members as code on one line. */
const written = (members: ReadonlyMap<string, Member>): string =>
  [...members]
    .map(([name, { comment, optional, type }]) => {
      const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
      return `${comment} ${key}${optional ? "?" : ""}: ${type};`;
    })
    .join(" ")
    .replaceAll(/\s*\n\s*(?:\*(?!\/) ?)?/g, " ");

/** `interface A extends Pick<B, "x">, C {` as `interface A extends C { x: string;`, with no line more or less. */
function spellOutHeritage(sources: Sources, code: string): string {
  return code.replaceAll(/(\binterface \w+)\s+extends\s([^{]*)\{/g, (whole, head: string, clause: string) => {
    const parts = apart(clause, ",").map((part) => ({ part, members: chosenOf(sources, part) }));
    // Of an element it is told which one, not what is left of it.
    const kept = parts.flatMap(({ part, members }) => {
      if (members === undefined) return [wholeOf(part)];
      return part.startsWith("Omit") ? elementsOf(sources, wholeOf(part)) : [];
    });
    const own = parts.flatMap(({ members }) => (members === undefined ? [] : [written(members)]));
    const spelled = `${head}${kept.length > 0 ? ` extends ${kept.join(", ")}` : ""} { ${own.join(" ")}`;
    const lines = (text: string) => text.split("\n").length;
    return `${spelled}${"\n".repeat(Math.max(0, lines(whole) - lines(spelled)))}`;
  });
}

/**
 * Spells out what the reader of prop types does not follow, so that tables name each value and controls offer it: the
 * keys of a style sheet's variants, what is taken of another component's props, and lists that are only read.
 *
 * @param path The file, from `packages/ui/src`.
 */
export function spellOutTypes(sources: Sources, path: string, code: string): string {
  // An interface can extend a name, but no type that is written out.
  const spelled = spellOutHeritage(sources, code).replaceAll(
    new RegExp(`(?<!\\bextends\\s[^{]*)\\b(?:Pick|Omit)<\\s*\\w+,\\s*(?:${namesPattern.source})+>`, "g"),
    (whole) => {
      const members = chosenOf(sources, whole);
      return members === undefined ? whole : `{ ${written(members)} }`;
    },
  );
  // Before the name of a member the word is no part of its type.
  const lists = spelled.replaceAll(/(?<=[:|<(=,]\s*)readonly (?!\w+\??:)/g, "");
  return keysSpelled(sources, path, lists, code);
}
