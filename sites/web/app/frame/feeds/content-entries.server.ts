import {
  articleKinds,
  articlesQuery,
  campaignsQuery,
  openPositionsQuery,
  type ArticleKind,
  type ArticleSummary,
} from "@preforma/domain/content";
import type { StrictClient } from "@preforma/domain/http";
import { defaultLocale } from "@preforma/domain/locales";
import type { EntryRouteName } from "@preforma/domain/routes";
import { kindRows } from "../../features/content/article-kinds.ts";
import { slugsOf, type Slugs } from "../../platform/seo/alternates.ts";

/** A content entry that has its own page. */
export interface ContentEntryPage {
  name: EntryRouteName;
  id: number;
  slugs: Slugs;
  /** ISO 8601. */
  changed: string;
}

/** Articles per request. */
const batch = 100;

/** All published articles of a kind, the newest first. */
export async function allArticles(client: StrictClient, kind: ArticleKind): Promise<ArticleSummary[]> {
  const articles: ArticleSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { items, meta } = await articlesQuery(client, defaultLocale, kind, { page, limit: batch }).queryFn(
      {},
    );
    articles.push(...items);
    if (!meta.hasNextPage) return articles;
  }
}

/** Every article, campaign and open position, for the sitemap. */
export async function contentEntries(client: StrictClient): Promise<ContentEntryPage[]> {
  const [articles, campaigns, positions] = await Promise.all([
    Promise.all(
      articleKinds.map(async (kind) =>
        (await allArticles(client, kind)).map((entry) => ({ name: kindRows[kind].article, entry })),
      ),
    ),
    campaignsQuery(client, defaultLocale, "all").queryFn({}),
    openPositionsQuery(client, defaultLocale).queryFn({}),
  ]);
  return [
    ...articles.flat(),
    ...campaigns.map((entry) => ({ name: "campaign" as const, entry })),
    ...positions.map((entry) => ({ name: "openPosition" as const, entry })),
  ].map(({ name, entry }) => ({
    name,
    id: entry.id,
    slugs: slugsOf(entry.seo_translations),
    changed: entry.updated_at,
  }));
}
