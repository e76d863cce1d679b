import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { ButtonLink } from "../button/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { CompareTable, type ComparedRow } from "./index.ts";
import labels from "./compare-table.words.json" with { type: "json" };

function Example({ count = 3, differencesOnly = false }: { count?: number; differencesOnly?: boolean }) {
  const { locale } = useLocale();
  const [ids, setIds] = useState(() => fixtureProducts.slice(0, count).map((product) => product.code));
  const products = fixtureProducts.filter((product) => ids.includes(product.code));
  const { volume, neck, material, mould, use, cosmetics } = labels[locale];
  const fact = (index: number) =>
    products.map((product) =>
      product.facts[locale].length === 3 ? (product.facts[locale][index] ?? null) : null,
    );
  const rows: ComparedRow[] = [
    { id: "volume", label: volume, values: fact(0) },
    { id: "neck", label: neck, values: fact(1) },
    { id: "use", label: use, values: products.map(() => cosmetics) },
    { id: "material", label: material, values: fact(2) },
    { id: "mould", label: mould, values: products.map((_product, index) => (index === 1 ? null : "K-214")) },
  ];
  return (
    <CompareTable
      products={products.map((product) => ({
        id: product.code,
        code: product.code,
        title: product.title[locale],
        href: `#${product.code}`,
        image: fixtureImage(product.picture, product.title[locale]),
        removeHref: `#without-${product.code}`,
        price: { amountMinor: 295, currency: "TRY" },
        minimumOrder: 10_044,
        actions: <ButtonLink href={`#quote-${product.code}`}>{product.code}</ButtonLink>,
      }))}
      rows={rows}
      differencesOnly={differencesOnly}
      differencesHref="#differences"
      addHref="#products"
      onRemove={(id, event) => {
        event.preventDefault();
        setIds(ids.filter((other) => other !== id));
      }}
    />
  );
}

const meta = { title: "Catalogue/Compare table", component: CompareTable } satisfies Meta<
  typeof CompareTable
>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof CompareTable> = {
  args: {
    products: [
      {
        id: "PB-500-28-AM",
        title: "500 ml Round PET Bottle, Amber, 28/410",
        href: "#product",
        code: "PB-500-28-AM",
        image: fixtureImage("bottle-amber", ""),
        removeHref: "#remove",
      },
      {
        id: "HB-1000-38-WH",
        title: "1 Litre HDPE Bottle with Handle, White, 38/400",
        href: "#product",
        code: "HB-1000-38-WH",
        image: fixtureImage("bottle-white", ""),
        removeHref: "#remove",
      },
    ],
    rows: [
      { id: "volume", label: "Volume (ml)", values: ["500", "1000"] },
      { id: "wall", label: "Wall thickness (mm)", values: ["0.8", "0.8"] },
    ],
    differencesHref: "#differences",
    addHref: "#add",
  },
  tags: ["playground", "!test"],
};

const textsOf = (globals: Record<string, unknown>) => messagesFor(globals.locale as Locale)["compare-table"];

/** Three products and room for a fourth. Rows that differ are marked in words. */
export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvas, globals, canvasElement }) => {
    const texts = textsOf(globals);
    const headers = canvas.getAllByRole("rowheader");
    await expect(headers).toHaveLength(6);
    await expect(headers.map((header) => header.textContent.includes(texts.different))).toEqual([
      // V7: price and order buttons come first.
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
    await expect(canvas.getByText(texts.notGiven)).toBeInTheDocument();
    await expect(canvas.getAllByRole("link", { name: texts.add })[0]).toHaveAttribute("href", "#products");
    await expect(canvas.getByRole("link", { name: texts.onlyDifferences })).toHaveAttribute(
      "href",
      "#differences",
    );
    await expect(canvas.getByRole("columnheader", { name: texts.property })).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("thead th")).toHaveLength(4);
    // V7: no row is hidden in a frame that scrolls.
    const frame = canvas.getByRole("region");
    await expect(frame.scrollHeight - frame.clientHeight).toBeLessThanOrEqual(1);
    // A product's column is named by its title alone, not by its buttons.
    for (const product of fixtureProducts.slice(0, 3)) {
      const title = product.title[globals.locale as Locale];
      const header = canvas.getByRole("columnheader", { name: title });
      await expect(header).toHaveAttribute("abbr", title);
    }
  },
};

/** Only the differences, with four products. After one is removed, its column is free. */
export const DifferencesOnly: Story = {
  render: () => <Example count={4} differencesOnly />,
};

/** A removed product leaves a column for another one. */
export const ProductRemoved: Story = {
  ...DifferencesOnly,
  tags: ["behaviour"],
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals);
    await expect(canvas.queryByRole("link", { name: texts.add })).toBeNull();
    await expect(canvas.getByRole("link", { name: texts.allProperties })).toBeVisible();
    // Four properties, and the order row.
    await expect(canvas.getAllByRole("rowheader").length).toBeLessThan(6);
    const title = fixtureProducts[3]!.title[globals.locale as Locale];
    await userEvent.click(canvas.getByRole("link", { name: texts.remove.replace("{title}", title) }));
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
    await expect(canvas.getAllByRole("link", { name: texts.add })[0]).toBeVisible();
  },
};

/**
 * On a phone two products fit side by side and a third is cut off, as a hint to scroll. The labels stay visible.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => <Example />,
  play: async ({ canvas, canvasElement, globals }) => {
    const frame = canvas.getByRole("region");
    const [first, second, third] = [...canvasElement.querySelectorAll("thead th[abbr]")].map((head) =>
      head.getBoundingClientRect(),
    );
    const room = frame.getBoundingClientRect();
    const isRtl = globals.locale === "ar";
    await expect(first!.width + second!.width).toBeLessThanOrEqual(room.width);
    await expect(isRtl ? third!.right > room.left : third!.left < room.right).toBe(true);
    const label = canvas.getAllByRole("rowheader")[1]!.querySelector("span")!;
    const before = label.getBoundingClientRect();
    frame.scrollLeft = isRtl ? -60 : 60;
    await expect(Math.abs(frame.scrollLeft)).toBeGreaterThan(30);
    await expect(Math.abs(label.getBoundingClientRect().left - before.left)).toBeLessThan(2);
    frame.scrollLeft = 0;
  },
};

/** No products yet. */
export const Empty: Story = {
  render: () => <Example count={0} />,
  parameters: { picture: false, pictureOff: "It is the empty state, which has pictures of its own." },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).emptyTitle })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const KeyboardOnAPhone: Story = {
  ...OnAPhone,
  ...pressing(async ({ onward, back, one, tabThrough, scrolls }) => {
    await tabThrough("link, region, link 10");
    const frame = one("[role=region]");
    // Focusing the last link has scrolled it to its end.
    await expect(await scrolls(frame, back)).not.toBe(0);
    await expect(await scrolls(frame, onward)).not.toBe(0);
  }),
  tags: ["keyboard"],
};

export const KeyboardDefault: Story = {
  ...Default,
  ...pressing(async ({ all, one, press, tabThrough, clicks }) => {
    await tabThrough("link 11");
    await clicks(one("thead a"), "Enter");
    const columns = all("thead th").length;
    one("a[href^='#without']").focus();
    await press("Enter");
    await waitFor(() => expect(all("a[href^='#without']")).toHaveLength(2));
    await expect(all("thead th").length).toBeLessThanOrEqual(columns);
  }),
  tags: ["keyboard"],
};
