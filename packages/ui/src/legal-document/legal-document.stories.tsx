import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureLegalTexts } from "../fixtures/content/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { LegalDocument } from "./legal-document.tsx";

function useTexts() {
  const { locale } = useLocale();
  return fixtureLegalTexts.map(({ key, texts }) => ({
    id: texts[locale].slug ?? key,
    title: texts[locale].title,
    summary: texts[locale].summary,
    // As much as shows the look. A number of zeros alone is grouped: saved snapshots would read it as zero.
    html: texts[locale].body
      .split("<h2>")
      .slice(0, 2)
      .join("<h2>")
      .replace("0000000000000000", "0000-0000-0000-0000"),
    updatedAt: "2026-04-20",
  }));
}

const meta = {
  title: "Content/Legal document",
  component: LegalDocument,
  args: { documents: [] },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof LegalDocument> = {
  args: {
    documents: [
      {
        id: "privacy",
        title: "Privacy notice",
        summary: "Which data we store and why.",
        html: "<h2>Data that you give us</h2><p>Your name and address, so that we can send your order.</p>",
        updatedAt: "2026-05-14",
      },
    ],
  },
  tags: ["playground", "!test"],
};

export const WithContents: Story = {
  render: function WithContents() {
    return <LegalDocument documents={useTexts()} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("navigation")).toHaveAccessibleName();
    // Every fragment leads somewhere.
    for (const link of canvasElement.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      await expect(
        canvasElement.ownerDocument.getElementById(decodeURIComponent(link.hash.slice(1))),
      ).not.toBeNull();
    }
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(fixtureLegalTexts.length);
  },
};

/** On its own page. */
export const Alone: Story = {
  parameters: { picture: false, pictureOff: "The same text without the list beside it." },
  render: function Alone() {
    return <LegalDocument documents={useTexts().slice(0, 1)} headingLevel={1} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(0);
  },
};

export const Keyboard: Story = {
  ...WithContents,
  ...pressing(async ({ all, one, tabThrough, clicks }) => {
    // How many links the texts have differs from language to language.
    await tabThrough(`link ${all("a").length}`);
    await clicks(one("a"), "Enter");
  }),
  tags: ["keyboard"],
};
