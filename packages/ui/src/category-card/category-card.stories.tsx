import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureCategories, fixtureImage } from "../fixtures/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { formatNumber } from "../messages/message.ts";
import { useLocale } from "../provider/index.ts";
import { CategoryCard } from "./category-card.tsx";

function Row({ size }: { size: "regular" | "large" }) {
  const { locale } = useLocale();
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 16 }}>
      {fixtureCategories.map((category) => (
        <CategoryCard
          key={category.picture}
          href={`#${category.picture}`}
          title={category.title[locale]}
          note={formatNumber(category.productCount, locale)}
          image={fixtureImage(category.picture, "")}
          size={size}
          priority
        />
      ))}
    </div>
  );
}

const meta = { title: "Catalogue/Category card", component: CategoryCard } satisfies Meta<
  typeof CategoryCard
>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof CategoryCard> = {
  args: {
    href: "#bottles",
    title: "500 ml Round PET Bottle, Amber, 28/410",
    note: "486",
    image: fixtureImage("bottle-amber", ""),
  },
  decorators: [inColumn(280)],
  tags: ["playground", "!test"],
};

export const Default: Story = {
  render: () => <Row size="regular" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** For the first row of a home page. */
export const Large: Story = { render: () => <Row size="large" /> };

export const Keyboard: Story = { ...Default, ...pressLinks("link 3"), tags: ["keyboard"] };
