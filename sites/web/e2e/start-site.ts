import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { timeFactor } from "../../../scripts/test-run.ts";

/** A site in a separate process, on a free port and with a fresh data folder. */
export interface StartedSite {
  /** Its origin, without a trailing slash. */
  origin: string;
  dataDir: string;
  /** Ends the process and deletes its data. */
  stop: () => Promise<void>;
}

/** Max time for a first start, which fills the database, ms. */
const startTimeout = 90_000 * timeFactor;

/** The database file of a data folder. */
export const databaseFile = "preforma.sqlite";

/**
 * Starts the built site as an operator would, with those variables in addition to the usual ones. `seeded` is a folder
 * with a filled database, which saves the time of filling one.
 */
export async function startSite(
  variables: Readonly<Record<string, string>> = {},
  seeded?: string,
): Promise<StartedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-e2e-"));
  if (seeded !== undefined) await copyFile(join(seeded, databaseFile), join(dataDir, databaseFile));
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL("../build/server/index.js", import.meta.url))],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: "0",
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        // The tests need the CPU themselves.
        PICTURES_AHEAD: "off",
        PAYMENTS: "sandbox",
        VITEST: undefined,
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const timer = setTimeout(
      () => reject(new Error(`The site did not become ready in ${startTimeout} ms. Its output: ${output}`)),
      startTimeout,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready at\s+(https?:\/\/\S+)/.exec(output)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code} before it was ready. Its output: ${output}`));
    });
  });
  return {
    origin,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      // On SIGTERM it would wait for requests on open connections.
      server.kill("SIGKILL");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
