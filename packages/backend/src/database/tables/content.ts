import type { Generated } from "kysely";
import type { Flag } from "./store.ts";

/** News, legal texts, questions and everything else that staff write besides the catalogue. */
export interface ContentTables {
  content_entries: ContentEntriesTable;
  content_texts: ContentTextsTable;
}

export interface ContentEntriesTable {
  id: Generated<number>;
  kind: string;
  /** Unique within its kind. */
  key: string;
  is_active: Flag;
  sort_order: number;
  /** Hidden before this time; null is visible at once. */
  published_at: string | null;
  /** Hidden from this time on. */
  expires_at: string | null;
  /** JSON of the kind's facts, as in `contentRecordSchemas`. */
  facts: string;
  created_at: string;
  updated_at: string;
}

export interface ContentTextsTable {
  entry_id: number;
  language_code: string;
  title: string;
  slug: string;
  summary: string;
  /** Sanitised HTML. */
  body: string;
  /** JSON of fields that only some kinds have, such as the requirements of a job. */
  details: string;
}
