import type { Meta, StoryObj } from "@storybook/react-vite";
import { directionOf, type Locale } from "@preforma/domain/locales";
import { expect } from "storybook/test";
import { fixtureCategories } from "../fixtures/index.ts";
import { formatDate } from "../dates/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { SavedPages } from "./index.ts";
import titles from "./saved-pages.words.json" with { type: "json" };

function Example() {
  const { locale } = useLocale();
  // The last was read in another language.
  const languages = [locale, locale, locale === "ar" ? "tr" : "ar"] as const;
  return (
    <SavedPages
      title={titles[locale]}
      pages={fixtureCategories.slice(0, languages.length).map((category, index) => {
        const lang = languages[index] ?? locale;
        return {
          href: `#page-${index}`,
          title: category.title[lang],
          lang,
          dir: directionOf(lang),
          when: formatDate("2026-11-22", locale),
        };
      })}
    />
  );
}

const meta = {
  title: "Pages/Saved pages",
  tags: ["experimental"],
  component: SavedPages,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof SavedPages> = {
  args: {
    title: "What does 28/410 mean? How to read a neck finish",
    pages: [
      {
        href: "#reading-a-neck-finish",
        title: "What does 28/410 mean? How to read a neck finish",
        lang: "en",
        dir: "ltr",
        when: "14.05.2026",
      },
      {
        href: "#dimensioned-drawings",
        title: "Every product now comes with a dimensioned drawing",
        lang: "en",
        dir: "ltr",
        when: "14.05.2026",
      },
      {
        href: "#public-holidays",
        title: "Office and loading hours on public holidays",
        lang: "en",
        dir: "ltr",
        when: "14.05.2026",
      },
    ],
  },
  render: (args) => <SavedPages {...args} />,
  tags: ["playground", "!test"],
};

/** Three pages, one of them in another language. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole("region", { name: titles[globals.locale as Locale] });
    await expect(region).toBeVisible();
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(3);
    await expect(links[2]).toHaveAttribute("lang", globals.locale === "ar" ? "tr" : "ar");
    await expect(links[2]).toHaveAttribute("dir", globals.locale === "ar" ? "ltr" : "rtl");
  },
};

export const Keyboard: Story = { ...Default, ...pressLinks("link 3"), tags: ["keyboard"] };
