import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { freePort } from "../../../packages/backend/src/testing/http-server.ts";

/** Every write to it fails as on a full disk; Linux only. */
const fullDisk = "/dev/full";

test.each(["the reader of its log has gone", "the disk of its log is full"])(
  "the site serves and ends properly when %s",
  async (loss) => {
    const isFull = loss.includes("full");
    if (isFull && !existsSync(fullDisk)) return;
    const dataDir = await mkdtemp(join(tmpdir(), "preforma-e2e-"));
    const port = await freePort();
    const log = isFull ? openSync(fullDisk, "w") : null;
    const server = spawn(
      process.execPath,
      [fileURLToPath(new URL("../build/server/index.js", import.meta.url))],
      {
        env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, SEED: "none" },
        stdio: ["ignore", log ?? "pipe", "inherit"],
      },
    );
    if (log !== null) closeSync(log);
    try {
      const ended = once(server, "exit");
      server.stdout?.destroy();
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
            ({ status }) => status,
            () => server.exitCode,
          ),
        )
        .toBe(200);
      server.kill("SIGTERM");
      expect(await ended).toEqual([0, null]);
    } finally {
      server.kill("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
