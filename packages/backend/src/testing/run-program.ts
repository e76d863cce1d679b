import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { vi } from "vitest";

/** The output of a command, and its exit code. */
export interface ProgramResult {
  code: number | null;
  out: string;
  error: string;
}

/**
 * Runs the main function of a command in this process: starting a process takes longer than most commands. One at a
 * time: the environment and the output belong to the whole process.
 */
export async function runProgram(
  main: (words: readonly string[]) => Promise<number>,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ProgramResult> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const error = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const printed = ({ mock }: typeof out): string => mock.calls.map(([chunk]) => String(chunk)).join("");
  try {
    const code = await main(words);
    return { code, out: printed(out), error: printed(error) };
  } finally {
    out.mockRestore();
    error.mockRestore();
    vi.unstubAllEnvs();
  }
}

/** Runs the file of a command in a separate process, as people run it. */
export async function runProcess(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  input = "",
): Promise<ProgramResult> {
  const child = spawn(process.execPath, [file, ...words], { env: { ...process.env, ...environment } });
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close") as Promise<[number | null]>,
  ]);
  return { code, out, error };
}
