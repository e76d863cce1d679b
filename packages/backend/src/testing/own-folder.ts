import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for one test, removed after the test. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "preforma-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
