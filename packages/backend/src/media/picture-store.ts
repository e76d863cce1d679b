import { statSync } from "node:fs";
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join, relative } from "node:path";
import { LRUCache } from "lru-cache";
import { codeOf } from "../errors/index.ts";
import { FairQueue, type FairQueueBounds } from "../fairness/index.ts";

/** Max size of all renditions, bytes; above it, the least recently requested are deleted. */
const maxBytes = 2 * 1024 * 1024 * 1024;

/**
 * Each rendition keeps a core busy for 50 to 250 ms. A page shows some fifty pictures; a visitor's requests beyond two
 * such pages are refused.
 */
const bounds: FairQueueBounds = { atOnce: 2, perVisitor: 2, waitingPerVisitor: 100, waiting: 400 };

/** See {@link PictureStore.figures}. */
export interface PictureFigures {
  files: number;
  bytes: number;
  hits: number;
  misses: number;
}

/** The visitor name for pictures that are rendered in advance. */
export const nobody = "made ahead";

/**
 * Files that are generated once and cached. Concurrent requests for one file share its generation; a file appears whole
 * or not at all, however the process ends.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #queue = new FairQueue(bounds);
  /** Sizes of the files in the folder, most recently used last. */
  readonly #files: LRUCache<string, number>;
  #hits = 0;
  #misses = 0;

  constructor(folder: string, maximumBytes = maxBytes) {
    this.#folder = folder;
    this.#files = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_, path, reason) => {
        // A file that cannot be removed now is counted again at the next start.
        if (reason === "evict") void rm(join(this.#folder, path), { force: true }).catch(() => {});
      },
    });
  }

  /** Lists the files that an earlier process left in the folder, oldest first, and removes unfinished ones. */
  async restore(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.endsWith(".tmp")) await rm(join(this.#folder, name), { force: true });
    }
    const found: { path: string; size: number; mtimeMs: number }[] = [];
    for (const kind of ["catalogue", "chosen"]) {
      const options = { recursive: true, withFileTypes: true } as const;
      for (const file of await readdir(join(this.#folder, kind), options).catch(() => [])) {
        if (!file.isFile()) continue;
        const path = join(file.parentPath, file.name);
        const facts = statSync(path, { throwIfNoEntry: false });
        if (facts)
          found.push({ path: relative(this.#folder, path), size: facts.size, mtimeMs: facts.mtimeMs });
      }
    }
    for (const { path, size } of found.toSorted((one, other) => one.mtimeMs - other.mtimeMs))
      this.#files.set(path, size);
  }

  /** Files on disk, and the cache hits since the start. */
  get figures(): PictureFigures {
    const { size, calculatedSize } = this.#files;
    return { files: size, bytes: calculatedSize, hits: this.#hits, misses: this.#misses };
  }

  /** Number of renditions in progress or waiting. */
  get busy(): number {
    return this.#queue.busy;
  }

  /**
   * The file at a path, generated first if it does not exist, in turn with other visitors' requests. Throws
   * `QueueFullError`.
   */
  async get(
    path: string,
    kind: "catalogue" | "chosen",
    make: () => Promise<Uint8Array>,
    visitor: string,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const name = join(kind, path);
    const cached = await this.#read(name);
    if (cached) {
      this.#files.get(name);
      this.#hits += 1;
      return cached;
    }
    this.#misses += 1;
    const underWay = this.#making.get(name);
    if (underWay) return underWay;
    const making = this.#queue
      .run(visitor, () => this.#make(name, make))
      .finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  /** Whether a file exists already. */
  async has(path: string, kind: "catalogue" | "chosen"): Promise<boolean> {
    return access(join(this.#folder, kind, path)).then(
      () => true,
      () => false,
    );
  }

  async #read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(join(this.#folder, name)));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  }

  async #make(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(await make());
    await this.#save(name, bytes);
    return bytes;
  }

  /** A picture that cannot be saved, as on a full disk, is still shown, and rendered again next time. */
  async #save(name: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.#folder, name);
    const draft = join(this.#folder, `.${randomUUID()}.tmp`);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes, { flag: "wx", flush: true });
      await rename(draft, file);
      this.#files.set(name, bytes.byteLength);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }
}
