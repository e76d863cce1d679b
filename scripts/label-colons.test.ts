import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const roots = ["packages/ui/src", "sites/web/app"];
const tests = ["**/*.{fixtures,stories,test}.tsx"];

test("no component puts a colon between two texts without asking withColon, which knows French", () => {
  const found = roots.flatMap((root) =>
    globSync(`${root}/**/*.tsx`, { exclude: tests }).flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(/.*\}: (?:\$\{|<\/).*/g),
        ([line]) => `${file}: ${line.trim()}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
