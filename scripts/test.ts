// The second of the two commands: `npx --yes pnpm@12 test` runs every check. With arguments it hands
// them to Vitest: `pnpm test --project domain`.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "./build.ts";
import { root, run } from "./run.ts";

const cache = join(root, ".cache");
const report = join(cache, "vitest.json");

interface Step {
  name: string;
  run: () => Promise<number>;
}

const steps: Step[] = [
  {
    name: "build the site",
    run: async () => {
      await buildSite();
      return 0;
    },
  },
  { name: "types", run: () => run("tsc", ["-b"]) },
  { name: "lint and import direction", run: () => run("oxlint", ["--type-aware", "--deny-warnings"]) },
  { name: "formatting", run: () => run("oxfmt", ["--check"]) },
  { name: "unused files, exports and dependencies", run: () => run("knip", ["--no-progress"]) },
  {
    name: "packages as they are published",
    run: () => run(process.execPath, [join(root, "scripts/packages.ts")]),
  },
  {
    name: "unit, stories, end to end",
    run: () => run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]),
  },
];

const forwarded = process.argv.slice(2);
if (forwarded.length > 0) {
  await buildSite();
  process.exit(await run("vitest", ["run", ...forwarded]));
}

mkdirSync(cache, { recursive: true });
rmSync(report, { force: true });
const failed: string[] = [];
for (const step of steps) {
  const started = performance.now();
  console.log(`\n── ${step.name}`);
  // Every check runs even after one has failed: one run tells all that is wrong.
  const code = await step.run().catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  console.log(
    `── ${step.name}: ${code === 0 ? "ok" : "FAILED"} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
  if (code !== 0) failed.push(step.name);
}
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
