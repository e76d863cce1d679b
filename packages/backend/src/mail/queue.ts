import { randomUUID } from "node:crypto";
import type { Locale } from "@preforma/domain/locales";
import type { DbTransaction } from "../database/schema.ts";

/** Workers of this process that are notified of new mail. */
const listeners = new Set<() => void>();

/**
 * Notifies the workers of this process that a mail was queued. The surrounding transaction is still open, so they poll
 * a few times in the moments that follow; their regular poll finds mails that they miss.
 */
function announceMail(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener for every mail that is queued in this process; returns a function that unsubscribes it. */
export function onMailAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A mail to queue; `composeMail` renders one. */
export interface Mail {
  to: string;
  /** The reply address, such as that of the visitor who wrote. */
  replyTo?: string | null | undefined;
  /** The one-click unsubscribe URL, which accepts a POST (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** What a mail is about, and with whose data it is erased: an account, a request, a review, an order, a notice. */
export type MailTopic = `${"customer" | "request" | "comment" | "order" | "stock_notice"}/${number}`;

/**
 * Queues a mail inside the transaction that stores the data it is about: either both are stored or neither. The worker
 * sends it at least once, unless that data is erased first. Throws a `TypeError` for a recipient that is not one
 * address.
 */
export async function queueMail(transaction: DbTransaction, mail: Mail, about: MailTopic): Promise<void> {
  const now = new Date().toISOString();
  await transaction
    .insertInto("outbox")
    .values({
      message_id: randomUUID(),
      recipient: oneAddress(mail.to),
      about,
      reply_to: mail.replyTo ? oneAddress(mail.replyTo) : null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      subject: oneLine(mail.subject),
      text_body: mail.text,
      html_body: mail.html,
      language_code: mail.locale,
      created_at: now,
      tries: 0,
      due_at: now,
    })
    .execute();
  announceMail();
}

/** Even if a form accepted more, this prevents a second recipient or an injected header. */
function oneAddress(address: string): string {
  if (!/^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u.test(address))
    throw new TypeError("A mail goes to exactly one plain address.");
  return address;
}

/** Keeps the subject on one line and at a readable length. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 200);

/** Max topics in one statement; SQLite accepts 32,766 values. */
const maxTopics = 1000;

/** Deletes the mails about things that are being erased, including mails that still wait. */
export async function eraseMailsAbout(
  transaction: DbTransaction,
  topics: readonly MailTopic[],
): Promise<void> {
  for (let first = 0; first < topics.length; first += maxTopics)
    await transaction
      .deleteFrom("outbox")
      .where("about", "in", topics.slice(first, first + maxTopics))
      .execute();
}
