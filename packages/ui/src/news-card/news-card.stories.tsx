import { blogTags } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { fixtureArticles, fixtureCampaigns } from "../fixtures/content/index.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureImage } from "../fixtures/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Grid, Stack } from "../layout/index.ts";
import { formatDate } from "../dates/index.ts";
import { useLocale } from "../provider/index.ts";
import { NewsCard, type NewsCardProps } from "./news-card.tsx";

const [blog, news, announcement] = fixtureArticles;

function useCards(): NewsCardProps[] {
  const { locale } = useLocale();
  const campaign = fixtureCampaigns[0]!;
  return [
    ...[blog!, news!, announcement!].map((article) => ({
      href: `#${article.key}`,
      title: article.texts[locale].title,
      summary: article.texts[locale].summary,
      date: article.publishedAt,
      kind: article.kind,
      readingMinutes: article.kind === "blog" ? article.readingMinutes : undefined,
      image: article.picture === null ? null : fixtureImage(article.picture, ""),
      tags:
        article.kind === "blog"
          ? [
              { key: "neck-finishes", title: blogTags["neck-finishes"][locale] },
              { key: "closures", title: blogTags.closures[locale] },
            ]
          : [],
      priority: true,
    })),
    {
      href: `#${campaign.key}`,
      title: campaign.texts[locale].title,
      summary: campaign.texts[locale].summary,
      date: campaign.validFrom,
      kind: "campaign",
      priority: true,
    },
  ];
}

const meta = {
  title: "Content/News card",
  component: NewsCard,
  args: { href: "#haber", title: "", date: blog!.publishedAt },
} satisfies Meta<typeof NewsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof NewsCard> = {
  args: {
    href: "#article",
    title: "What does 28/410 mean? How to read a neck finish",
    summary: "The first figure is the diameter, the second the thread. Unless both match, the cap will leak.",
    date: "2026-05-14",
    kind: "blog",
    readingMinutes: 5,
    image: fixtureImage("bottle-amber", ""),
  },
  decorators: [inColumn(380)],
  tags: ["playground", "!test"],
};

/** Every kind, with and without a picture. */
export const Tiles: Story = {
  render: function Tiles() {
    const cards = useCards();
    return (
      <Grid columns="large">
        {cards.map((card) => (
          <NewsCard key={card.href} {...card} />
        ))}
      </Grid>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(4);
    await expect(canvasElement).toHaveTextContent(formatDate(blog!.publishedAt, globals.locale));
    // The card answers as a whole: the summary lies under the link.
    const summary = canvas.getByText(blog!.texts[globals.locale as "tr"].summary);
    const { x, y } = summary.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 4, y + 4)).toBe(links[0]);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    links[0]!.blur();
  },
};

export const Rows: Story = {
  render: function Rows() {
    const cards = useCards();
    return (
      <Stack>
        {cards.slice(1, 3).map((card) => (
          <NewsCard key={card.href} {...card} kind={undefined} layout="row" headingLevel={2} />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  },
};

export const Keyboard: Story = { ...Tiles, ...pressLinks("link 4"), tags: ["keyboard"] };
