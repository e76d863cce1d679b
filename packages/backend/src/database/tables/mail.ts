import type { Generated } from "kysely";

/** Outgoing mail. */
export interface MailTables {
  outbox: OutboxTable;
}

export interface OutboxTable {
  id: Generated<number>;
  /** The same for all tries, so that a receiver can detect a duplicate. */
  message_id: string;
  recipient: string;
  /** What it is about, such as `request/12`: the mail is deleted when that is erased. */
  about: string | null;
  reply_to: string | null;
  /** The one-click unsubscribe URL (RFC 8058); null for mails without one. */
  unsubscribe_url: string | null;
  subject: string;
  text_body: string;
  html_body: string | null;
  /** Language of the texts. */
  language_code: string;
  created_at: string;
  /** Number of tries so far. */
  tries: number;
  /** Not sent before this instant, ISO 8601. */
  due_at: string;
  /** Leased by a worker until this instant; then another may claim it. */
  leased_until: string | null;
  lease_owner: string | null;
  sent_at: string | null;
  /** Given up at this instant: undeliverable for too long, or refused by the server for good. */
  failed_at: string | null;
  /** The mail server's last error, without email addresses. */
  last_error: string | null;
}
