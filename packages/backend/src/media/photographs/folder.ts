import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../errors/index.ts";
import type { PhotographFile } from "../photograph.ts";
import { syncFolder } from "../../durable/sync-folder.ts";

/** Drafts older than this were left behind by a process that was killed, ms. */
const abandonedAfter = 60 * 60 * 1000;

/** Files that were written but do not count yet. */
export interface PhotographDraft {
  path: string;
}

/**
 * The renditions of photographs below `DATA_DIR/media/photographs`, one folder per digest. A folder is written under
 * another name and renamed when all of it is on the disk: it is there whole or not at all, however the process ends.
 *
 * They are files rather than rows: they never change under their name, so that a shared or mirrored folder serves any
 * number of servers, and a database with gigabytes of pictures in it would be slow to back up and to restore.
 */
export class PhotographFolder {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, "media", "photographs");
  }

  /** Writes files durably without giving them their name yet. */
  async draft(files: readonly PhotographFile[]): Promise<PhotographDraft> {
    const path = join(this.#root, `.${randomUUID()}.tmp`);
    await mkdir(path, { recursive: true });
    try {
      for (const { width, format, data } of files)
        await writeFile(join(path, `${width}.${format}`), data, { flag: "wx", flush: true });
      await syncFolder(path);
    } catch (error) {
      await this.discard({ path });
      throw error;
    }
    return { path };
  }

  /** Gives a draft its name; where that is there already, it holds the same files. */
  async keep(draft: PhotographDraft, digest: string): Promise<void> {
    if (await this.has(digest)) return this.discard(draft);
    await rename(draft.path, join(this.#root, digest));
    await syncFolder(this.#root);
  }

  /** Removes a draft that is not wanted after all. */
  async discard(draft: PhotographDraft): Promise<void> {
    await rm(draft.path, { recursive: true, force: true });
  }

  /** Whether the renditions of a photograph are there. */
  async has(digest: string): Promise<boolean> {
    return access(join(this.#root, digest)).then(
      () => true,
      () => false,
    );
  }

  /** The bytes of a rendition, its name being `{width}.{format}`; null where there is none. */
  async read(digest: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(join(this.#root, digest, name)));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  }

  /** Removes all renditions of a photograph: first its name, so that half of it is never served. */
  async remove(digest: string): Promise<void> {
    const path = join(this.#root, `.${randomUUID()}.tmp`);
    try {
      await rename(join(this.#root, digest), path);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return;
      throw error;
    }
    await rm(path, { recursive: true, force: true });
  }

  /** Removes what killed processes left unfinished. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.#root).catch(() => [])) {
      if (!name.endsWith(".tmp")) continue;
      const path = join(this.#root, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > abandonedAfter)
        await rm(path, { recursive: true, force: true });
    }
  }
}
