import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { keysOnly, pressLinks } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { TextLink } from "./link.tsx";

const words = {
  tr: ["Kapak seçerken önce ", "ağız ölçüsüne", " bakın; ayrıntısı ", "ISBT standardında", "Tüm kapaklar"],
  en: [
    "When choosing a closure, look at the ",
    "neck finish",
    " first; details are in the ",
    "ISBT standard",
    "All closures",
  ],
  ru: [
    "Выбирая крышку, сначала смотрите на ",
    "размер горла",
    "; подробности — в ",
    "стандарте ISBT",
    "Все крышки",
  ],
  fr: [
    "Pour choisir un bouchon, regardez d’abord la ",
    "bague",
    " ; le détail figure dans la ",
    "norme ISBT",
    "Tous les bouchons",
  ],
  ar: ["عند اختيار الغطاء انظر أولًا إلى ", "مقاس الفوهة", "؛ والتفاصيل في ", "معيار ISBT", "جميع الأغطية"],
  de: [
    "Achten Sie bei Verschlüssen zuerst auf die ",
    "Mündung",
    "; Einzelheiten stehen in der ",
    "ISBT-Norm",
    "Alle Verschlüsse",
  ],
};

const meta = {
  id: "actions-text-link",
  title: "Actions/Text link (anchor)",
  component: TextLink,
  args: { href: "#agiz" },
} satisfies Meta<typeof TextLink>;
export default meta;

export const Playground: StoryObj<typeof TextLink> = {
  args: { href: "#samples", children: "Ask for samples" },
  tags: ["playground", "!test"],
};

export const Variants: StoryObj<typeof meta> = {
  render: function Variants() {
    const [before, inline, between, external, standalone] = words[useLocale().locale];
    return (
      <Stack align="start">
        <Text measure>
          {before}
          <TextLink href="#agiz">{inline}</TextLink>
          {between}
          <TextLink href="https://www.bevtech.org/" external>
            {external}
          </TextLink>
          .
        </Text>
        <TextLink href="#kapaklar" variant="standalone">
          {standalone}
        </TextLink>
        <TextLink href="#kapaklar" variant="quiet">
          {standalone}
        </TextLink>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const { opensInNewWindow } = messagesFor(globals.locale as keyof typeof words).link;
    const external = within(canvasElement).getByRole("link", {
      name: (name) => name.includes(opensInNewWindow),
    });
    await expect(external).toHaveAttribute("rel", "noopener");
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  ...Variants,
  tags: ["keyboard"],
  parameters: keysOnly,
  play: pressLinks("link 4"),
};
