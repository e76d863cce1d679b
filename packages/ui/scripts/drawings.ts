/**
 * Makes `src/drawings/*.generated.ts` from Lucide's icons (ISC; its text lies in `licences`):
 * `pnpm --filter @preforma/ui drawings`. An icon is added by its name in `src/drawings/index.ts`.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { drawingModules } from "./drawing-modules.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "src/drawings");
const index = await readFile(join(folder, "index.ts"), "utf8");
for (const [file, source] of drawingModules(index)) await writeFile(join(folder, file), source);
const lucide = dirname(createRequire(import.meta.url).resolve("lucide-react/package.json"));
await copyFile(join(lucide, "LICENSE"), join(root, "licences/lucide.txt"));
