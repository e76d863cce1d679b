import type { Locale } from "../locales/index.ts";

/** The content that staff write besides the catalogue; each kind is a path below `/api/v1`. */
export const contentKinds = [
  "legal-documents",
  "news",
  "announcements",
  "blog",
  "faqs",
  "campaigns",
  "bank-accounts",
  "references",
  "managers",
  "certificates",
  "open-positions",
  "company-pages",
] as const;
/** A kind of content. */
export type ContentKind = (typeof contentKinds)[number];

/** Whether a string is a kind of content. */
export function isContentKind(value: unknown): value is ContentKind {
  return typeof value === "string" && (contentKinds as readonly string[]).includes(value);
}

/** Kinds that are dated articles: a paginated list, and a page for each. */
export const articleKinds = ["news", "announcements", "blog"] as const satisfies readonly ContentKind[];
/** A kind of dated article. */
export type ArticleKind = (typeof articleKinds)[number];

/** Articles per page of a list. Requests can set another number. */
export const articlePageSize = 12;

/** A title in every language. */
export type Titles = Readonly<Record<Locale, string>>;
