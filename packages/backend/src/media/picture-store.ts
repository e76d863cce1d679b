import { access, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { codeOf } from "../errors.ts";

/** Renditions of colours that visitors chose; the oldest go when there are more. */
const mostChosen = 4000;
/** Renditions made at the same time: each keeps a core busy for 50 to 250 ms. */
const atOnce = 2;
/** Requests that may wait for their turn; past that the server is asked for more than it can do. */
const mostWaiting = 400;

/** More renditions are asked for than can be made in reasonable time. */
export class StudioBusyError extends Error {
  override readonly name = "StudioBusyError";
}

/**
 * Files that are made once and kept. The same file asked for twice at a time is made once; a file
 * appears whole or not at all, whatever ends the process.
 */
export class PictureStore {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #waiting: (() => void)[] = [];
  readonly #chosen: LRUCache<string, true>;
  #running = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#chosen = new LRUCache({
      max: mostChosen,
      dispose: (_, path, reason) => {
        if (reason === "evict") void rm(join(this.#folder, path), { force: true });
      },
    });
  }

  /** Learns what an earlier process left in the folder of chosen colours, and removes what it did not finish. */
  async restore(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.endsWith(".tmp")) await rm(join(this.#folder, name), { force: true });
    }
    const files = await readdir(join(this.#folder, "chosen"), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const file of files) {
      if (file.isFile())
        this.#chosen.set(join(file.parentPath, file.name).slice(this.#folder.length + 1), true);
    }
  }

  /** Number of renditions being made or waiting. */
  get busy(): number {
    return this.#running + this.#waiting.length;
  }

  /** The file at a path, made first if it is not there. Throws `StudioBusyError` when too many wait. */
  async get(
    path: string,
    kind: "catalogue" | "chosen",
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const relative = `${kind}/${path}`;
    const kept = await this.#read(relative);
    if (kept) {
      if (kind === "chosen") this.#chosen.set(relative, true);
      return kept;
    }
    const underWay = this.#making.get(relative);
    if (underWay) return underWay;
    const making = this.#make(relative, make).finally(() => this.#making.delete(relative));
    this.#making.set(relative, making);
    return making;
  }

  /** Whether a file is there already. */
  async has(path: string, kind: "catalogue" | "chosen"): Promise<boolean> {
    return access(join(this.#folder, kind, path)).then(
      () => true,
      () => false,
    );
  }

  async #read(relative: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(join(this.#folder, relative)));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  }

  async #make(relative: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
    await this.#turn();
    try {
      const bytes = new Uint8Array(await make());
      await this.#save(relative, bytes);
      return bytes;
    } finally {
      // The turn goes on to the next in line; only without one does it become free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** A picture that cannot be saved, as on a full disk, is shown all the same, and made again next time. */
  async #save(relative: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.#folder, relative);
    const draft = join(this.#folder, `.${randomUUID()}.tmp`);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes, { flag: "wx", flush: true });
      await rename(draft, file);
      if (relative.startsWith("chosen/")) this.#chosen.set(relative, true);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= mostWaiting)
        throw new StudioBusyError("Too many pictures are being made at once.");
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return;
    }
    this.#running++;
  }
}
