/** Source files by their path from `packages/ui/src`: `alert/alert.css.ts`. */
export type Sources = ReadonlyMap<string, string>;

const importLine = /^import (?:type )?(\{[^}]*\}|\* as \w+) from "(\.[^"]+)";/gm;

/** The file that an import from another one means, as a path from `packages/ui/src`. */
function resolve(from: string, specifier: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** The text of one exported thing, or of the whole file where it cannot be told apart. */
function partOf(source: string, name: string): string {
  const start = source.search(new RegExp(`^(?:export )?(?:const|function) ${name}\\b`, "m"));
  if (start === -1) return source;
  const rest = source.slice(start);
  const end = rest.slice(1).search(/^(?:export |const |function |\/\*\*)/m);
  return end === -1 ? rest : rest.slice(0, end + 1);
}

/** The names inside the braces of an import, as the other file knows them. */
function importedNames(clause: string): readonly string[] {
  return clause
    .slice(1, -1)
    .split(",")
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, "")
          .split(" as ")[0] ?? "",
    )
    .filter(Boolean);
}

function read(sources: Sources, path: string, text: string, found: Set<string>, seen: Set<string>): void {
  for (const [, token] of text.matchAll(/\bvars\.([a-zA-Z0-9]+(?:\.[a-zA-Z0-9]+)+)/g)) {
    if (token !== undefined) found.add(token);
  }
  for (const [, clause = "", specifier = ""] of (sources.get(path) ?? "").matchAll(importLine)) {
    const other = resolve(path, specifier);
    const source = sources.get(other);
    if (source === undefined || other === "theme/contract.css.ts" || !clause.startsWith("{")) continue;
    for (const name of importedNames(clause)) {
      const key = `${other} ${name}`;
      if (seen.has(key) || !new RegExp(`\\b${name}\\b`).test(text.replaceAll(importLine, ""))) continue;
      seen.add(key);
      read(sources, other, partOf(source, name), found, seen);
    }
  }
}

/**
 * The design tokens that the styles of a component stand on, as paths in `vars`: `color.text.muted`. Reads the
 * component's `*.css.ts` and what these take from other style sheets and from the theme's fragments.
 */
export function tokensUsed(sources: Sources, component: string): readonly string[] {
  const found = new Set<string>();
  for (const [path, text] of sources) {
    if (path.startsWith(`${component}/`) && path.endsWith(".css.ts"))
      read(sources, path, text, found, new Set());
  }
  return [...found].sort();
}
