import type { Sources } from "./tokens-used.ts";

/** The text from an opening bracket to the one that closes it, both included. */
function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at] ?? "";
    if ("{[(".includes(sign)) depth += 1;
    if ("}])".includes(sign)) depth -= 1;
    if (depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");

/** The keys of an object that is written out in a style sheet: `styleVariants({ small: …, large: … })`. */
function keysOf(sheet: string, name: string): readonly string[] {
  const source = withoutComments(sheet);
  const start = new RegExp(`^export const ${name} = styleVariants\\(\\{`, "m").exec(source);
  if (start === null) return [];
  const body = bracketed(source, start.index + start[0].length - 1).slice(1, -1);
  const keys: string[] = [];
  let depth = 0;
  for (const part of body.matchAll(/[{[(]|[}\])]|(?:^|[,{]|\n)\s*(?:"([\w-]+)"|(\w+)):|,/g)) {
    const [sign, quoted, plain] = part;
    const key = quoted ?? plain;
    if (key !== undefined && depth === 0) keys.push(key);
    else if (/^[{[(]$/.test(sign)) depth += 1;
    else if (/^[}\])]$/.test(sign)) depth -= 1;
  }
  return keys;
}

interface Member {
  readonly comment: string;
  readonly optional: boolean;
  readonly type: string;
}

/** A member of an interface, or of one that it extends, by the name of the interface. */
function memberOf(sources: Sources, owner: string, name: string): Member | undefined {
  for (const source of sources.values()) {
    const start = new RegExp(`^export interface ${owner}(?: extends ([\\w, ]+))? \\{`, "m").exec(source);
    if (start === null) continue;
    const body = bracketed(source, start.index + start[0].length - 1);
    const found = new RegExp(
      `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)?\\s*(?:readonly )?\\b${name}(\\?)?: ((?:[^;{]|\\{[^}]*\\})+);`,
    ).exec(body);
    if (found !== null) {
      const [, comment = "", optional, type = ""] = found;
      return { comment, optional: optional !== undefined, type };
    }
    for (const parent of (start[1] ?? "").split(",").filter(Boolean)) {
      const inherited = memberOf(sources, parent.trim(), name);
      if (inherited !== undefined) return inherited;
    }
  }
  return undefined;
}

/** `Pick<DialogProps, "size">` as what it picks, on one line so that no line moves. */
function spellOutPick(sources: Sources, whole: string, owner: string, names: string): string {
  const members = [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => {
    const member = memberOf(sources, owner, name);
    return member && `${member.comment} ${name}${member.optional ? "?" : ""}: ${member.type};`;
  });
  return members.includes(undefined)
    ? whole
    : `{ ${members.join(" ").replaceAll(/\s*\n\s*(?:\*(?!\/) ?)?/g, " ")} }`;
}

/**
 * Spells out two kinds of type that the reader of prop types does not follow, so that tables name each value and
 * controls offer it: the keys of a style sheet's variants, and what is picked from another component's props.
 *
 * @param path The file, from `packages/ui/src`.
 */
export function spellOutTypes(sources: Sources, path: string, code: string): string {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const variants = (text: string) => {
    const imported = /import \* as css from "(\.[^"]+)"/.exec(code)?.[1];
    const places = [
      ...(imported === undefined ? [] : [new URL(imported, `file:///${path}`).pathname.slice(1)]),
      // What was picked comes from another file of the folder, or of another one.
      ...[...sources.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".css.ts")),
    ];
    return text.replaceAll(/keyof typeof css\.(\w+)/g, (whole, name: string) => {
      const keys = places
        .map((place) => keysOf(sources.get(place) ?? "", name))
        .find(({ length }) => length > 0);
      return keys === undefined ? whole : keys.map((key) => `"${key}"`).join(" | ");
    });
  };
  return variants(
    // An interface can extend a name, but no type that is written out.
    code.replaceAll(
      /(?<!\bextends\s[^{]*)\bPick<\s*(\w+),\s*((?:\|?\s*"\w+"\s*)+)>/g,
      (whole, owner: string, names: string) => spellOutPick(sources, whole, owner, names),
    ),
  );
}
