import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("prints the usage of benchmarks where an option is unknown", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/bench.ts", "start", "--help"], {
    cwd: new URL("..", import.meta.url),
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: pnpm bench search [^]*\nUnknown option '--help'/);
});
