import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const mark = join("packs", "manifest.json");
const places = ["media", join("packages", "studio", "media")];

let found: string | undefined;

/**
 * Folder of the committed media (product picture packs): the environment's `MEDIA_DIR`, else the `media` folder of this package, searched for in the parents of this file and of the working folder, so that it is
 * also found from a site's server bundle.
 * @throws Error when there is none, with the expected location.
 */
export function mediaRoot(): string {
  const { MEDIA_DIR } = process.env;
  if (MEDIA_DIR) {
    const folder = resolve(MEDIA_DIR);
    if (existsSync(join(folder, mark))) return folder;
    throw new Error(`${folder} holds no ${mark}; point MEDIA_DIR at a folder with product picture packs.`);
  }
  found ??= search(import.meta.dirname) ?? search(process.cwd());
  if (!found) {
    throw new Error(
      `The folder packages/studio/media was not found above ${process.cwd()}; set MEDIA_DIR to where it is.`,
    );
  }
  return found;
}

function search(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const place of places) {
      const candidate = join(folder, place);
      if (existsSync(join(candidate, mark))) return candidate;
    }
    if (dirname(folder) === folder) return undefined;
  }
}
