import type { Generated } from "kysely";
import type { RequestKind, RequestState } from "@preforma/domain/requests";

/** What visitors sent: messages, feedback, applications, requests for offers. */
export interface RequestsTables {
  requests: RequestsTable;
  request_files: RequestFilesTable;
  upload_deletions: UploadDeletionsTable;
  quotes: QuotesTable;
  quote_lines: QuoteLinesTable;
}

export interface RequestsTable {
  id: Generated<number>;
  kind: RequestKind;
  status: RequestState;
  /** The signed-in customer; never what a body claims. Null for a visitor and for anonymous feedback. */
  customer_id: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** Lower case of it, by which what one address was sent is counted. */
  email_key: string | null;
  phone: string | null;
  /** JSON of the fields that only this kind has. */
  fields: string;
  /** Language in which it was sent. */
  language_code: string;
  /** Finds the request in the log. */
  request_id: string;
  /** Made by the client; unique within a kind, so that sending again stores nothing twice. */
  request_key: string | null;
  /** Digest of the whole, by which a key that is used for something else is noticed. */
  fingerprint: string;
  created_at: string;
  updated_at: string;
}

export interface RequestFilesTable {
  id: Generated<number>;
  request_id: number;
  /** As the sender called it, made harmless; shown and offered as the name to save it under. */
  name: string;
  /** Random name in the folder of uploads. */
  stored_name: string;
  /** As found by looking into the file. */
  content_type: string;
  bytes: number;
  created_at: string;
}

/** Files that are deleted unless a request names them by then: uploads under way, and those of erased requests. */
export interface UploadDeletionsTable {
  stored_name: string;
  /** From when on the file may be deleted. */
  due_at: string;
}

/** What staff answered to a request for an offer; a new answer takes the place of the one before. */
export interface QuotesTable {
  request_id: number;
  /** SHA-256 of the token in the mailed link, hex. */
  token_digest: string;
  /** Counts up with each answer, so that a customer cannot accept an answer they have not seen. */
  revision: number;
  currency: string;
  /** Net shipping, minor units. */
  shipping_minor: number;
  /** Whole per cent; 0 for an export. */
  vat_percent: number;
  /** The last day on which it can be accepted, `YYYY-MM-DD` of the company's calendar. */
  valid_until: string;
  note: string | null;
  decline_reason: string | null;
  /** When it was accepted or declined. */
  decided_at: string | null;
  /** What it became. */
  order_id: number | null;
  created_at: string;
  /** When the present answer was given. */
  updated_at: string;
}

export interface QuoteLinesTable {
  id: Generated<number>;
  request_id: number;
  product_id: number;
  /** JSON of what was chosen, by what it is called. */
  variants: string;
  quantity: number;
  /** Net, minor units. */
  unit_price_minor: number;
}
