import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../button/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { fixtureNavigation } from "../navigation/navigation.fixtures.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { media } from "../theme/media.ts";
import { ProductList, ProductListSkeleton, ProductRow } from "./index.ts";

/** What shops call them in each language. */
const articleNames = (locale: Locale) => fixtureNavigation(locale).products.title;

function Products({ pending = false, width = "100%" }: { pending?: boolean; width?: string }) {
  const { locale } = useLocale();
  const { title: quote } = useMessages("quote-dialog");
  return (
    <div style={{ inlineSize: width }}>
      <ProductList label={articleNames(locale)} pending={pending}>
        {fixtureProducts.map((product) => (
          <ProductRow
            key={product.code}
            href={`#${product.code}`}
            title={product.title[locale]}
            code={product.code}
            image={fixtureImage(product.picture, "")}
            facts={product.facts[locale]}
            price={product.priceMinor === null ? null : { amountMinor: product.priceMinor, currency: "TRY" }}
            minimumOrder={product.minimumOrder}
            variantCount={product.variantCount}
            foodContact={product.foodContact}
            priority
            actions={
              <ButtonLink
                href={`#quote-${product.code}`}
                variant="soft"
                aria-label={`${quote}: ${product.title[locale]}`}
              >
                {quote}
              </ButtonLink>
            }
          />
        ))}
      </ProductList>
    </div>
  );
}

const meta = {
  title: "Catalogue/Product list",
  component: ProductList,
  render: (args) => <Products {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Products>;

/** A whole row is one link. Only its button does something else. */
export const Filled: Story = {
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole("list", { name: articleNames(globals.locale as Locale) });
    await expect(list).not.toHaveAttribute("aria-busy");
    const [row] = canvas.getAllByRole("article");
    const [title, quote] = within(row!).getAllByRole("link");
    // In large text it may end below the window, where nothing can be pressed.
    row!.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = row!.getBoundingClientRect();
    const button = quote!.getBoundingClientRect();
    // In a narrow window the button is in the middle of the lower edge, and both corners belong to the row.
    const places = [x + 4, x + width / 2, x + width - 4].filter(
      (place) => place < button.left || place > button.right || matchMedia(media.phone).matches,
    );
    await expect(places.length).toBeGreaterThan(1);
    for (const place of places) await expect(document.elementFromPoint(place, y + height - 4)).toBe(title);
    const pressed = document.elementFromPoint(button.x + 4, button.y + button.height / 2);
    await expect(quote).toContainElement(pressed as HTMLElement);
  },
};

/** On a phone, and beside facets: price and button are below the text. */
export const Narrow: Story = {
  args: { width: "min(340px, 100%)" },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole("article");
    const [title, quote] = within(row!).getAllByRole("link");
    await expect(quote!.getBoundingClientRect().top).toBeGreaterThan(title!.getBoundingClientRect().bottom);
    await expect(row!.scrollWidth).toBeLessThanOrEqual(row!.clientWidth);
  },
};

/** While other products load, the current ones are dimmed and stay usable. */
export const Pending: Story = {
  args: { pending: true },
  parameters: { picture: false, pictureOff: "Pictures dim as in the product card's story of that." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { busy: true })).toBeVisible();
    for (const link of canvas.getAllByRole("link")) await expect(link).toBeEnabled();
  },
};

/** Placeholders, which announce once that products are loading. */
export const Loading: Story = {
  render: () => <ProductListSkeleton count={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const Keyboard: Story = {
  ...Filled,
  ...pressing(async ({ all, one, tabThrough, clicks }) => {
    // Title and quote of each row.
    await tabThrough(`link ${all("article").length * 2}`);
    await clicks(one("h3 a"), "Enter");
  }),
  tags: ["keyboard"],
};
