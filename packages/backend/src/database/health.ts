import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./open.ts";
import { postgresReason } from "./postgres.ts";
import { readVersions } from "./version.ts";

/** Whether writing works, as far as recent requests have shown. */
export interface StorageHealth {
  /** The database failed a request that tried to read or to store something. */
  failed(kind: "read" | "write"): void;
  /** A request was stored. */
  stored(): void;
  /** Whether the last attempt to store something failed, and not long ago. */
  isFailing(): boolean;
  /** How often the database has failed since the start. */
  failures(): number;
}

/**
 * After a failure, a readiness check may keep all visitors away, and then no request would show that the failure is
 * over. A failure therefore counts only for this many ms.
 */
const memory = 10_000;

/** Records whether writes succeed: reads keep working when a disk is full, so they prove nothing. */
export function watchStorage(): StorageHealth {
  let failedAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  return {
    failed(kind) {
      failures += 1;
      if (kind === "write") failedAt = performance.now();
    },
    stored: () => void (failedAt = Number.NEGATIVE_INFINITY),
    isFailing: () => performance.now() - failedAt < memory,
    failures: () => failures,
  };
}

/** Whether a server can serve; if not, the reason in a sentence for the operator, without secrets. */
export type Readiness = { ready: true } | { ready: false; reason: string };

/** Max time for the database to respond, ms. */
const timeoutMs = 2000;

/** Checks that the database responds. The caller needs an answer now, even if the database never responds. */
export async function readinessOf(database: Database, storage: StorageHealth): Promise<Readiness> {
  const silence = new AbortController();
  const reading = readVersions(database.db).then(
    (): Readiness => ({ ready: true }),
    (error: unknown) => notReady(faultOf(database, error)),
  );
  const late = pause(timeoutMs, notReady(`The database has not answered for ${timeoutMs / 1000} s.`), {
    signal: silence.signal,
    ref: false,
  }).catch(() => notReady(""));
  const readiness = await Promise.race([reading, late]).finally(() => silence.abort());
  return readiness.ready && storage.isFailing()
    ? notReady("The last request could not be stored. Is the disk full, or the database read-only?")
    : readiness;
}

/** A {@link Readiness} with the reason why not. */
export const notReady = (reason: string): Readiness => ({ ready: false, reason });

/** Why a database cannot be read. The drivers' own messages may name hosts and users, and stay in the log. */
function faultOf({ dialect }: Database, error: unknown): string {
  const reason = dialect === "postgres" ? postgresReason(error) : "the file cannot be read.";
  return `The database cannot be used: ${reason ?? "it answers with an error, which the log tells."}`;
}
