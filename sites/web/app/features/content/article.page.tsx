import { Article } from "@preforma/ui/article";
import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Container } from "@preforma/ui/layout";
import { ShareMenu } from "@preforma/ui/share-menu";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { breadcrumbList, StructuredData } from "../../platform/seo/structured-data.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser } from "../../platform/loading/on-demand.ts";
import type { PageProps } from "../../platform/loading/page-props.ts";
import { loadArticle } from "./article.ts";
import { kindRows } from "./article-kinds.ts";
import { articleNode } from "./content-nodes.ts";
import * as css from "./content.css.ts";

export const loader = loadOnServer(loadArticle);
export const clientLoader = loadInBrowser(loadArticle);

/** The page of an article of any kind: its text, its tags, and where to read on. */
export default function ArticlePage({ loaderData: page }: PageProps<typeof loadArticle>) {
  const origin = useRootData()?.origin ?? "";
  const { locale } = useTranslation();
  const { head, crumbs, kind, lang, dir } = page;
  return (
    <Container className={css.article}>
      <PageHead head={head} />
      <StructuredData
        nodes={[
          breadcrumbList(origin, crumbs),
          articleNode(origin, kindRows[kind].schema, head, lang ?? locale),
        ]}
      />
      <div className={css.way}>
        <Breadcrumb items={crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      </div>
      <div lang={lang} dir={dir}>
        <Article
          title={page.title}
          {...(page.summary === "" ? {} : { summary: page.summary })}
          html={page.html}
          date={head.published ?? ""}
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
