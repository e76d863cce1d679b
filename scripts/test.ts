// The second of the two commands: `npx --yes pnpm@12 test` runs every check. With arguments it hands
// them to Vitest: `pnpm test --project domain`.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "./build.ts";
import { root, run } from "./run.ts";

const cache = join(root, ".cache");
/** What Vitest counted, a file for each of its runs; `.ci/run` adds them up. */
const reports = join(cache, "test-reports");

interface Step {
  name: string;
  run: (lane: string) => Promise<number>;
}

/** Some projects of `vitest.workspace.ts`, in a process of their own. */
function tests(name: string, projects: readonly string[]): Step {
  return {
    name,
    run: (lane) =>
      run(
        "vitest",
        [
          "run",
          ...projects.map((project) => `--project=${project}`),
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${join(reports, `${lane}.json`)}`,
        ],
        { lane },
      ),
  };
}

/** A program that judges by its exit code. */
function check(name: string, command: string, args: readonly string[]): Step {
  return { name, run: (lane) => run(command, args, { lane }) };
}

/**
 * What runs side by side: each lane one step after the other. What one waits for, a browser, a server or a disk, leaves
 * room for the others.
 */
const lanes: Readonly<Record<string, readonly Step[]>> = {
  site: [tests("end to end", ["e2e"])],
  stories: [tests("stories in three looks, and further conditions", ["stories", "conditions"])],
  rest: [
    check("types", "tsc", ["-b"]),
    check("lint and import direction", "oxlint", ["--type-aware", "--deny-warnings"]),
    check("formatting", "oxfmt", ["--check"]),
    check("unused files, exports and dependencies", "knip", ["--no-progress"]),
    check("packages as they are published", process.execPath, [join(root, "scripts/packages.ts")]),
    tests("units and consumers", ["domain", "backend", "ui", "web", "repo", "packages"]),
    check("Storybook as it is deployed", "storybook", [
      "build",
      "--output-dir",
      ".storybook-static",
      "--disable-telemetry",
      "--quiet",
    ]),
  ],
};

const failed: string[] = [];

/** Runs a step and tells how it ended. Every check runs even after one has failed: one run tells all that is wrong. */
async function take({ name, run: start }: Step, lane: string): Promise<void> {
  const started = performance.now();
  console.log(`── ${name}`);
  const code = await start(lane).catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  if (code !== 0) failed.push(name);
}

const forwarded = process.argv.slice(2);
if (forwarded.length > 0) {
  await buildSite();
  process.exit(await run("vitest", ["run", ...forwarded]));
}

// What an earlier run noted is not to speak for this one.
rmSync(reports, { recursive: true, force: true });
rmSync(join(cache, "accessibility"), { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await take({ name: "build the site", run: () => buildSite().then(() => 0) }, "site");
await Promise.all(
  Object.entries(lanes).map(async ([lane, steps]) => {
    for (const step of steps) await take(step, lane);
  }),
);
await take(
  check("accessibility statements against what the tests showed", process.execPath, [
    join(root, "scripts/accessibility.ts"),
    "--check",
  ]),
  "accessibility",
);
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
