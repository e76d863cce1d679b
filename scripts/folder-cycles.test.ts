import { mkdirSync, mkdtempSync, rmSync, writeFileSync, globSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";

/**
 * Folders below `root` that import each other in a cycle, each with the imports that close it; empty where there are
 * none. Types count too: a reader of one of the folders has to read them all.
 */
function folderCycles(root: string): string[][] {
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

/** Strongly connected folders: two that reach the same set of folders and are both in it. */
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

const example = mkdtempSync(join(tmpdir(), "folder-cycles-"));
afterAll(() => rmSync(example, { recursive: true }));

/** Writes modules with their imports. */
function write(modules: Readonly<Record<string, string>>): string {
  for (const [file, code] of Object.entries(modules)) {
    mkdirSync(join(example, dirname(file)), { recursive: true });
    writeFileSync(join(example, file), code);
  }
  return example;
}

test("a circle is found whatever kind of import closes it, and no folder beside it", () => {
  const root = write({
    "shop/cart.ts": 'import { price } from "../catalogue/price.ts";\n',
    "catalogue/price.ts": 'export const load = () => import("../account/owner.ts");\n',
    "account/owner.ts": 'import type { Cart } from "../shop/cart.ts";\n',
    "home/page.ts": 'export { price } from "../catalogue/price.ts";\n',
  });
  expect(folderCycles(root)).toEqual([
    [
      "account/owner.ts imports shop/cart.ts",
      "catalogue/price.ts imports account/owner.ts",
      "shop/cart.ts imports catalogue/price.ts",
    ],
  ]);
});

test.each(["sites/web/app", "sites/web/server", "sites/web/e2e"])(
  "no folders of %s import each other in a circle",
  (folder) => {
    expect(folderCycles(folder)).toEqual([]);
  },
);
