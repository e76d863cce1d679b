import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ArticlePage } from "./article-page.tsx";
import { Checkout } from "./checkout.tsx";
import { Compare } from "./compare.tsx";
import { Contact } from "./contact.tsx";
import { Home as HomePage } from "./home.tsx";
import { Orders } from "./orders.tsx";
import { Product as ProductPage } from "./product.tsx";
import { Products } from "./products.tsx";

/** Whole pages composed from the library alone, to review how components work together. */
const meta = { title: "Compositions/Pages", parameters: { bleed: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each page has one main heading, no heading level is skipped, and nothing is wider than the window. */
const play: Story["play"] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  // Cards and articles may have their own headers and footers; the page's are outside `main`.
  for (const landmark of ["main", "header:not(main *)", "footer:not(main *)"])
    await expect(canvasElement.querySelectorAll(landmark)).toHaveLength(1);
  const headings = [...canvasElement.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  for (const [place, level] of levels.entries())
    await expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const onPhone = { globals: { viewport: { value: "phone" } } };

export const Home: Story = { render: () => <HomePage />, play };
export const HomeOnPhone: Story = { ...Home, ...onPhone };
export const ProductList: Story = { render: () => <Products />, play };
export const Product: Story = { render: () => <ProductPage />, play };
export const ProductOnPhone: Story = { ...Product, ...onPhone };
export const Comparison: Story = { render: () => <Compare />, play };
export const CheckoutAddress: Story = { render: () => <Checkout />, play };
export const AccountOrders: Story = { render: () => <Orders />, play };
export const Article: Story = { render: () => <ArticlePage />, play };
export const ContactPage: Story = { render: () => <Contact />, play };
