import { accessSync, constants } from "node:fs";
import { join } from "node:path";

/** What the studio reads from its folder of media. */
const parts = [join("packs", "manifest.json"), "fonts", "documents"];

/** What is wrong with MEDIA_DIR, where it is given; null where the studio can read all of it. */
export function mediaFolderFault({ MEDIA_DIR, API_URL }: Record<string, string | undefined>): string | null {
  // Without the backend nothing is drawn here.
  if (MEDIA_DIR === undefined || API_URL !== undefined) return null;
  const missing = parts.find((part) => !isReadable(join(MEDIA_DIR, part)));
  if (missing === undefined) return null;
  return `MEDIA_DIR must be a copy of packages/studio/media that the site's user can read; ${missing} is not there or not readable (now: ${JSON.stringify(MEDIA_DIR)})`;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
