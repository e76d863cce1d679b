import { sectors } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureReferences } from "../fixtures/content/index.ts";
import { fixtureImage } from "../fixtures/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { LogoStrip } from "./logo-strip.tsx";

const meta = { title: "Content/Logo strip", component: LogoStrip, args: { groups: [] } } satisfies Meta<
  typeof LogoStrip
>;
export default meta;

export const Playground: StoryObj<typeof LogoStrip> = {
  args: {
    groups: [
      {
        key: "all",
        items: [
          { key: "zeytunya", name: "Zeytunya", note: "PET, 250 ml to 1 l, tamper-evident cap" },
          { key: "balkuvan", name: "Balkuvan", note: "Clear PET jar, wide mouth, ribbed lid" },
          { key: "sosera", name: "Sosera", note: "Squeezable LDPE, flip-top cap" },
          { key: "mirvella", name: "Mirvella", note: "Oval HDPE bottle, 24/410 lotion pump" },
        ],
      },
    ],
  },
  tags: ["playground", "!test"],
};

/** Drawn logos, one as a picture, one as a name, and one that links to its site. */
export const BySector: StoryObj<typeof meta> = {
  render: function BySector() {
    const { locale } = useLocale();
    const picture = fixtureImage("jar-blue", "");
    return (
      <LogoStrip
        groups={(["food", "cosmetics"] as const).map((sector) => ({
          key: sector,
          title: sectors[sector][locale],
          items: fixtureReferences
            .filter((reference) => reference.sector === sector)
            .map((reference, place) => ({
              key: reference.key,
              name: reference.name,
              note: reference.texts[locale].title,
              logo: sector === "cosmetics" ? [reference.mark, picture, null][place] : reference.mark,
              website: place === 0 ? "https://www.preforma.example/" : null,
            })),
        }))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    for (const reference of fixtureReferences) {
      await expect(
        canvas.queryByRole("img", { name: reference.name }) ?? canvas.getByText(reference.name),
      ).toBeVisible();
    }
    const mark = canvasElement.querySelector("svg")!;
    await expect(getComputedStyle(mark).fill).toBe(getComputedStyle(mark).color);
  },
};

export const Keyboard: StoryObj<typeof meta> = { ...BySector, ...pressLinks("link 2"), tags: ["keyboard"] };
