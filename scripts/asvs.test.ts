import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";

/** Number of requirements in each chapter of ASVS 5.0 at levels 1 and 2. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const verdicts = new Set(["yes", "partly", "no", "operator", "not used"]);
const folders: Readonly<Record<string, string>> = {
  B: "packages/backend/src",
  D: "packages/domain/src",
  W: "sites/web",
};

const page = readFileSync(join(root, "docs/asvs.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, number = "", , verdict = "", how = ""]) => ({ number, verdict, how }));

test("every requirement has one row, a verdict, and what shows it", () => {
  const chapters = counts.map((_, index) =>
    rows.filter(({ number }) => number.startsWith(`${index + 1}.`)).map(({ number }) => number),
  );
  expect(chapters.map((numbers) => new Set(numbers).size)).toEqual(counts);
  expect(chapters.flat()).toHaveLength(rows.length);
  expect(rows.filter(({ verdict }) => !verdicts.has(verdict))).toEqual([]);
  // Without a test, a text has to explain why.
  expect(
    rows.filter(({ verdict, how }) => verdict !== "not used" && verdict !== "operator" && how === "–"),
  ).toEqual([]);
});

test("the numbers at its top are those of its rows", () => {
  const found = Object.fromEntries(
    [...page.matchAll(/^- \*\*([a-z ]+)\*\*: (\d+)\./gm)].map(([, verdict = "", count]) => [
      verdict,
      Number(count),
    ]),
  );
  const counted = [...verdicts].map((verdict) => [
    verdict,
    rows.filter((row) => row.verdict === verdict).length,
  ]);
  expect(found).toEqual(Object.fromEntries(counted));
});

test.each(["asvs.md", "threat-model.md"])("every file that docs/%s names is there", (name) => {
  const text = readFileSync(join(root, "docs", name), "utf8");
  const named = [...text.matchAll(/`([^`\s]+\/[^`\s]+)`/g)]
    .map(([, path = ""]) => path.replace(/^[BDW](?=\/)/, (letter) => folders[letter] ?? letter))
    .filter((path) => /^(?:packages|sites|scripts|deploy)\//.test(path));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
