import { globSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { expect, test } from "vitest";
import { membersOf } from "./declared-members.ts";
import { apartFromDefault } from "./default-tag.ts";

const source = join(import.meta.dirname, "..");
const sources = new Map(
  globSync("*/*.{ts,tsx}", { cwd: source }).map((file) => [
    file.split(sep).join("/"),
    readFileSync(join(source, file), "utf8"),
  ]),
);
/** The types of props that a folder hands out: those are what its page tells. */
const exported = [...sources].flatMap(([file, code]) =>
  file.endsWith("/index.ts")
    ? [...code.matchAll(/\btype (\w+Props)\b/g)].map(([, name = ""]) => [dirname(file), name] as const)
    : [],
);

/** Its name says what it is wherever it stands. */
const selfEvident = new Set(["className", "ref"]);

const words = (comment: string) =>
  apartFromDefault(comment.replaceAll(/^\/\*\*|\*\/$|^\s*\*/gm, "").trim()).text.trim();

test("every prop says what it does, beside its default", () => {
  const silent = exported.flatMap(([folder, name]) =>
    [...(membersOf(sources, name) ?? [])].flatMap(([prop, { comment }]) =>
      selfEvident.has(prop) || words(comment) !== "" ? [] : [`${folder}: ${name}.${prop}`],
    ),
  );
  expect(exported.length).toBeGreaterThan(100);
  expect(
    [...new Set(silent)],
    "Give these a doc comment; Storybook's tables of props and editors show it.",
  ).toEqual([]);
});
