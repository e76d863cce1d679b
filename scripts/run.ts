import { spawn } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** The repository's root, for commands from any folder. */
export const root = resolve(import.meta.dirname, "..");

/** The compile cache of processes; starting many takes most of the time of some tests. */
const compiled = join(root, ".cache/compiled");

/** The variable `PATH` with a folder's tools, the workspace's tools and our own Node first. */
export const pathIn = (folder: string): string =>
  [
    join(folder, "node_modules/.bin"),
    join(root, "node_modules/.bin"),
    dirname(process.execPath),
    process.env["PATH"] ?? "",
  ].join(":");

/** The options of a workspace command. */
interface RunOptions {
  /** @default the repository's root */
  cwd?: string;
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Prefix of each line of its output, to distinguish commands that run in parallel. */
  lane?: string;
  /** Receives each line of the output of a command with a lane. */
  onLine?: (line: string) => void;
}

/** Runs a command of the workspace with the folder's tools and our own Node first in PATH; resolves to its exit code. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env, lane, onLine }: RunOptions = {},
): Promise<number> {
  // A program that writes to a pipe would omit its colours, which the terminal behind it supports.
  const colours = lane !== undefined && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio: lane === undefined ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...colours, NODE_COMPILE_CACHE: compiled, ...env, PATH: pathIn(cwd) },
    });
    if (lane !== undefined)
      for (const output of [child.stdout, child.stderr]) if (output) printLines(output, lane, onLine);
    child.on("error", fail);
    // All output has been read by then.
    child.on("close", (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}

function printLines(output: Readable, lane: string, onLine?: (line: string) => void): void {
  createInterface({ input: output }).on("line", (line) => {
    console.log(`${lane} │ ${line}`);
    onLine?.(line);
  });
}
