import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { ProductGrid } from "../product-grid/index.ts";
import { useLocale } from "../provider/index.ts";
import { suppliedAs } from "./product-card.fixtures.ts";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

/** A fixture product in the language of the story. */
function Example({ index, ...props }: { index: number } & Partial<ProductCardProps>) {
  const { locale } = useLocale();
  const product = fixtureProducts[index] ?? fixtureProducts[0];
  if (!product) return null;
  return (
    <ProductCard
      href={`#${product.code}`}
      title={product.title[locale]}
      code={product.code}
      image={fixtureImage(product.picture, product.title[locale])}
      facts={product.facts[locale]}
      price={product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" }}
      minimumOrder={product.minimumOrder}
      variantCount={product.variantCount}
      foodContact={product.foodContact}
      priority
      {...props}
    />
  );
}

/** The same with what its record says of stock and lead time. */
function Supplied({ index }: { index: number }) {
  const { locale } = useLocale();
  return <Example index={index} {...suppliedAs(index, locale)} />;
}

const meta = {
  title: "Catalogue/Product card",
  component: ProductCard,
  parameters: { layout: "padded" },
} satisfies Meta<typeof ProductCard>;
export default meta;
// The stories bring their own props, in the language that the toolbar sets.
type Story = StoryObj;

export const Playground: StoryObj<typeof ProductCard> = {
  args: {
    href: "#product",
    title: "500 ml Round PET Bottle, Amber, 28/410",
    code: "PB-500-28-AM",
    image: fixtureImage("bottle-amber", ""),
    facts: ["500 ml", "28/410", "PET"],
    price: { amountMinor: 845, currency: "TRY" },
    minimumOrder: 1200,
    variantCount: 6,
    foodContact: true,
    availability: { text: "In stock: 30+ cartons", canBeOrdered: true },
  },
  decorators: [inColumn(280)],
  tags: ["playground", "!test"],
};

/** A card with everything it can show. */
export const Default: Story = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Example index={0} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "#PB-500-28-AM");
    // One link only: the card is a target for pointers, not a pile of links for screen readers.
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    // Anywhere on the card is on the link.
    const card = canvasElement.querySelector("article");
    if (!card) throw new Error("There is no card.");
    const box = card.getBoundingClientRect();
    await expect(document.elementFromPoint(box.x + 20, box.y + box.height - 8)).toBe(link);
  },
};

/** The words of a search are marked. The name of the link stays complete. */
export const Found: Story = {
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Example
        index={0}
        highlights={[
          [0, 3],
          [7, 12],
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("mark")).toHaveLength(2);
  },
};

/** A long title without a price beside short ones: the rows stay aligned. */
export const InAGrid: Story = {
  render: () => (
    <ProductGrid>
      {fixtureProducts.map((product, index) => (
        <Supplied key={product.code} index={index} />
      ))}
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    await expect(cards).toHaveLength(4);
    const bottoms = new Set(cards.slice(0, 2).map((card) => Math.round(card.getBoundingClientRect().bottom)));
    await expect(bottoms.size).toBe(1);
  },
};

/** While other products load. */
export const Pending: Story = {
  render: () => (
    <ProductGrid pending>{[<Example key="a" index={0} />, <Example key="b" index={3} />]}</ProductGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { busy: true })).toBeInTheDocument();
  },
};

export const Keyboard: Story = { ...Default, ...pressLinks("link"), tags: ["keyboard"] };
