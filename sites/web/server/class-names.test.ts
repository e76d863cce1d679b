import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { classNames } from "./class-names.ts";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A site with those files in its own folder and beside it. */
function siteWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "class-names-"));
  made.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, "site", file)), { recursive: true });
    writeFileSync(join(folder, "site", file), "");
  }
  return join(folder, "site");
}

const inSite = { folders: ["app", "../ui/src"], first: [], packages: { "@our/ui/": "../ui/src" } };
const home = "app/home/home.css.ts";
const alert = "../ui/src/alert/alert.css.ts";
const card = "../ui/src/card/card.css.ts";

test("a name is the file's letter and its number, the same however often and in whatever order it is asked for", () => {
  const site = siteWith(home, card, alert, "../ui/src/card/card.tsx");
  const ask = (name: ReturnType<typeof classNames>) => [
    name({ filePath: home, hash: "zzzzzzz0" }),
    name({ filePath: card, hash: "1abc0" }),
    name({ filePath: card, hash: "1abc1" }),
    name({ filePath: card, hash: "1abc10" }),
    name({ filePath: alert, hash: "9x90" }),
    // Read anew, as it is for the server and the browser.
    name({ filePath: card, hash: "1abc0" }),
  ];
  const expected = ["D0", "C0", "C1", "C10", "B0", "C0"];
  expect(ask(classNames(site, inSite))).toEqual(expected);
  const again = classNames(site, { ...inSite, folders: inSite.folders.toReversed() });
  again({ filePath: alert, hash: "9x90" });
  expect(ask(again)).toEqual(expected);
});

test("files that the first pages come to go before the others, in the order in which they are met", () => {
  const site = siteWith(home, card, alert);
  for (const [file, text] of Object.entries({
    "app/root.tsx":
      'import "./a.ts";\nimport {\n  Card,\n} from "@our/ui/card";\nvoid import("./aside.ts");\n',
    "app/a.ts": 'import * as css from "./home/home.css.ts";\n',
    "app/aside.ts": 'import "@our/ui/alert";\n',
    "../ui/src/card/index.ts": 'export { Card } from "./card.tsx";\n',
    "../ui/src/card/card.tsx": 'import { a } from "elsewhere";\nimport * as css from "./card.css.ts";\n',
  }))
    writeFileSync(join(site, file), text);
  const name = classNames(site, { ...inSite, first: ["app/root.tsx"] });
  expect(name({ filePath: home, hash: "2w0" })).toBe("B0");
  expect(name({ filePath: card, hash: "1abc0" })).toBe("C0");
  expect(name({ filePath: alert, hash: "9x90" })).toBe("D0");
  expect(() => classNames(site, { ...inSite, first: ["app/gone.tsx"] })).toThrow("app/gone.tsx");
});

test("two letters stand for a file where one no longer does, and no name is that of another", () => {
  const files = Array.from({ length: 60 }, (_, place) => `app/${String(place).padStart(2, "0")}.css.ts`);
  const name = classNames(siteWith(...files), inSite);
  const names = files.flatMap((filePath) =>
    ["0", "1", "a", "10"].map((number) => name({ filePath, hash: `1abc${number}` })),
  );
  expect(names.slice(24 * 4, 27 * 4)).toEqual(
    ["Z", "BA", "BB"].flatMap((letters) => ["0", "1", "a", "10"].map((number) => letters + number)),
  );
  expect(new Set(names).size).toBe(names.length);
});

test("what comes from elsewhere keeps its hash, longer than any of ours", () => {
  const name = classNames(siteWith(home), inSite);
  expect(name({ filePath: "../theirs/card.css.ts", hash: "1q2w3e40" })).toBe("_1q2w3e40");
});

test("numbers that do not begin at 0 or another hash are no longer understood", () => {
  const site = siteWith(home);
  expect(() => classNames(site, inSite)({ filePath: home, hash: "1abc7" })).toThrow("from 0: 1abc7");
  const name = classNames(site, inSite);
  name({ filePath: home, hash: "1abc0" });
  expect(() => name({ filePath: home, hash: "7xyz1" })).toThrow("from 0: 7xyz1");
});
