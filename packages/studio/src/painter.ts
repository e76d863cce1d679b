import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { Painted, PaintJob, PaintRequest } from "./painter-process.ts";

/** Idle time after which the drawing process is ended, ms. */
const timeoutMs = 15_000;
/** Max attempts for a picture whose process was ended: the cause may have been another picture. */
const attempts = 2;

interface Commission {
  request: PaintRequest;
  attempt: number;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Draws product pictures and documents in a separate process. Pixels and encoders take some 300 MB, which a process
 * never releases completely; so this one is started on demand and ended when idle, and neither its memory nor its work,
 * 50 to 250 ms of a core per picture, burdens the server.
 */
export class Painter {
  #process: ChildProcess | null = null;
  readonly #commissions = new Map<number, Commission>();
  #last = 0;
  #rest: NodeJS.Timeout | undefined;
  #closed = false;

  /**
   * Draws a picture or a document as `renderPicture`, `drawShareCard` or `typesetDocument` does.
   * @throws the errors of those functions; a specific error when the process was ended from outside.
   */
  paint(request: PaintRequest): Promise<Uint8Array> {
    return new Promise((resolve, reject) => this.#send({ request, attempt: 1, resolve, reject }));
  }

  /** Ends the process. Pending pictures are rejected. */
  close(): void {
    this.#closed = true;
    this.#end();
    this.#refuse("The server is closing.");
  }

  #send(commission: Commission): void {
    if (this.#closed) return commission.reject(new Error("The server is closing."));
    clearTimeout(this.#rest);
    const id = ++this.#last;
    this.#commissions.set(id, commission);
    const painting = (this.#process ??= this.#start());
    // A pending picture keeps this process alive; an idle painter does not.
    painting.ref();
    painting.channel?.ref();
    // An error here is followed by the process's exit event, which is handled anyway.
    painting.send({ id, request: commission.request } satisfies PaintJob, () => {});
  }

  #start(): ChildProcess {
    const { PATH, MEDIA_DIR } = process.env;
    const painting = fork(join(import.meta.dirname, `painter-process${extension}`), {
      execArgv: [],
      // It needs none of our secrets. Two arenas: with one per thread, each retains freed memory.
      env: { MALLOC_ARENA_MAX: "2", ...(PATH ? { PATH } : {}), ...(MEDIA_DIR ? { MEDIA_DIR } : {}) },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    painting.on("message", (painted: Painted) => this.#deliver(painted));
    painting.on("error", () => this.#lost(painting, "could not be started"));
    painting.on("exit", (code, signal) => this.#lost(painting, `was ended (${signal ?? code})`));
    return painting;
  }

  #deliver({ id, bytes, error }: Painted): void {
    const commission = this.#commissions.get(id);
    this.#commissions.delete(id);
    if (bytes) commission?.resolve(bytes);
    else commission?.reject(Object.assign(new Error(error?.message), { name: error?.name }));
    if (this.#commissions.size > 0) return;
    this.#process?.unref();
    this.#process?.channel?.unref();
    this.#rest = setTimeout(() => this.#end(), timeoutMs).unref();
  }

  /** Ends the process by disconnecting it. */
  #end(): void {
    clearTimeout(this.#rest);
    const painting = this.#process;
    this.#process = null;
    if (painting?.connected) painting.disconnect();
  }

  #lost(painting: ChildProcess, what: string): void {
    if (this.#process !== painting) return;
    this.#process = null;
    const waiting = [...this.#commissions.values()];
    this.#commissions.clear();
    for (const commission of waiting) {
      if (commission.attempt < attempts) this.#send({ ...commission, attempt: commission.attempt + 1 });
      else commission.reject(new Error(`The process that draws pictures ${what}.`));
    }
  }

  #refuse(reason: string): void {
    for (const { reject } of this.#commissions.values()) reject(new Error(reason));
    this.#commissions.clear();
  }
}

/** The process is TypeScript beside our source, and JavaScript in our build. */
const extension = import.meta.filename.endsWith(".ts") ? ".ts" : ".js";
