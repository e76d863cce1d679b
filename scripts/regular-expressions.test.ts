import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "./run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "preforma-lint-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter's output for a file with such an expression. */
function lint(expression: string): string {
  const file = join(folder, "expression.ts");
  writeFileSync(file, `export const expression = ${expression};\n`);
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/oxlint"),
    ["--config", join(root, ".oxlintrc.json"), file],
    { encoding: "utf8", cwd: root },
  );
  return stdout + stderr;
}

it.each([
  ["/[.\\s]+$/", "no-super-linear-move"],
  ["/\\/+$/", "no-super-linear-move"],
  ["/^\\s*[a-z]?\\s*$/", "no-super-linear-backtracking"],
  ["/^(?:a+)+$/", "no-super-linear-backtracking"],
])("S1: the linter refuses %s, whose time grows faster than its input", (expression, rule) => {
  expect(lint(expression)).toContain(rule);
});

it("accepts the same written so that its time is linear", () => {
  expect(lint("/(?<![.\\s])[.\\s]+$/")).not.toContain("super-linear");
});
