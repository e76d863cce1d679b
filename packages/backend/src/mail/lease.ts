import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/schema.ts";
import { renewLease, type StoredMail } from "./outbox.ts";

/** A mail that is held while it is being sent. */
export interface HeldLease {
  /** Aborted once another worker has the mail. */
  lost: AbortSignal;
  release(): void;
}

/** Renews the lease of a mail until it is released, so that a living worker never loses what it is sending. */
export function takeLease(db: Kysely<DatabaseSchema>, mail: StoredMail, lease: number): HeldLease {
  const lost = new AbortController();
  const timer = setInterval(() => {
    renewLease(db, mail, lease).then(
      (isHeld) => isHeld || lost.abort(),
      // Nobody can take it either while the database is away.
      () => {},
    );
  }, lease / 4).unref();
  return { lost: lost.signal, release: () => clearInterval(timer) };
}
