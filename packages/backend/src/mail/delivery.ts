import { setTimeout as pause } from "node:timers/promises";
import type { PrivateSettings } from "@preforma/domain/settings";
import type { Logger } from "pino";
import type { Db } from "../database/schema.ts";
import { readMailFailure } from "./failures.ts";
import { type Outcome, renewLease, settleMail, type StoredMail } from "./outbox.ts";
import { backOff, type MailTiming } from "./timing.ts";
import { mailConnections, mailServer, type MailTransport, openTransport } from "./transport.ts";

/** Dependencies of the mail delivery. */
export interface MailDeliveryParts {
  db: Db;
  /** Read before every round, so that changed settings need no restart. */
  settings: () => PrivateSettings;
  /** `smtp://` or `smtps://` URL; overrides the settings. May carry `?from=address`. */
  smtpUrl?: string;
  publicOrigin: string;
  logger: Logger;
  timing: MailTiming;
}

/** Sends claimed mails and records the result of each. Tracks whether the mail server can be reached. */
export class MailDelivery {
  readonly #parts: MailDeliveryParts;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  #open: { key: string; transport: MailTransport } | null = null;
  #hasLoggedMissingServer = false;
  /** Consecutive failures to reach the server, and the end of the current pause. */
  #failures = 0;
  #pausedUntil = 0;

  constructor(parts: MailDeliveryParts) {
    this.#parts = parts;
  }

  /** How many more mails can be sent now; 0 without a server, or during a pause. */
  get capacity(): number {
    if (this.#transport() === null || this.msUntilRetry > 0) return 0;
    // After a failure, one mail at a time probes the server.
    return (this.#failures > 0 ? 1 : mailConnections) - this.#inFlight.size;
  }

  /** Time until the pause ends, ms. */
  get msUntilRetry(): number {
    return Math.max(0, this.#pausedUntil - Date.now());
  }

  /** Sends a claimed mail in the background. `onSettled` is called once its outcome is recorded. */
  send(mail: StoredMail, onSettled: () => void): void {
    const task = this.#deliver(mail).finally(() => {
      this.#inFlight.delete(task);
      onSettled();
    });
    this.#inFlight.add(task);
  }

  /** Gives mails in flight a moment to finish, releases the others, and closes the connections. */
  async close(): Promise<void> {
    const grace = new AbortController();
    await Promise.race([
      Promise.all(this.#inFlight),
      pause(this.#parts.timing.closeTimeout, undefined, { signal: grace.signal }).catch(() => {}),
    ]);
    grace.abort();
    this.#abort.abort();
    await Promise.all(this.#inFlight);
    this.#open?.transport.close();
  }

  #transport(): MailTransport | null {
    const { settings, smtpUrl, publicOrigin, logger, timing } = this.#parts;
    const server = mailServer(smtpUrl, settings());
    if (this.#open && this.#open.key !== server?.key) {
      this.#open.transport.close();
      this.#open = null;
    }
    if (!server) {
      if (!this.#hasLoggedMissingServer)
        logger.info(
          "no mail server is set: mails wait in the outbox (SMTP_URL; `pnpm staff mail list` shows them)",
        );
      this.#hasLoggedMissingServer = true;
      return null;
    }
    this.#open ??= { key: server.key, transport: openTransport(server, publicOrigin, timing) };
    return this.#open.transport;
  }

  async #deliver(mail: StoredMail): Promise<void> {
    const { db, timing } = this.#parts;
    const lease = takeLease(db, mail, timing.lease);
    try {
      await this.#record(mail, await this.#attempt(mail, lease.lost));
    } finally {
      lease.release();
    }
  }

  async #attempt(mail: StoredMail, lost: AbortSignal): Promise<Outcome> {
    const transport = this.#transport();
    if (transport === null) return { kind: "released" };
    try {
      const limit = AbortSignal.timeout(this.#parts.timing.sendTimeout);
      await transport.send(mail, AbortSignal.any([limit, lost, this.#abort.signal]));
      if (this.#failures > 0) this.#parts.logger.info("the mail server is back");
      this.#failures = 0;
      this.#pausedUntil = 0;
      return { kind: "sent" };
    } catch (error) {
      if (this.#abort.signal.aborted || lost.aborted) return { kind: "released" };
      return this.#failureOf(mail, error);
    }
  }

  #failureOf(mail: StoredMail, error: unknown): Outcome {
    const { logger, timing } = this.#parts;
    const { kind, says } = readMailFailure(error);
    const isOld = Date.now() - Date.parse(mail.created_at) > timing.maxAge;
    if (kind === "unreachable") {
      this.#noteUnreachable(says);
      // It goes behind the others, in case the server fails on this very mail.
      if (!isOld)
        return { kind: "later", wait: backOff(mail.tries, timing.firstPause, timing.maxPause), says };
    }
    if (kind === "refused" || isOld) {
      logger.warn({ mail: mail.id, tries: mail.tries, says }, "mail given up");
      return { kind: "given_up", says };
    }
    return { kind: "later", wait: backOff(mail.tries, timing.firstRetryDelay, timing.maxRetryDelay), says };
  }

  #noteUnreachable(says: string): void {
    const { logger, timing } = this.#parts;
    // Several mails may have been in flight when the server failed: that is one failure.
    if (this.#failures === 0 || this.msUntilRetry === 0) this.#failures++;
    this.#pausedUntil = Date.now() + backOff(this.#failures, timing.firstPause, timing.maxPause);
    if (this.#failures === 1) logger.warn({ says }, "the mail server cannot be reached; mails wait");
  }

  /** A mail that was sent but not recorded would be sent again, so this retries for minutes. */
  async #record(mail: StoredMail, outcome: Outcome): Promise<void> {
    const { db, logger, timing } = this.#parts;
    const until = Date.now() + timing.saveTimeout;
    for (let failures = 1; ; failures++) {
      try {
        return await settleMail(db, mail, outcome);
      } catch (error) {
        if (failures === 1)
          logger.warn({ err: error, mail: mail.id }, "the outcome of a mail cannot be recorded yet");
        const wait = backOff(failures, 100, 2000);
        if (Date.now() + wait > until || this.#abort.signal.aborted) return;
        await pause(wait, undefined, { signal: this.#abort.signal }).catch(() => {});
      }
    }
  }
}

/** A mail whose lease this worker renews while sending it. */
interface HeldLease {
  /** Aborted once another worker has taken the mail. */
  lost: AbortSignal;
  release(): void;
}

/**
 * Renews the lease of a mail until it is released, so that a running worker never loses the mail that it is sending.
 */
function takeLease(db: Db, mail: StoredMail, lease: number): HeldLease {
  const lost = new AbortController();
  const timer = setInterval(() => {
    renewLease(db, mail, lease).then(
      (isHeld) => isHeld || lost.abort(),
      // No other worker can claim it either while the database is unavailable.
      () => {},
    );
  }, lease / 4).unref();
  return { lost: lost.signal, release: () => clearInterval(timer) };
}
