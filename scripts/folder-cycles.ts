import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Folders below `root` that import each other in a circle, each with the imports that close it; empty where there are
 * none. Types count too: a reader of one of the folders has to read them all.
 */
export function folderCycles(root: string): string[][] {
  const edges = new Map<string, Map<string, string>>();
  for (const file of globSync("**/*.{ts,tsx}", { cwd: root })) {
    const folder = dirname(file);
    const source = readFileSync(join(root, file), "utf8");
    for (const [, from = ""] of source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const imported = relative(root, join(root, folder, from));
      const other = dirname(imported);
      if (other === folder || imported.startsWith("..")) continue;
      const known = edges.get(folder) ?? new Map<string, string>();
      edges.set(folder, known.set(other, known.get(other) ?? `${file} imports ${imported}`));
    }
  }
  return circles(edges).map((circle) =>
    circle.flatMap((folder) =>
      [...(edges.get(folder) ?? [])].flatMap(([other, why]) => (circle.includes(other) ? [why] : [])),
    ),
  );
}

/** Folders that can be reached from each other: two that reach the same folders and lie among them. */
function circles(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): string[][] {
  const reachedFrom = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const other of edges.get(folder)?.keys() ?? [])
        if (!reached.has(other)) {
          reached.add(other);
          open.push(other);
        }
    return reached;
  };
  const reach = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder)]));
  const found = new Map<string, string[]>();
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(folder)).sort();
    found.set(circle.join(), circle);
  }
  return [...found.values()];
}
