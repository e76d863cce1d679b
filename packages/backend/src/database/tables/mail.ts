import type { Generated } from "kysely";

/** Mail on its way out. */
export interface MailTables {
  outbox: OutboxTable;
}

export interface OutboxTable {
  id: Generated<number>;
  /** Stable over all tries, so that a receiver can tell a duplicate. */
  message_id: string;
  recipient: string;
  /** What it is about, such as `request/12`: the mail is deleted when that is erased. */
  about: string | null;
  reply_to: string | null;
  /** Where mail programs end such mails with one click (RFC 8058); null for mails that cannot be ended. */
  unsubscribe_url: string | null;
  subject: string;
  text_body: string;
  html_body: string | null;
  /** Language of the texts. */
  language_code: string;
  created_at: string;
  /** Number of tries so far. */
  tries: number;
  /** Not before this instant, ISO 8601. */
  due_at: string;
  /** A worker holds it until this instant; then another may take it. */
  leased_until: string | null;
  lease_owner: string | null;
  sent_at: string | null;
  /** Given up at this instant: too many tries, or an address that the server refuses for good. */
  failed_at: string | null;
  /** What the mail server said last; no addresses. */
  last_error: string | null;
}
