import { getQuery, type QueryDescription, type StrictClient } from "../http/index.ts";
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
const content = <Data>(client: StrictClient, locale: Locale, path: string): QueryDescription<Data> =>
  getQuery(client, [contentKey, path, locale], path, { query: { languageCode: locale } });

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
  return getQuery(client, [contentKey, kind, query], kind, { query });
}

/** One article with its text. Fails with status 404 when there is none with that id. */
export const articleQuery = (
  client: StrictClient,
  locale: Locale,
  kind: ArticleKind,
  id: number,
): QueryDescription<ArticleDetail> => content(client, locale, `${kind}/${id}`);

/** All legal texts; each one's slug is its fragment on the page. */
export const legalDocumentsQuery = (
  client: StrictClient,
  locale: Locale,
): QueryDescription<LegalDocument[]> => content(client, locale, "legal-documents");

/** All questions, by topic. */
export const faqsQuery = (client: StrictClient, locale: Locale): QueryDescription<FaqTopicQuestions[]> =>
  content(client, locale, "faqs");

/** Current, future or all campaigns; the one that ends first comes first. */
export const campaignsQuery = (
  client: StrictClient,
  locale: Locale,
  state: "running" | "upcoming" | "all" = "running",
): QueryDescription<Campaign[]> =>
  getQuery(client, [contentKey, "campaigns", locale, state], "campaigns", {
    query: { state, languageCode: locale },
  });

/** One campaign, even if it has ended or not started. Fails with status 404 when there is none with that id. */
export const campaignQuery = (client: StrictClient, locale: Locale, id: number): QueryDescription<Campaign> =>
  content(client, locale, `campaigns/${id}`);

/** The accounts for bank transfers. */
export const bankAccountsQuery = (client: StrictClient, locale: Locale): QueryDescription<BankAccount[]> =>
  content(client, locale, "bank-accounts");

/** Customer references. */
export const referencesQuery = (client: StrictClient, locale: Locale): QueryDescription<Reference[]> =>
  content(client, locale, "references");

/** The company's managers. */
export const managersQuery = (client: StrictClient, locale: Locale): QueryDescription<Manager[]> =>
  content(client, locale, "managers");

/** Quality certificates. */
export const certificatesQuery = (client: StrictClient, locale: Locale): QueryDescription<Certificate[]> =>
  content(client, locale, "certificates");

/** A page about the company by its key, such as `production`. Fails with status 404 while it is not written. */
export const companyPageQuery = (
  client: StrictClient,
  locale: Locale,
  key: string,
): QueryDescription<CompanyPage> => content(client, locale, `company-pages/${encodeURIComponent(key)}`);

/** Positions that are open today. */
export const openPositionsQuery = (client: StrictClient, locale: Locale): QueryDescription<OpenPosition[]> =>
  content(client, locale, "open-positions");
