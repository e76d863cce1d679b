import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { timeFactor } from "../../../scripts/test-run.ts";

/** A site that runs in a separate process, on a free port and with a fresh data folder. */
export interface StartedSite {
  /** Where it listens, without a slash at its end. */
  origin: string;
  dataDir: string;
  /** Ends the process and deletes its data. */
  stop: () => Promise<void>;
}

/** How long a first start, which fills the database, may take, ms. */
const startTimeout = 90_000 * timeFactor;

/** The file of a data folder that holds the database. */
export const databaseFile = "preforma.sqlite";

/**
 * Starts the built site as an operator would, with those variables beside the usual ones. `seeded` is a folder with a
 * database to begin with, which saves the time of filling one.
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
        // The tests need the cores themselves.
        PICTURES_AHEAD: "off",
        PAYMENTS: "sandbox",
        VITEST: undefined,
        ...variables,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let said = "";
    const timer = setTimeout(
      () => reject(new Error(`The site did not become ready in ${startTimeout} ms. It said: ${said}`)),
      startTimeout,
    );
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at\s+(https?:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code} before it was ready. It said: ${said}`));
    });
  });
  return {
    origin,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      // Told to end, it would wait for requests over the connections that are open.
      server.kill("SIGKILL");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
