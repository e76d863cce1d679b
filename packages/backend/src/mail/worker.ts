import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { onMailAnnounced } from "./queue.ts";
import { MailDelivery, type MailDeliveryParts } from "./delivery.ts";
import { claimMails } from "./outbox.ts";
import { backOff, defaultMailTiming, type MailTiming } from "./timing.ts";

/** Dependencies of the worker. */
export interface MailWorkerParts extends Omit<MailDeliveryParts, "timing"> {
  timing?: Partial<MailTiming>;
}

/** The transaction around an announced mail ends soon after; the worker polls after these delays, ms. */
const pollsAfterAnnouncement = [15, 100, 400];

/**
 * Sends the mails in the outbox, a few at a time. Any number of workers may share a database. While a server is down,
 * the worker pauses, probes with one mail, and continues once the server is back.
 */
export class MailWorker {
  readonly #parts: Omit<MailDeliveryParts, "smtpUrl" | "settings" | "publicOrigin">;
  readonly #delivery: MailDelivery;
  readonly #owner = randomUUID();
  readonly #stop = new AbortController();
  readonly #polls = new Set<NodeJS.Timeout>();
  readonly #stopListening: () => void;
  readonly #running: Promise<void>;
  #wake: () => void = () => {};
  #isWoken = false;

  /** Starts working at once. */
  constructor({ timing, ...parts }: MailWorkerParts) {
    this.#parts = { ...parts, timing: { ...defaultMailTiming, ...timing } };
    this.#delivery = new MailDelivery({ ...parts, timing: this.#parts.timing });
    this.#stopListening = onMailAnnounced(() => this.#lookSoon());
    this.#running = this.#run();
  }

  /** Gives mails in flight a moment to finish, releases the others, and stops. */
  async close(): Promise<void> {
    this.#stopListening();
    for (const timer of this.#polls) clearTimeout(timer);
    this.#stop.abort();
    this.#look();
    await this.#running;
    await this.#delivery.close();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stop.signal.aborted) {
      this.#isWoken = false;
      try {
        await this.#claim();
        failures = 0;
      } catch (error) {
        if (++failures === 1)
          this.#parts.logger.warn({ err: error }, "the outbox cannot be read; going on when it can");
      }
      if (failures > 0) await this.#rest(backOff(failures, 200, this.#parts.timing.pollInterval));
      else if (!this.#isWoken) await this.#waitForWork();
    }
  }

  async #claim(): Promise<void> {
    const { capacity } = this.#delivery;
    if (capacity <= 0) return;
    const { db, timing } = this.#parts;
    for (const mail of await claimMails(db, this.#owner, capacity, timing.lease))
      this.#delivery.send(mail, () => this.#look());
  }

  async #waitForWork(): Promise<void> {
    const woken = new Promise<void>((resolve) => (this.#wake = resolve));
    const over = new AbortController();
    const { pollInterval } = this.#parts.timing;
    const ms = Math.min(this.#delivery.msUntilRetry || pollInterval, pollInterval);
    await Promise.race([woken, this.#rest(ms, over.signal)]);
    over.abort();
  }

  /** Ends early when the worker stops. */
  async #rest(ms: number, over?: AbortSignal): Promise<void> {
    const signal = over ? AbortSignal.any([over, this.#stop.signal]) : this.#stop.signal;
    await pause(ms, undefined, { signal, ref: false }).catch(() => {});
  }

  #look(): void {
    this.#isWoken = true;
    this.#wake();
  }

  #lookSoon(): void {
    // One round of polls serves all mails that are announced during it.
    if (this.#polls.size > 0) return;
    for (const after of pollsAfterAnnouncement) {
      const timer = setTimeout(() => {
        this.#polls.delete(timer);
        this.#look();
      }, after);
      timer.unref();
      this.#polls.add(timer);
    }
  }
}
