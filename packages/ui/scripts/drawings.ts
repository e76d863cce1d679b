/**
 * Generates `src/drawings/*.generated.ts` from Lucide's icons (ISC; its text is in `licences`):
 * `pnpm --filter @preforma/ui drawings`. To add an icon, add its name to `src/drawings/index.ts`.
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
