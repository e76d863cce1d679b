import { blogTags } from "@preforma/domain/content";
import { Article } from "../article/index.ts";
import { fixtureArticles, fixtureImage } from "../fixtures/index.ts";
import { Container } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Page } from "./page.tsx";

/** A blog article. */
export function ArticlePage() {
  const { locale } = useLocale();
  const [blog, news] = fixtureArticles;
  const { title, summary, body } = blog!.texts[locale];
  return (
    <Page>
      <Container style={{ paddingBlock: "2rem 4rem" }}>
        <Article
          title={title}
          summary={summary}
          html={body.split("<h2>").slice(0, 2).join("<h2>")}
          kind="blog"
          date={blog!.publishedAt}
          readingMinutes={blog!.readingMinutes}
          image={fixtureImage("bottle-amber", "")}
          url="https://www.preforma.example/blog/28-410"
          tags={[{ key: "closures", title: blogTags.closures[locale], href: "#closures" }]}
          related={[
            {
              href: `#${news!.key}`,
              title: news!.texts[locale].title,
              date: news!.publishedAt,
              kind: news!.kind,
              priority: true,
            },
          ]}
        />
      </Container>
    </Page>
  );
}
