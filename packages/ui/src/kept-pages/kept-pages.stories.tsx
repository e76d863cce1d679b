import type { Meta, StoryObj } from "@storybook/react-vite";
import { directionOf, type Locale } from "@preforma/domain/locales";
import { expect } from "storybook/test";
import { fixtureCategories } from "../fixtures/index.ts";
import { formatDate } from "../dates/index.ts";
import { useLocale } from "../provider/index.ts";
import { KeptPages } from "./index.ts";

const titles: Readonly<Record<Locale, string>> = {
  tr: "Bu cihazda okuyabileceğiniz sayfalar",
  en: "Pages you can read on this device",
  ru: "Страницы, доступные на этом устройстве",
  fr: "Pages lisibles sur cet appareil",
  ar: "صفحات يمكنك قراءتها على هذا الجهاز",
  de: "Seiten, die Sie auf diesem Gerät lesen können",
};

function Example() {
  const { locale } = useLocale();
  // The last was read in another language.
  const languages = [locale, locale, locale === "ar" ? "tr" : "ar"] as const;
  return (
    <KeptPages
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

const meta = { title: "Pages/Kept pages", component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

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
