import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { fixtureNavigation } from "../navigation/navigation.fixtures.ts";
import { ProductCard } from "../product-card/index.ts";
import { useLocale } from "../provider/index.ts";
import { ProductGrid, ProductGridSkeleton } from "./index.ts";

/** What shops call them in each language. */
const articleNames = (locale: Locale) => fixtureNavigation(locale).products.title;

function Products({ pending = false }: { pending?: boolean }) {
  const { locale } = useLocale();
  return (
    <ProductGrid label={articleNames(locale)} pending={pending}>
      {fixtureProducts.map((product) => (
        <ProductCard
          key={product.code}
          href={`#${product.code}`}
          title={product.title[locale]}
          code={product.code}
          image={fixtureImage(product.picture, "")}
          facts={product.facts[locale]}
          price={product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" }}
          minimumOrder={product.minimumOrder}
          variantCount={product.variantCount}
          priority
        />
      ))}
    </ProductGrid>
  );
}

const meta = {
  title: "Catalogue/Product grid",
  component: ProductGrid,
  render: (args) => <Products {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Products>;

/** As many columns as fit. The cards of a row have the same height. */
export const Filled: Story = {
  play: async ({ canvas, globals }) => {
    const name = articleNames(globals.locale as Locale);
    await expect(canvas.getByRole("list", { name })).not.toHaveAttribute("aria-busy");
    const cards = canvas.getAllByRole("article").map((card) => card.getBoundingClientRect());
    const row = cards.filter(({ top }) => Math.round(top) === Math.round(cards[0]!.top));
    await expect(row.length).toBeGreaterThan(1);
    await expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  },
};

/** While other products load, the current ones are dimmed and stay usable. */
export const Pending: Story = {
  args: { pending: true },
  parameters: { picture: false, pictureOff: "The product card shows it in its own stories." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { busy: true })).toBeVisible();
    for (const link of canvas.getAllByRole("link")) await expect(link).toBeEnabled();
  },
};

/** Placeholders, which announce once that products are loading. */
export const Loading: Story = {
  render: () => <ProductGridSkeleton count={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const Keyboard: Story = {
  ...Filled,
  ...pressing(({ all, tabThrough }) => tabThrough(`link ${all("article").length}`)),
  tags: ["keyboard"],
};
