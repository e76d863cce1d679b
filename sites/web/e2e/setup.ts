import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { buildSite } from "../../../scripts/build.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the site under test, without a slash at its end. */
    site: string;
  }
}

/** How long building aside the first start, which fills the database, may take, ms. */
const patience = 90_000;

/** Builds the site where its sources have moved, and starts it as an operator would: a process with a fresh data folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-e2e-"));
  const server = spawn(process.execPath, [fileURLToPath(new URL("../server.ts", import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      VITEST: undefined,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    const timer = setTimeout(
      () => reject(new Error(`The site did not become ready in ${patience} ms. It said: ${said}`)),
      patience,
    );
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at\s+(http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.once("exit", (code) =>
      reject(new Error(`The site ended with code ${code} before it was ready. It said: ${said}`)),
    );
  });
  project.provide("site", url);
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
