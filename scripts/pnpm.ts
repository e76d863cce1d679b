import { spawn } from "node:child_process";
import { pathIn } from "./run.ts";

/** The output of a command, both streams together. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs pnpm quietly and returns its output: the pnpm that started this process, else the one that npm provides. For
 * folders outside this workspace; those inside use `run`.
 */
export function pnpm(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  const own = process.env["npm_execpath"];
  return own !== undefined && /pnpm(?:\.[cm]?js)?$/.test(own)
    ? own.endsWith("js")
      ? listen(process.execPath, [own, ...args], cwd, env)
      : listen(own, args, cwd, env)
    : listen("npx", ["--yes", "pnpm@12", ...args], cwd, env);
}

/** Runs a command quietly, with our own Node and the workspace's tools first in PATH. */
export function listen(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env, PATH: pathIn(cwd) },
    });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", fail);
    child.on("exit", (code, signal) => done({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/**
 * The same, for a step that must succeed.
 *
 * @throws Error with the command's whole output.
 */
export async function succeed(what: string, said: Promise<CommandResult>): Promise<string> {
  const { code, output } = await said;
  if (code !== 0) throw new Error(`${what} failed with code ${code}. It said:\n${output}`);
  return output;
}
