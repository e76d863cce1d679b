import { blogTags } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { answeringClipboard } from "../copy-button/copy-button.fixtures.ts";
import { fixtureArticles } from "../fixtures/content/index.ts";
import { fixtureImage } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
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

export const Playground: StoryObj<typeof Article> = {
  args: {
    title: "What does 28/410 mean? How to read a neck finish",
    summary: "The first figure is the diameter, the second the thread. Unless both match, the cap will leak.",
    html: "<p>Thin walls save material. They must still pass the drop test.</p><h2>Where thickness counts</h2><p>The neck and the base carry the load.</p>",
    kind: "blog",
    date: "2026-05-14",
    readingMinutes: 5,
    image: fixtureImage("bottle-amber", ""),
  },
  tags: ["playground", "!test"],
};

export const Blog: Story = {
  render: function Blog() {
    const { locale } = useLocale();
    const { title, summary, body } = blog!.texts[locale];
    return (
      <Article
        title={title}
        summary={summary}
        // Only its first section; the prose has a story with the whole body.
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

/** Without a picture, tags and further reading. */
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

export const Keyboard: Story = {
  ...Blog,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("button, link 4");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter");
    await waitFor(() => expect(clipboard.texts).toEqual(["https://www.preforma.example/blog/28-410"]));
    clipboard.restore();
    await clicks(one("a"), "Enter");
  }),
  tags: ["keyboard"],
};
