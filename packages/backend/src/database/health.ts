/** Whether writing works, as far as the requests have shown. */
export interface StorageHealth {
  /** The database failed a request, which wanted to read or to have something stored. */
  failed(kind: "read" | "write"): void;
  /** A request was stored. */
  stored(): void;
  /** Whether the last attempt to store something failed, and not long ago. */
  isFailing(): boolean;
  /** How often the database has failed since the start. */
  failures(): number;
}

/**
 * After a failure a readiness check may keep all visitors away, so no request would find out whether it still lasts.
 * So it counts for this many ms only.
 */
const memory = 10_000;

/** Remembers how writing went: reading goes on when a disk is full, and so does not tell. */
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
