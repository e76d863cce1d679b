import { spawn } from "node:child_process";
import { dirname, join, resolve } from "node:path";

/** The repository's root, wherever a command was called from. */
export const root = resolve(import.meta.dirname, "..");

/** Runs a command of the workspace with the folder's tools and our own Node first in PATH; resolves to its exit code. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  // A package's own tools stand in its folder, not in the root's.
  const path = [
    ...(options.cwd ? [join(options.cwd, "node_modules/.bin")] : []),
    join(root, "node_modules/.bin"),
    dirname(process.execPath),
    process.env["PATH"] ?? "",
  ].join(":");
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: "inherit",
      env: { ...process.env, ...options.env, PATH: path },
    });
    child.on("error", fail);
    child.on("exit", (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}
