import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../scripts/run.ts";

/**
 * Writes the files that the README of `@preforma/ui` shows into a folder: every block of code that begins with a
 * comment that names its file.
 */
export function writeReadmeFiles(folder: string): void {
  const readme = readFileSync(join(root, "packages/ui/README.md"), "utf8");
  for (const [, code = ""] of readme.matchAll(/```(?:tsx?|js)\n([^]*?)```/g)) {
    const path = /^\/\/ ([\w./-]+)/.exec(code)?.[1];
    if (path === undefined) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** The content security policy that the README gives, made by the package that a consumer has installed. */
export async function readmePolicy(folder: string): Promise<string> {
  const file = pathToFileURL(join(folder, "readme/policy.js")).href;
  return ((await import(file)) as { policy: string }).policy;
}
