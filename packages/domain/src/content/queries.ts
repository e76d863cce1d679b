import { cachedQuery, type QueryDescription, type StrictClient } from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import { articlePageSize, type ArticleKind } from "./kinds.ts";
import type { BlogTag } from "./titles.ts";
import type {
  ArticleDetail,
  ArticleList,
  BankAccount,
  Campaign,
  Certificate,
  CompanyPage,
  FaqTopicQuestions,
  LegalDocument,
  Manager,
  OpenPosition,
  Reference,
} from "./answers.ts";

/** Prefix of every key, so that a change of the content can invalidate all of it at once. */
export const contentKey = "content";

/** A read of one path in one language. */
function content<Data>(client: StrictClient, locale: Locale, path: string): QueryDescription<Data> {
  return cachedQuery([contentKey, path, locale], ({ signal }) =>
    client.get<Data>(path, { query: { languageCode: locale }, signal }),
  );
}

/** The parameters of a list of articles; `tag` is for the blog. */
export interface ArticleFilter {
  page?: number;
  limit?: number;
  tag?: BlogTag;
}

/** One page of news, announcements or the blog, newest first. */
export function articlesQuery(
  client: StrictClient,
  locale: Locale,
  kind: ArticleKind,
  filter: ArticleFilter = {},
): QueryDescription<ArticleList> {
  const query = {
    page: filter.page ?? 1,
    limit: filter.limit ?? articlePageSize,
    ...(filter.tag ? { tag: filter.tag } : {}),
    languageCode: locale,
  };
  return cachedQuery([contentKey, kind, query], ({ signal }) =>
    client.get<ArticleList>(kind, { query, signal }),
  );
}

/** One article with its text. Fails with status 404 when there is none with that id. */
export function articleQuery(
  client: StrictClient,
  locale: Locale,
  kind: ArticleKind,
  id: number,
): QueryDescription<ArticleDetail> {
  return content<ArticleDetail>(client, locale, `${kind}/${id}`);
}

/** All legal texts; each one's slug is its fragment on the page. */
export function legalDocumentsQuery(client: StrictClient, locale: Locale): QueryDescription<LegalDocument[]> {
  return content<LegalDocument[]>(client, locale, "legal-documents");
}

/** All questions, by topic. */
export function faqsQuery(client: StrictClient, locale: Locale): QueryDescription<FaqTopicQuestions[]> {
  return content<FaqTopicQuestions[]>(client, locale, "faqs");
}

/** Current, future or all campaigns; the one that ends first comes first. */
export function campaignsQuery(
  client: StrictClient,
  locale: Locale,
  state: "running" | "upcoming" | "all" = "running",
): QueryDescription<Campaign[]> {
  return cachedQuery([contentKey, "campaigns", locale, state], ({ signal }) =>
    client.get<Campaign[]>("campaigns", { query: { state, languageCode: locale }, signal }),
  );
}

/** One campaign, even if it has ended or not started. Fails with status 404 when there is none with that id. */
export function campaignQuery(client: StrictClient, locale: Locale, id: number): QueryDescription<Campaign> {
  return content<Campaign>(client, locale, `campaigns/${id}`);
}

/** The accounts for bank transfers. */
export function bankAccountsQuery(client: StrictClient, locale: Locale): QueryDescription<BankAccount[]> {
  return content<BankAccount[]>(client, locale, "bank-accounts");
}

/** Customer references. */
export function referencesQuery(client: StrictClient, locale: Locale): QueryDescription<Reference[]> {
  return content<Reference[]>(client, locale, "references");
}

/** The company's managers. */
export function managersQuery(client: StrictClient, locale: Locale): QueryDescription<Manager[]> {
  return content<Manager[]>(client, locale, "managers");
}

/** Quality certificates. */
export function certificatesQuery(client: StrictClient, locale: Locale): QueryDescription<Certificate[]> {
  return content<Certificate[]>(client, locale, "certificates");
}

/** A page about the company by its key, such as `production`. Fails with status 404 while it is not written. */
export function companyPageQuery(
  client: StrictClient,
  locale: Locale,
  key: string,
): QueryDescription<CompanyPage> {
  return content<CompanyPage>(client, locale, `company-pages/${encodeURIComponent(key)}`);
}

/** Positions that are open today. */
export function openPositionsQuery(client: StrictClient, locale: Locale): QueryDescription<OpenPosition[]> {
  return content<OpenPosition[]>(client, locale, "open-positions");
}
