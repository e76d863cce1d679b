import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureCategories, fixtureImage } from "../fixtures/index.ts";
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

export const Default: Story = {
  render: () => <Row size="regular" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** Leads a row on a home page. */
export const Large: Story = { render: () => <Row size="large" /> };
