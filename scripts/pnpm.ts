import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pathIn } from "./run.ts";

const own = process.env["npm_execpath"] ?? "";

/**
 * The command of pnpm, for folders outside this workspace: the pnpm that started this process, else the one that npm
 * provides.
 */
export const pnpm: readonly string[] = !/pnpm(?:\.[cm]?js)?$/.test(own)
  ? ["npx", "--yes", "pnpm@12"]
  : own.endsWith("js")
    ? [process.execPath, own]
    : [own];

/**
 * Runs a command quietly, with our own Node and the workspace's tools first in PATH, and returns its output.
 *
 * @throws Error with the command's whole output if it fails.
 */
export async function succeed(
  what: string,
  [command = "", ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env, PATH: pathIn(cwd) }, maxBuffer: Infinity };
  try {
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    throw new Error(`${what} failed with code ${String(code)}. It said:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}
