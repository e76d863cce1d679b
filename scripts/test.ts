// The second of the two commands: `npx --yes pnpm@12 test` runs every check. `--full` runs complete suites instead of
// samples. Other arguments go to Vitest: `pnpm test --project domain`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "./build.ts";
import { flakyMark } from "./flaky-reporter.ts";
import { root, run } from "./run.ts";
import { isFullRun, timeFactor } from "./test-run.ts";

const cache = join(root, ".cache");
/** Vitest's counts, a file per run; `.ci/run` adds them up. */
const reports = join(cache, "test-reports");

/** How many of a failed step's last lines are repeated at the end: they contain Vitest's own summary. */
const MAX_REPEATED_LINES = 120;

interface Step {
  name: string;
  run: (lane: string, onLine: (line: string) => void) => Promise<number>;
}

/** Number of obsolete snapshots; Vitest reports them and passes. */
function obsoleteSnapshots(report: string): number {
  const { snapshot } = JSON.parse(readFileSync(report, "utf8")) as { snapshot: { unchecked: number } };
  return snapshot.unchecked;
}

/** Some projects of `vitest.workspace.ts`, in a separate process. */
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

/** A program that reports through its exit code. */
function check(name: string, command: string, args: readonly string[]): Step {
  return { name, run: (lane, onLine) => run(command, args, { lane, onLine }) };
}

/** Scripts of ours, each run after the previous one has succeeded. */
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

/** Runs in the second lane while the first builds the site. */
const lint = check("lint and import direction", "oxlint", ["--type-aware", "--deny-warnings"]);

/**
 * The remaining steps. Two lanes take them in this order, and each step uses about one core: the longest first, and at
 * the end short ones that fill the gap.
 */
const steps: Step[] = [
  tests("end to end", ["e2e"]),
  // One checker instead of four, each of which would read the shared types again: half the work of two cores. With
  // `--force`: TypeScript 7.0 misses changes of JSON modules otherwise (microsoft/TypeScript#64025).
  check("types", "tsc", ["-b", "--force", "--checkers", "1"]),
  // Tests wait for killed processes, clocks and browsers: two workers fill a core.
  tests("units", ["domain", "studio", "backend", "ui", "web", "repo"], ["--maxWorkers=2"]),
  // A browser page waits half of the time too, mainly for pictures.
  tests("stories and environments", ["stories", "environments"], ["--maxWorkers=2"]),
  scripts("packages as they are published", ["packages.ts"]),
  scripts("Storybook as it is deployed", ["storybook.ts", "storybook-weight.ts"]),
  tests("consumers", ["packages"]),
  check("unused files, exports and dependencies", "knip", ["--no-progress"]),
  check("formatting", "oxfmt", ["--check"]),
];

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Duration of each step, seconds. */
const times: [name: string, seconds: number][] = [];

/** Failed steps by name, with the end of their output. */
const failed = new Map<string, readonly string[]>();

/** The lines of `flaky-reporter.ts`. */
const flaky: string[] = [];

/** Runs a step and reports its result. Every check runs even after one has failed: one run reports every fault. */
async function take({ name, run: start }: Step, lane: string): Promise<void> {
  const started = performance.now();
  console.log(`── ${name}`);
  const lines: string[] = [];
  const code = await start(lane, (line) => {
    lines.push(line);
    if (line.startsWith(flakyMark)) flaky.push(line);
    if (lines.length > MAX_REPEATED_LINES) lines.shift();
  }).catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  const seconds = secondsSince(started);
  times.push([name, seconds]);
  console.log(`── ${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  if (code !== 0) failed.set(name, lines);
}

const forwarded = process.argv.slice(2).filter((argument) => argument !== "--full");
// The end-to-end tests build the site themselves; no other project needs it.
if (forwarded.length > 0) {
  process.exit(await run("vitest", ["run", ...forwarded]));
}

// Reports of an earlier run must not count for this one.
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
// The lines above are far up, between those of other lanes: a reader at the end of a long log finds the reason here.
for (const [name, lines] of failed) console.log([`\n── ${name} ended so:`, ...lines].join("\n"));
if (flaky.length > 0) console.log(["", ...flaky].join("\n"));
console.log(`\nSeconds: ${times.map(([name, seconds]) => `${name} ${seconds}`).join(", ")}.`);
console.log(`Seconds of the lanes: ${lanes.join(", ")}; in all ${secondsSince(began)}.`);
console.log(failed.size === 0 ? "\nAll checks passed." : `\nFailed: ${[...failed.keys()].join(", ")}.`);
process.exitCode = failed.size === 0 ? 0 : 1;
