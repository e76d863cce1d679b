/**
 * Makes the modules of `src/drawings` from what Lucide draws (ISC; its text lies in `licences`), one for each line of
 * the index: `pnpm --filter @preforma/ui drawings`, then `pnpm format`. A drawing is added by a line there.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileOf, sourceOf } from "./drawing-source.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "src/drawings");
const index = await readFile(join(folder, "index.ts"), "utf8");
for (const [, name = ""] of index.matchAll(/export \{ (\w+) \} from "\.\/[a-z0-9-]+\.ts"/g))
  await writeFile(join(folder, `${fileOf(name)}.ts`), sourceOf(name));
const source = dirname(createRequire(import.meta.url).resolve("lucide-react/package.json"));
await copyFile(join(source, "LICENSE"), join(root, "licences/lucide.txt"));
