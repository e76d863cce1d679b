import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { PrivateSettings } from "@preforma/domain/settings";
import type { DatabaseSchema } from "../database/schema.ts";
import { onMailAnnounced } from "./announce.ts";
import { readMailFailure } from "./failures.ts";
import { holdLease } from "./lease.ts";
import { claimMails, forgetTexts, settleMail, type Outcome, type StoredMail } from "./outbox.ts";
import { backOff, defaultMailTiming, type MailTiming } from "./timing.ts";
import { mailConnections, mailServer, openTransport, type MailTransport } from "./transport.ts";

/** What the worker works with. */
export interface MailWorkerParts {
  db: Kysely<DatabaseSchema>;
  /** Asked anew before every look, so that a change of settings needs no restart. */
  settings: () => PrivateSettings;
  /** `smtp://` or `smtps://` address; wins over the settings. May carry `?from=address`. */
  smtpUrl?: string;
  publicOrigin: string;
  logger: Logger;
  timing?: Partial<MailTiming>;
}

/** A worker that empties the outbox. */
export interface MailWorker {
  /** Lets mails that are on their way finish for a moment, gives the others back, and stops. */
  close(): Promise<void>;
}

/** After an announcement the transaction around it ends soon; these are the moments to look, ms. */
const looksAfterAnnouncement = [15, 100, 400];
const betweenTidying = 60 * 60 * 1000;

/**
 * Sends what is in the outbox, a few mails at a time. Any number of workers may share a database. A
 * server that is down costs a mail nothing: the worker waits, tries one, and goes on when it is back.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { db, settings, smtpUrl, publicOrigin, logger } = parts;
  const timing: MailTiming = { ...defaultMailTiming, ...parts.timing };
  const owner = randomUUID();
  const stop = new AbortController();
  const giveBack = new AbortController();
  const onTheirWay = new Set<Promise<void>>();
  let wake: () => void = () => {};
  let woken = false;
  const look = (): void => {
    woken = true;
    wake();
  };

  let open: { key: string; transport: MailTransport } | null = null;
  let saidWaiting = false;
  const transportNow = (): MailTransport | null => {
    const server = mailServer(smtpUrl, settings());
    if (open && open.key !== server?.key) {
      open.transport.close();
      open = null;
    }
    if (!server) {
      if (!saidWaiting)
        logger.info(
          "no mail server is set: mails wait in the outbox (SMTP_URL; `pnpm staff mail list` shows them)",
        );
      saidWaiting = true;
      return null;
    }
    open ??= { key: server.key, transport: openTransport(server, publicOrigin, timing) };
    return open.transport;
  };

  /** Failures to reach the server in a row, and until when it is left alone. */
  let unreachable = 0;
  let leaveAloneUntil = 0;

  const judge = (mail: StoredMail, error: unknown, lost: AbortSignal): Outcome => {
    if (giveBack.signal.aborted || lost.aborted) return { kind: "released" };
    const { kind, says } = readMailFailure(error);
    const old = Date.now() - Date.parse(mail.created_at) > timing.giveUp;
    if (kind === "unreachable") {
      // Several mails may have been on their way when it went: that is one failure.
      if (unreachable === 0 || Date.now() >= leaveAloneUntil) unreachable++;
      leaveAloneUntil = Date.now() + backOff(unreachable, timing.firstPause, timing.longestPause);
      if (unreachable === 1) logger.warn({ says }, "the mail server cannot be reached; mails wait");
      // Behind the others for a little while, should it be this very mail that the server stumbles over.
      if (!old)
        return { kind: "later", wait: backOff(mail.tries, timing.firstPause, timing.longestPause), says };
    }
    if (kind === "refused" || old) {
      logger.warn({ mail: mail.id, tries: mail.tries, says }, "mail given up");
      return { kind: "given_up", says };
    }
    return { kind: "later", wait: backOff(mail.tries, timing.firstRetry, timing.longestRetry), says };
  };

  const deliver = async (mail: StoredMail, transport: MailTransport): Promise<void> => {
    const lease = holdLease(db, mail, timing.lease);
    try {
      await sendAndSettle(mail, transport, lease.lost);
    } finally {
      lease.release();
    }
  };

  const sendAndSettle = async (
    mail: StoredMail,
    transport: MailTransport,
    lost: AbortSignal,
  ): Promise<void> => {
    let outcome: Outcome;
    try {
      const limit = AbortSignal.timeout(timing.send);
      await transport.send(mail, AbortSignal.any([limit, lost, giveBack.signal]));
      outcome = { kind: "sent" };
      if (unreachable > 0) logger.info("the mail server is back");
      unreachable = 0;
      leaveAloneUntil = 0;
    } catch (error) {
      outcome = judge(mail, error, lost);
    }
    await writeDown(mail, outcome);
  };

  /** A mail that was sent but not written down would be sent again: so insist. */
  const writeDown = async (mail: StoredMail, outcome: Outcome): Promise<void> => {
    const until = Date.now() + timing.insist;
    for (let failures = 1; ; failures++) {
      try {
        return await settleMail(db, mail, outcome);
      } catch (error) {
        if (failures === 1)
          logger.warn({ err: error, mail: mail.id }, "what became of a mail cannot be written down yet");
        const wait = backOff(failures, 100, 2000);
        if (Date.now() + wait > until || giveBack.signal.aborted) return;
        await pause(wait, undefined, { signal: giveBack.signal }).catch(() => {});
      }
    }
  };

  const take = async (): Promise<void> => {
    const transport = transportNow();
    if (!transport || Date.now() < leaveAloneUntil) return;
    // While the server is in doubt, one mail at a time finds out.
    const room = (unreachable > 0 ? 1 : mailConnections) - onTheirWay.size;
    if (room <= 0) return;
    for (const mail of await claimMails(db, owner, room, timing.lease)) {
      const task = deliver(mail, transport).finally(() => {
        onTheirWay.delete(task);
        look();
      });
      onTheirWay.add(task);
    }
  };

  let tidiedAt = 0;
  const tidy = async (): Promise<void> => {
    if (Date.now() - tidiedAt < betweenTidying) return;
    await forgetTexts(db);
    tidiedAt = Date.now();
  };

  const working = (async () => {
    let failures = 0;
    while (!stop.signal.aborted) {
      woken = false;
      try {
        await take();
        await tidy();
        failures = 0;
      } catch (error) {
        if (++failures === 1) logger.warn({ err: error }, "the outbox cannot be read; going on when it can");
      }
      if (stop.signal.aborted) break;
      if (woken && failures === 0) continue;
      const rest = failures > 0 ? backOff(failures, 200, timing.look) : untilNextLook();
      const waking = new Promise<void>((resolve) => (wake = resolve));
      const over = new AbortController();
      await Promise.race([
        failures > 0
          ? new Promise<void>((resolve) =>
              stop.signal.addEventListener("abort", () => resolve(), { once: true }),
            )
          : waking,
        pause(rest, undefined, { signal: over.signal, ref: false }).catch(() => {}),
      ]);
      over.abort();
    }
  })();

  function untilNextLook(): number {
    const alone = leaveAloneUntil - Date.now();
    return alone > 0 ? Math.min(alone, timing.look) : timing.look;
  }

  const timers = new Set<NodeJS.Timeout>();
  const silence = onMailAnnounced(() => {
    // One round of looks serves all that is announced while it lasts.
    if (timers.size > 0) return;
    for (const after of looksAfterAnnouncement) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        look();
      }, after);
      timer.unref();
      timers.add(timer);
    }
  });

  return {
    async close() {
      silence();
      for (const timer of timers) clearTimeout(timer);
      stop.abort();
      look();
      await working;
      const grace = new AbortController();
      await Promise.race([
        Promise.all(onTheirWay),
        pause(timing.closing, undefined, { signal: grace.signal }).catch(() => {}),
      ]);
      grace.abort();
      giveBack.abort();
      await Promise.all(onTheirWay);
      open?.transport.close();
    },
  };
}
