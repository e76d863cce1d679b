import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { expect } from "storybook/test";
import { fixtureCategories } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { ErrorPage, type ErrorPageProps } from "./index.ts";

function Example(props: Pick<ErrorPageProps, "kind">) {
  const { locale } = useLocale();
  return (
    <ErrorPage
      homeHref="#home"
      searchAction="/urun"
      retryHref="#again"
      requestId="7c1f2b9e-4a63-4c58"
      categories={fixtureCategories.map((category, index) => ({
        id: index,
        title: category.title[locale],
        href: `#category-${index}`,
        count: category.productCount,
      }))}
      {...props}
    />
  );
}

const meta = {
  id: "pages-error-page",
  title: "Pages/Error page (404, 500)",
  component: ErrorPage,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  parameters: { bleed: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const textsOf = (globals: Record<string, unknown>) => messagesFor(globals.locale as Locale)["error-page"];

/** An unknown URL: search and product groups help to continue. */
export const NotFound: Story = {
  args: { kind: "not-found" },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textsOf(globals).notFoundTitle);
    await expect(canvasElement.querySelector("search form")).toHaveAttribute("action", "/urun");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(fixtureCategories.length);
    await expect(canvas.queryByRole("link", { name: textsOf(globals).retry })).toBeNull();
  },
};

/** A product that is no longer sold. */
export const Gone: Story = {
  args: { kind: "gone" },
  parameters: { picture: false, pictureOff: "Looks as the unknown address does." },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textsOf(globals).goneTitle);
    await expect(canvas.getByText("410")).toBeVisible();
    await expect(canvasElement.querySelector("search form")).toHaveAttribute("action", "/urun");
  },
};

/** A server error: try again, or go to the home page. The number finds the request in the log. */
export const Failed: Story = {
  args: { kind: "failed" },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByText("7c1f2b9e-4a63-4c58")).toHaveAttribute("dir", "ltr");
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#again",
      "#home",
    ]);
    await expect(canvasElement.querySelector("search")).toBeNull();
    await expect(canvas.getByRole("link", { name: textsOf(globals).retry })).toBeVisible();
  },
};

/** No connection. */
export const Offline: Story = {
  args: { kind: "offline" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textsOf(globals).offlineTitle);
    await expect(canvas.queryByText("7c1f2b9e-4a63-4c58")).toBeNull();
    await expect(canvas.queryByText("500")).toBeNull();
  },
};

/** A cross-site form post: nothing was changed, and a link leads back to the form. */
export const Refused: Story = {
  args: { kind: "refused" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textsOf(globals).refusedTitle);
    await expect(canvas.getByRole("link", { name: textsOf(globals).retry })).toHaveAttribute(
      "href",
      "#again",
    );
  },
};

/** The request was too large. */
export const TooLarge: Story = {
  args: { kind: "too-large" },
  parameters: { picture: false, pictureOff: "Looks as the other ones do." },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(textsOf(globals).tooLargeTitle);
    await expect(canvas.getByText("413")).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...NotFound,
  ...pressing(async ({ one, tabThrough, clicks, submits }) => {
    await tabThrough("textbox, button, link 3");
    await submits(one("input[type=search]"));
    await clicks(one("a"), "Enter");
  }),
  tags: ["keyboard"],
};
