import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureColours } from "../fixtures/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { VariantPicker } from "./variant-picker.tsx";
import titles from "./variant-picker.words.json" with { type: "json" };

function Example() {
  const { locale } = useLocale();
  const { colour, size } = titles[locale];
  return (
    <VariantPicker
      axes={[
        {
          id: "colour",
          title: colour,
          options: fixtureColours.map(({ key, hex, transparent, title }, index) => ({
            id: key,
            label: title[locale],
            href: `#${key}`,
            hex,
            transparent,
            selected: index === 1,
          })),
        },
        {
          id: "size",
          title: size,
          options: ["100 ml", "250 ml", "500 ml", "1 l"].map((label, index) => ({
            id: label,
            label,
            href: `#${index}`,
            selected: index === 2,
            exact: index !== 3,
          })),
        },
      ]}
    />
  );
}

const meta = { title: "Catalogue/Variant picker", component: VariantPicker } satisfies Meta<
  typeof VariantPicker
>;
export default meta;

export const Playground: StoryObj<typeof VariantPicker> = {
  args: {
    axes: [
      {
        id: "volume",
        title: "Volume (ml)",
        options: [
          { id: "250", label: "250 ml", href: "#250", selected: false },
          { id: "500", label: "500 ml", href: "#500", selected: true },
          { id: "1000", label: "1 l", href: "#1000", selected: false, exact: false },
        ],
      },
    ],
  },
  tags: ["playground", "!test"],
};

export const Default: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole("link")
      .filter((link) => link.getAttribute("aria-current") === "true");
    await expect(current).toHaveLength(2);
    for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAccessibleName();
    // What leads elsewhere says so, not only by its dashed border.
    await expect(canvas.getByRole("link", { name: /1 l – / })).toBeInTheDocument();
  },
};

export const Keyboard: StoryObj = { ...Default, ...pressLinks("link 8"), tags: ["keyboard"] };
