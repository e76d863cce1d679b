import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { root } from "../../../scripts/run.ts";
import { print } from "./site-process.ts";

/**
 * `pnpm bench start`: seconds from a fresh clone of the last commit to the running site, with the README's command;
 * then from a built site with its data, and from a built site without.
 *
 * - `--cold` downloads every package from the registry; without it, the machine's package cache is used.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: { cold: { type: "boolean", default: false } },
  });
  const folder = await mkdtemp(join(tmpdir(), "preforma-bench-"));
  const clone = join(folder, "clone");
  const started = (data: string): Promise<number> =>
    secondsToSite(clone, {
      DATA_DIR: join(folder, data),
      ...(values.cold && { pnpm_config_store_dir: join(folder, "store") }),
    });
  try {
    execFileSync("git", ["clone", "--quiet", root, clone], { stdio: "inherit" });
    const rows: [string, number][] = [
      [`fresh clone, ${values.cold ? "cold" : "warm"} package cache`, await started("first")],
      ["built site with its data", await started("first")],
      ["built site, first data", await started("second")],
    ];
    print(
      ["from", "seconds"],
      rows.map(([from, seconds]) => [from, seconds.toFixed(1)]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a site, requests its first page and stops it. */
async function secondsToSite(clone: string, environment: Record<string, string>): Promise<number> {
  const began = performance.now();
  const site = spawn("npx", ["--yes", "pnpm@12", "start"], {
    cwd: clone,
    // Without pnpm's own variables for this process: they would skip its check for missing packages.
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^pnpm_/i.test(name))),
      PORT: "0",
      HOST: "127.0.0.1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
    // A separate process group, so that stopping it reaches all of its processes.
    detached: true,
  });
  const exit = once(site, "exit");
  try {
    for await (const line of createInterface({ input: site.stdout })) {
      const url = /ready at\s+(http:\/\/\S+)/.exec(line)?.[1];
      if (url === undefined) continue;
      const { status } = await fetch(url.replace("localhost", "127.0.0.1"));
      if (status !== 200) throw new Error(`The site's first page answered ${status}.`);
      return (performance.now() - began) / 1000;
    }
    throw new Error("The site ended before it was ready.");
  } finally {
    // Killed: on a polite signal npx would exit first, and the next start would find the data still in use.
    if (site.pid !== undefined && site.exitCode === null && site.signalCode === null)
      process.kill(-site.pid, "SIGKILL");
    await exit;
  }
}
