import { blogTags } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureArticles } from "../fixtures/content.ts";
import { fixtureImage } from "../fixtures/index.ts";
import { useLocale } from "../provider/index.ts";
import { Article } from "./article.tsx";

const [blog, news, announcement] = fixtureArticles;

const meta = {
  title: "Content/Article",
  component: Article,
  args: { title: "", html: "", date: blog!.publishedAt },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blog: Story = {
  render: function Blog() {
    const { locale } = useLocale();
    const { title, summary, body } = blog!.texts[locale];
    return (
      <Article
        title={title}
        summary={summary}
        // Its first section; the whole body is a story of the prose.
        html={body.split("<h2>").slice(0, 2).join("<h2>")}
        kind="blog"
        date={blog!.publishedAt}
        readingMinutes={blog!.readingMinutes}
        image={fixtureImage("bottle-amber", "")}
        url="https://www.preforma.example/blog/28-410"
        tags={(["neck-finishes", "closures"] as const).map((key) => ({
          key,
          title: blogTags[key][locale],
          href: `#${key}`,
        }))}
        related={[news!, announcement!].map((article) => ({
          href: `#${article.key}`,
          title: article.texts[locale].title,
          date: article.publishedAt,
          kind: article.kind,
          image: article.picture === null ? null : fixtureImage(article.picture, ""),
          priority: true,
        }))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    // The outline has no gaps: body and related articles under the title, cards under those.
    const levels = canvas.getAllByRole("heading").map((heading) => Number(heading.tagName[1]));
    for (const [place, level] of levels.entries()) {
      await expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
    }
    await expect(canvas.getByRole("complementary")).toHaveAccessibleName();
    await expect(canvasElement.querySelectorAll("[role=status]")).toHaveLength(1);
  },
};

/** Neither picture nor tags nor anything to read on. */
export const Announcement: Story = {
  render: function Announcement() {
    const { title, summary, body } = announcement!.texts[useLocale().locale];
    return <Article title={title} summary={summary} html={body} date={announcement!.publishedAt} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("complementary")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
