import type { Sources } from "./tokens-used.ts";

/** The text from an opening bracket to the one that closes it, both included. */
export function bracketed(source: string, from: number): string {
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

/** `keyof typeof css.size` as the keys that a sheet of the file or of its folder gives it. */
export function keysSpelled(
  sources: Sources,
  path: string,
  code: string,
  head = sources.get(path) ?? "",
): string {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const imported = /import \* as css from "(\.[^"]+)"/.exec(head)?.[1];
  const places = [
    ...(imported === undefined ? [] : [new URL(imported, `file:///${path}`).pathname.slice(1)]),
    // A component may take its looks from a part of it.
    ...[...sources.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".css.ts")),
  ];
  return code.replaceAll(/keyof typeof css\.(\w+)/g, (whole, name: string) => {
    const keys = places
      .map((place) => keysOf(sources.get(place) ?? "", name))
      .find(({ length }) => length > 0);
    return keys === undefined ? whole : keys.map((key) => `"${key}"`).join(" | ");
  });
}
