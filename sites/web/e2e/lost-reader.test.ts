import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("the site serves and ends properly when the reader of its log has gone", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-e2e-"));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL("../build/server/index.js", import.meta.url))],
    {
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, SEED: "none" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    const ended = once(server, "exit");
    server.stdout.destroy();
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
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
});
