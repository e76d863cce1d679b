import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { workerPath } from "../app/platform/offline/offline-path.ts";

/**
 * Builds the service worker: one classic script, as not every browser takes modules there. It carries the name of the
 * build, so that a browser sees with the next visit that there is another.
 */
export async function buildWorker(client: string): Promise<void> {
  const name = (await readdir(join(client, "assets"))).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
  if (name === undefined) throw new Error(`React Router has written no manifest into ${client}.`);
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    publicDir: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      __BUILD__: JSON.stringify(/-([0-9a-f]+)\./.exec(name)?.[1]),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: ["chrome123", "edge123", "firefox120", "safari17.5"],
      rolldownOptions: {
        input: fileURLToPath(new URL("../worker/worker.ts", import.meta.url)),
        output: { format: "iife", entryFileNames: workerPath.slice(1) },
      },
    },
  });
}
