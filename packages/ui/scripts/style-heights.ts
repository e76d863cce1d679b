import { posix } from "node:path";
import type { Rolldown } from "vite";

/** The chunk of a source of styles, `field/field.css.js`, and the sheet that is made of it. */
const isStyle = (file: string) => file.endsWith(".css.js");
const sheetOf = (file: string) => file.replace(/\.js$/, "");

/**
 * How high each sheet stands over the others: 0 for one that builds on none, else one more than the highest that the
 * modules using it bring along. A component's own rules thus stand over those of the parts that it is made of.
 *
 * A page links the sheets of several components, and a part that is in two of them is loaded twice; of two rules of
 * the same weight the later one wins, so a part loaded last would undo what a component made of it. Heights become
 * layers, and layers do not ask for the order of loading.
 *
 * @param sheetsOf The sheets that a chunk carries, by the name under which they are published.
 */
export function styleHeights(
  bundle: Rolldown.OutputBundle,
  sheetsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
): ReadonlyMap<string, number> {
  const chunkOf = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? chunk : undefined;
  };
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (file: string): ReadonlySet<string> => {
    const known = reached.get(file);
    const chunk = chunkOf(file);
    if (known !== undefined || chunk === undefined) return known ?? new Set();
    const found = new Set(sheetsOf(chunk));
    reached.set(file, found);
    for (const imported of chunk.imports) for (const sheet of reach(imported)) found.add(sheet);
    return found;
  };

  const lower = new Map<string, Set<string>>();
  const stack = (over: readonly string[], under: Iterable<string>) => {
    for (const sheet of over) {
      const below = lower.get(sheet) ?? new Set();
      lower.set(sheet, below);
      for (const other of under) if (!over.includes(other)) below.add(other);
    }
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    const imports = chunk.imports.filter((file) => chunkOf(file) !== undefined);
    const isOwn = (file: string) => isStyle(file) && posix.dirname(file) === posix.dirname(chunk.fileName);
    // Styles stand over those that they are composed of, a module's own over all else that it imports.
    const own = isStyle(chunk.fileName) ? [chunk.fileName] : imports.filter(isOwn);
    const others = imports.filter((file) => !own.includes(file));
    stack(
      own.map(sheetOf),
      others.flatMap((file) => [...reach(file)]),
    );
  }

  const heights = new Map<string, number>();
  const measure = (sheet: string): number => {
    const known = heights.get(sheet);
    if (known !== undefined) return known;
    // Two that build on one another: whichever is met first stands over the other.
    heights.set(sheet, 0);
    const height = Math.max(-1, ...[...(lower.get(sheet) ?? [])].map(measure)) + 1;
    heights.set(sheet, height);
    return height;
  };
  for (const sheet of [...lower.keys()].sort()) measure(sheet);
  return heights;
}
