import { formatNumber } from "@preforma/domain/vocabulary";
import { EmptyState } from "@preforma/ui/empty-state";
import { Icon } from "@preforma/ui/icon";
import { Container, Grid } from "@preforma/ui/layout";
import { NewsCard } from "@preforma/ui/news-card";
import { Pagination } from "@preforma/ui/pagination";
import { Rss } from "@preforma/ui/drawings";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { itemList } from "../../platform/seo/structured-data.tsx";
import { listHref, loadArticleList } from "./article-list.ts";
import * as css from "./content.css.ts";

export const loader = loadOnServer(loadArticleList);
export const clientLoader = loadInBrowser(loadArticleList);

/** Number of cards whose pictures are in the first view. */
const firstRow = 3;

/**
 * The news, the announcements or the blog, newest first: tags where there are some, cards, pagination, and the feed.
 * Its route determines which.
 */
export default function ArticleListPage({ loaderData: list }: PageProps<typeof loadArticleList>) {
  const { t, locale } = useTranslation("content");
  return (
    <>
      <PageTop
        page={list}
        nodes={(origin) => [
          itemList(
            origin,
            list.articles.map(({ href }) => href),
          ),
        ]}
      />
      <Container className={css.body}>
        {list.tags.length > 0 && (
          <nav aria-label={t("tags")}>
            <ul role="list" className={css.tags}>
              <li>
                <a
                  href={list.path}
                  className={css.tag}
                  aria-current={list.tag === undefined ? "page" : undefined}
                >
                  {t("allTags")}
                </a>
              </li>
              {list.tags.map((tag) => (
                <li key={tag.key}>
                  <a href={tag.href} className={css.tag} aria-current={tag.current ? "page" : undefined}>
                    {tag.title} <span className={css.count}>{formatNumber(tag.count, locale)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {list.articles.length === 0 ? (
          <EmptyState title={t("nothingYet.title")}>
            <p>{t("nothingYet.text")}</p>
          </EmptyState>
        ) : (
          <>
            <Grid columns="large">
              {list.articles.map((article, index) => (
                <NewsCard key={article.href} {...article} headingLevel={2} priority={index < firstRow} />
              ))}
            </Grid>
            <Pagination
              page={list.page}
              pageCount={list.pages}
              hrefFor={(page) => listHref(list.path, page, list.tag)}
            />
          </>
        )}
        <a href={list.head.feed.path} className={css.feed} type="application/atom+xml">
          <Icon icon={Rss} size="text" />
          {t("feed.subscribe")}
        </a>
      </Container>
    </>
  );
}
