import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

const isStyle = (file: string) => file.endsWith(".css.ts");
const folderOf = (file: string) => posix.dirname(file);

/**
 * The height of each file's styles, by the file's name without `.css.ts`: 0 if they build on no others, else one more
 * than the highest of the styles below them. A component's own rules thus win over those of the parts it is made of.
 *
 * @param folder The folder of the library's sources.
 * @throws Error if two components use each other, so that neither can win over the other.
 */
export function styleHeights(folder: string): Readonly<Record<string, number>> {
  const modules = readModules(folder);
  const lower = stylesBelow(modules);
  const heights = new Map<string, number>();
  const measure = (file: string, over: readonly string[]): number => {
    const known = heights.get(file);
    if (known !== undefined) return known;
    if (over.includes(file))
      throw new Error(`Styles that build on one another: ${[...over, file].join(" > ")}`);
    const below = [...(lower.get(file) ?? [])].map((other) => measure(other, [...over, file]));
    const height = Math.max(-1, ...below) + 1;
    heights.set(file, height);
    return height;
  };
  return Object.fromEntries(
    [...lower.keys()].sort().map((file) => [file.replace(/\.css\.ts$/, ""), measure(file, [])]),
  );
}

/** The other source files that each one imports, without imports of types and dynamic imports. */
function readModules(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    // The theme is below every component, in a separate layer.
    .filter((file) => !/\.(?:stories|live|test|d)\.tsx?$/.test(file) && !file.startsWith("theme/"));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { staticImports, staticExports } = parseSync(
        file,
        readFileSync(join(folder, file), "utf8"),
      ).module;
      const named = [
        ...staticImports
          .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
          .map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports
          .flatMap(({ entries }) => entries)
          .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
      ];
      const imported = named
        .map((name) => posix.join(folderOf(file), name))
        .filter((other) => known.has(other));
      return [file, [...new Set(imported)]];
    }),
  );
}

/** The styles that are below each file's styles. */
function stylesBelow(modules: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, Set<string>> {
  const reached = (start: string): string[] => {
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      modules.get(file)?.forEach(visit);
    };
    visit(start);
    return [...seen].filter(isStyle);
  };
  const lower = new Map<string, Set<string>>();
  for (const [file, imports] of modules) {
    // Styles are above those that they are composed of; a component's own are above all others that it imports.
    const own = isStyle(file)
      ? [file]
      : imports.filter((other) => isStyle(other) && folderOf(other) === folderOf(file));
    const under = imports.filter((other) => !own.includes(other)).flatMap(reached);
    for (const style of own) {
      const below = lower.get(style) ?? new Set();
      lower.set(style, below);
      for (const other of under) if (!own.includes(other)) below.add(other);
    }
  }
  return lower;
}
