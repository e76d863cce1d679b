/** Whether writing works, as far as the requests have shown. */
export interface StorageHealth {
  /** A request could not be stored. */
  failed(): void;
  /** A request was stored. */
  stored(): void;
  /** Whether the last attempt to store something failed, and not long ago. */
  isFailing(): boolean;
}

/**
 * After a failure nobody may be sent here to find out whether it still lasts, as a readiness check keeps
 * visitors away: so it counts for this many ms only.
 */
const memory = 10_000;

/** Remembers how writing went: reading goes on when a disk is full, and so does not tell. */
export function watchStorage(): StorageHealth {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    failed: () => void (failedAt = performance.now()),
    stored: () => void (failedAt = Number.NEGATIVE_INFINITY),
    isFailing: () => performance.now() - failedAt < memory,
  };
}
