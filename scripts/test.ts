// The second of the two commands: `npx --yes pnpm@12 test` runs every check. `--full` runs each suite whole where
// otherwise a sample is enough. Other arguments go to Vitest: `pnpm test --project domain`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "./build.ts";
import { flakyMark } from "./flaky-reporter.ts";
import { root, run } from "./run.ts";
import { isFullRun, timeFactor } from "./test-run.ts";

const cache = join(root, ".cache");
/** What Vitest counted, a file for each of its runs; `.ci/run` adds them up. */
const reports = join(cache, "test-reports");

/** How many of a failed step's last lines are said again at the end: Vitest's own account of what failed ends it. */
const LINES_SAID_AGAIN = 120;

interface Step {
  name: string;
  run: (lane: string, onLine: (line: string) => void) => Promise<number>;
}

/** How many snapshots no test compares any more; Vitest reports them and passes. */
function obsoleteSnapshots(report: string): number {
  const { snapshot } = JSON.parse(readFileSync(report, "utf8")) as { snapshot: { unchecked: number } };
  return snapshot.unchecked;
}

/** Some projects of `vitest.workspace.ts`, in a process of their own. */
function tests(name: string, projects: readonly string[], options: readonly string[] = []): Step {
  const report = join(reports, `${projects.join("-")}.json`);
  return {
    name,
    run: async (lane, onLine) => {
      const code = await run(
        "vitest",
        [
          "run",
          ...projects.map((project) => `--project=${project}`),
          ...options,
          ...(isFullRun ? [] : ["--tags-filter=!full"]),
          "--reporter=default",
          "--reporter=json",
          `--reporter=${join(root, "scripts/flaky-reporter.ts")}`,
          `--outputFile.json=${report}`,
        ],
        { lane, onLine },
      );
      if (code !== 0 || obsoleteSnapshots(report) === 0) return code;
      onLine("There are obsolete snapshots, see above. `pnpm exec vitest run <file> -u` removes them.");
      return 1;
    },
  };
}

/** A program that judges by its exit code. */
function check(name: string, command: string, args: readonly string[]): Step {
  return { name, run: (lane, onLine) => run(command, args, { lane, onLine }) };
}

/** Scripts of ours, each after the one before it has succeeded. */
function scripts(name: string, files: readonly string[]): Step {
  return {
    name,
    run: async (lane, onLine) => {
      for (const file of files) {
        const code = await run(process.execPath, [join(root, "scripts", file)], { lane, onLine });
        if (code !== 0) return code;
      }
      return 0;
    },
  };
}

/** What the second lane does while the first builds the site. */
const lint = check("lint and import direction", "oxlint", ["--type-aware", "--deny-warnings"]);

/**
 * The steps after that. Two lanes take them in this order, and each step uses about one core: the longest first, and at
 * the end the short ones that fill what is left.
 */
const steps: Step[] = [
  tests("end to end", ["e2e"]),
  // One checker instead of four, each of which would read the shared types again: half the work of two cores.
  // Afresh: TypeScript 7.0 misses changes of JSON modules otherwise (microsoft/TypeScript#64025).
  check("types", "tsc", ["-b", "--force", "--checkers", "1"]),
  // Processes that are killed, clocks and browsers are waited for: two workers fill a core.
  tests("units", ["domain", "studio", "backend", "ui", "web", "repo"], ["--maxWorkers=2"]),
  // A page of a browser waits half of the time too, for pictures above all.
  tests("stories and environments", ["stories", "environments"], ["--maxWorkers=2"]),
  scripts("packages as they are published", ["packages.ts"]),
  scripts("Storybook as it is deployed", ["storybook.ts", "storybook-weight.ts"]),
  tests("consumers", ["packages"]),
  check("unused files, exports and dependencies", "knip", ["--no-progress"]),
  check("formatting", "oxfmt", ["--check"]),
];

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** How long each step took, seconds. */
const times: [name: string, seconds: number][] = [];

/** What failed, by name, and how its output ended. */
const failed = new Map<string, readonly string[]>();

/** What `flaky-reporter.ts` has said. */
const flaky: string[] = [];

/** Runs a step and tells how it ended. Every check runs even after one has failed: one run tells all that is wrong. */
async function take({ name, run: start }: Step, lane: string): Promise<void> {
  const started = performance.now();
  console.log(`── ${name}`);
  const said: string[] = [];
  const code = await start(lane, (line) => {
    said.push(line);
    if (line.startsWith(flakyMark)) flaky.push(line);
    if (said.length > LINES_SAID_AGAIN) said.shift();
  }).catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  const seconds = secondsSince(started);
  times.push([name, seconds]);
  console.log(`── ${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  if (code !== 0) failed.set(name, said);
}

const forwarded = process.argv.slice(2).filter((argument) => argument !== "--full");
// The end-to-end tests build the site themselves; no other project needs it.
if (forwarded.length > 0) {
  process.exit(await run("vitest", ["run", ...forwarded]));
}

// The notes of an earlier run must not count for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

console.log(`Time-outs are multiplied by ${timeFactor.toFixed(1)} on this machine.`);
const began = performance.now();
const built = take({ name: "build the site", run: () => buildSite().then(() => 0) }, "first");
const lanes = await Promise.all(
  ["first", "second"].map(async (lane) => {
    if (lane === "second") await take(lint, lane);
    await built;
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) await take(step, lane);
    return `${lane} lane ${secondsSince(began)}`;
  }),
);
// Said far above, between the lines of other lanes: anyone who reads the end of a long log finds the reason there.
for (const [name, said] of failed) console.log([`\n── ${name} ended so:`, ...said].join("\n"));
if (flaky.length > 0) console.log(["", ...flaky].join("\n"));
console.log(`\nSeconds: ${times.map(([name, seconds]) => `${name} ${seconds}`).join(", ")}.`);
console.log(`Seconds of the lanes: ${lanes.join(", ")}; in all ${secondsSince(began)}.`);
console.log(failed.size === 0 ? "\nAll checks passed." : `\nFailed: ${[...failed.keys()].join(", ")}.`);
process.exitCode = failed.size === 0 ? 0 : 1;
