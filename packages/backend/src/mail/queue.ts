import { randomUUID } from "node:crypto";
import type { Locale } from "@preforma/domain/locales";
import type { DbTransaction } from "../database/schema.ts";

/** Workers of this process that are notified of new mail. */
const listeners = new Set<() => void>();

/**
 * Tells the workers of this process that a mail was promised. The transaction around it is still open,
 * so they look a few times in the moments that follow; mails that they miss are found by their regular look.
 */
function announceMail(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener for every mail that is promised in this process; returns a function that stops it. */
export function onMailAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A mail as it is promised; `composeMail` lays one out. */
export interface Mail {
  to: string;
  /** Where answers go, such as the visitor who wrote. */
  replyTo?: string | null | undefined;
  /** Where mail programs end such mails with one click: an address that takes a post (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** What a mail is about, and with whose data it is erased: an account, a request, a review, an order, a notice. */
export type MailTopic = `${"customer" | "request" | "comment" | "order" | "stock_notice"}/${number}`;

/**
 * Promises a mail inside the transaction that stores what it is about: either both are on disk or neither. The worker
 * sends it at least once, unless what it is about is erased first. Throws a `TypeError` for a recipient that is not
 * one address.
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

/** Even if a form let more through, nothing becomes a second recipient or a separate header here. */
function oneAddress(address: string): string {
  if (!/^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u.test(address))
    throw new TypeError("A mail goes to exactly one plain address.");
  return address;
}

/** A subject stays on its line, and is no longer than people read. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 200);

/** Most topics that one statement names; SQLite takes 32,766 values. */
const atOnce = 1000;

/** Deletes the mails about things that are being erased, those that still wait too. */
export async function eraseMailsAbout(
  transaction: DbTransaction,
  topics: readonly MailTopic[],
): Promise<void> {
  for (let first = 0; first < topics.length; first += atOnce)
    await transaction
      .deleteFrom("outbox")
      .where("about", "in", topics.slice(first, first + atOnce))
      .execute();
}
