import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderCycles } from "./folder-cycles.ts";

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
