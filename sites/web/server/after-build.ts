import { readdir, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Manifest } from "vite";
import sharp from "sharp";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { workerPath } from "../app/platform/offline/offline-path.ts";
import { iconBackground, iconFiles } from "../app/frame/install/icons.ts";

/** The modules that load a product's forms, relative to the site's folder. */
const formModules = [
  "app/features/requests/quote-modal.tsx",
  "app/features/requests/review-modal.tsx",
  "../../packages/ui/src/dialog/modal-part.tsx",
  "../../packages/domain/src/requests/schema.ts",
  "../../packages/domain/src/reviews/schema.ts",
];

/**
 * Builds the service worker: one classic script, as not every browser supports modules there. It contains the name of
 * the build, so that a browser detects a new one on the next visit, and the list of the forms' files.
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

/** Reads Vite's manifest, and removes it from the folder, all of which is served. */
async function takeManifest(client: string): Promise<Manifest> {
  const folder = join(client, ".vite");
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  await rm(folder, { recursive: true });
  return manifest;
}

/** The paths of the files that contain modules and all their imports. */
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

/**
 * Draws the icons of the installed site from the site's own mark. Systems require pictures of fixed size, and crop the
 * maskable ones to their own shape: in those the mark is within the inner four fifths (W3C Web Application Manifest,
 * "icon masks and safe zone").
 */
export async function drawIcons(client: string): Promise<void> {
  const mark = await readFile(join(client, "brand/favicon.svg"));
  await Promise.all(
    iconFiles.map(async ({ src, size, filled }) => {
      const inner = Math.round(size * (filled ? 0.62 : 0.86));
      const icon = sharp({
        create: {
          width: size,
          height: size,
          channels: 4,
          background: filled ? iconBackground : { r: 0, g: 0, b: 0, alpha: 0 },
        },
      }).composite([
        {
          input: await sharp(mark, { density: (72 * inner) / 32 })
            .resize(inner, inner)
            .png()
            .toBuffer(),
        },
      ]);
      const path = join(client, src);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await icon.png({ compressionLevel: 9, palette: true }).toBuffer());
    }),
  );
}

const brotli = promisify(brotliCompress);
const compressible = /\.(?:js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this many bytes compression gains almost nothing. */
const worthwhile = 256;

/**
 * Writes a `.br` and a `.gz` beside every text asset of a folder, at the strongest setting: this runs once per build,
 * and the server then never compresses a static file.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const source = await readFile(path);
        if (source.byteLength < worthwhile) return;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
        };
        const [br, gz] = await Promise.all([
          brotli(source, { params }),
          promisify(gzip)(source, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }),
  );
}
