import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Manifest } from "vite";
import { workerPath } from "../app/platform/offline/offline-path.ts";

/** The modules that a product's forms are fetched with, from the site's folder. */
const formModules = [
  "app/features/requests/quote-modal.tsx",
  "app/features/requests/review-modal.tsx",
  "../../packages/ui/src/dialog/modal-part.tsx",
  "../../packages/domain/src/requests/schema.ts",
  "../../packages/domain/src/reviews/schema.ts",
];

/**
 * Builds the service worker: one classic script, as not every browser takes modules there. It carries the name of the
 * build, so that a browser sees with the next visit that there is another, and the list of the forms' files.
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
      __FORM_FILES__: JSON.stringify(filesOf(formModules, await takeManifest(client))),
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

/** Vite's list of what it has built. It is taken out of the folder, all of which is served. */
async function takeManifest(client: string): Promise<Manifest> {
  const folder = join(client, ".vite");
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

/** The paths of the files that modules and all their imports are in. */
function filesOf(modules: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const files = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    const chunk = manifest[module];
    if (!chunk) throw new Error(`Vite has built no file for ${module}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}
