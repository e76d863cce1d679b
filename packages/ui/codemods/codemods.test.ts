import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import jscodeshift, { type API, type FileInfo } from "jscodeshift";
import { describe, expect, test } from "vitest";
import { listen } from "../../../scripts/pnpm.ts";

const folder = import.meta.dirname;
const require = createRequire(import.meta.url);

type Codemod = (file: FileInfo, api: API) => string | undefined;

/** Every codemod: a file that is called by name, not one that others are made of. */
const codemods = globSync("*-to-*.cjs", { cwd: folder }).map((file) => basename(file, ".cjs"));

test("there is a worked example", () => expect(codemods).toContain("format-volume-to-domain"));

describe.each(codemods)("%s", (name) => {
  const codemod = require(`./${name}.cjs`) as Codemod;
  const parser = jscodeshift.withParser("tsx");
  const api: API = { jscodeshift: parser, j: parser, stats: () => {}, report: () => {} };
  const run = (path: string, source: string) => codemod({ path, source }, api) ?? source;
  const inputs = globSync(`fixtures/${name}.*input.ts*`, { cwd: folder });

  test("has examples", () => expect(inputs.length).toBeGreaterThan(0));

  test.each(inputs)("%s becomes its output", (input) => {
    const wanted = readFileSync(join(folder, input.replace(".input.", ".output.")), "utf8");
    const once = run(input, readFileSync(join(folder, input), "utf8"));
    expect(once).toBe(wanted);
    expect(run(input, once), "a second run changes nothing").toBe(wanted);
  });

  test("runs as its documentation says", async () => {
    const project = mkdtempSync(join(tmpdir(), "preforma-codemod-"));
    try {
      for (const input of inputs)
        cpSync(join(folder, input), join(project, "src", basename(input).replace(".input.", ".")));
      // Where a consumer has it: the package's files, under node_modules.
      const installed = join(project, "node_modules/@preforma/ui/codemods");
      for (const file of globSync("*.cjs", { cwd: folder }))
        cpSync(join(folder, file), join(installed, file));
      const command = [
        "--transform",
        join(installed, `${name}.cjs`),
        "--parser",
        "tsx",
        "--extensions",
        "ts,tsx",
        "src",
      ];
      const { code, output } = await listen("jscodeshift", ["--fail-on-error", ...command], project);
      expect(code, output).toBe(0);
      for (const input of inputs) {
        const result = readFileSync(join(project, "src", basename(input).replace(".input.", ".")), "utf8");
        expect(result).toBe(readFileSync(join(folder, input.replace(".input.", ".output.")), "utf8"));
      }
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});
