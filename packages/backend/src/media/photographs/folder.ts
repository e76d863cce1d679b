import { randomUUID } from "node:crypto";
import { access, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../errors/index.ts";
import type { PhotographFile } from "../photograph.ts";
import { syncFolder } from "../../durable/sync-folder.ts";

/** Older drafts were left by a killed process, ms. */
const abandonedAfter = 60 * 60 * 1000;

/** Files that are written but not yet published. */
export interface PhotographDraft {
  path: string;
}

/**
 * The renditions of photographs in `DATA_DIR/media/photographs`, one folder per digest. A folder is written under a
 * temporary name and renamed once it is complete on disk: it is there whole or not at all, however the process ends.
 *
 * They are files rather than rows: a file never changes under its name, so that a shared or mirrored folder serves any
 * number of servers, and a database with gigabytes of pictures would be slow to back up and to restore.
 */
export class PhotographFolder {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, "media", "photographs");
  }

  /** Writes files durably, without their final name. */
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

  /** Gives a draft its final name; if that exists already, it has the same files. */
  async keep(draft: PhotographDraft, digest: string): Promise<void> {
    if (await this.has(digest)) return this.discard(draft);
    await rename(draft.path, join(this.#root, digest));
    await syncFolder(this.#root);
  }

  /** Removes a draft that is no longer needed. */
  async discard(draft: PhotographDraft): Promise<void> {
    await rm(draft.path, { recursive: true, force: true });
  }

  /** Whether the renditions of a photograph exist. */
  async has(digest: string): Promise<boolean> {
    return access(join(this.#root, digest)).then(
      () => true,
      () => false,
    );
  }

  /** The bytes of a rendition named `{width}.{format}`; null if there is none. */
  async read(digest: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(join(this.#root, digest, name)));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  }

  /** Removes all renditions of a photograph, its name first, so that a partial folder is never served. */
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

  /** Removes unfinished folders of killed processes. */
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
