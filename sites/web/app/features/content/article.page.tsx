import { Article } from "@preforma/ui/article";
import { Container } from "@preforma/ui/layout";
import { ShareMenu } from "@preforma/ui/share-menu";
import { articleQuery } from "@preforma/domain/content";
import { pathTo } from "@preforma/domain/routes";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { PageBreadcrumb } from "../../platform/page/page-breadcrumb.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { kindRows, articleKindAt, feedPath } from "./article-kinds.ts";
import { articleNode } from "./content-nodes.ts";
import * as css from "./content.css.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { notFound } from "../../platform/http/not-found-response.ts";
import { listHref, alike } from "./article-list.ts";
import { articleCard, coverImage } from "./article-view.ts";
import { shareImage } from "../../platform/seo/share-image.ts";
import { entryOf, entryPage } from "./entry-page.ts";

/** Loads one news item, announcement or blog article. */
async function loadArticle(context: PageContext) {
  const { locale, t, client, url } = context;
  const kind = articleKindAt(url);
  const article = await entryOf(context, (id) => articleQuery(client, locale, kind, id));
  const text = article.translations[0];
  if (!text) throw notFound();
  const title = t(`content:${kind}.title`);
  const list = { title, path: pathTo(kind, locale), description: title };
  const { head, ...page } = entryPage(kindRows[kind].article, article, text, list, context);
  return {
    ...page,
    head: {
      ...head,
      type: "article" as const,
      published: article.published_at,
      modified: article.updated_at > article.published_at ? article.updated_at : article.published_at,
      feed: { title: t("content:feed.title", { title }), path: feedPath(kind, locale) },
      image: shareImage(kind, article.id, locale, text.title),
    },
    kind,
    title: text.title,
    summary: text.summary,
    html: text.body,
    image: coverImage(article.cover),
    readingMinutes: text.reading_minutes,
    tags: article.tags.map((tag) => ({ ...tag, href: listHref(list.path, 1, tag.key) })),
    related: alike(
      kind,
      article.related.map((other) => articleCard(kind, other, locale)),
    ),
  };
}

export const loader = loadOnServer(loadArticle);
export const clientLoader = loadInBrowser(loadArticle);

/** The page of an article of any kind: its text, its tags, and further reading. */
export default function ArticlePage({ loaderData: page }: PageProps<typeof loadArticle>) {
  const origin = useRootData()?.origin ?? "";
  const { locale } = useTranslation();
  const { head, crumbs, kind, lang, dir } = page;
  return (
    <Container className={css.article}>
      <div className={css.way}>
        <PageBreadcrumb
          head={head}
          crumbs={crumbs}
          nodes={(site) => [articleNode(site, kindRows[kind].schema, head, lang ?? locale)]}
        />
      </div>
      <div lang={lang} dir={dir}>
        <Article
          title={page.title}
          {...(page.summary === "" ? {} : { summary: page.summary })}
          html={page.html}
          date={head.published}
          {...(kind === "announcements" ? {} : { readingMinutes: page.readingMinutes })}
          image={page.image}
          tags={page.tags}
          share={<ShareMenu url={`${origin}${head.canonical}`} title={page.title} />}
          related={page.related}
        />
      </div>
    </Container>
  );
}
