import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { expect, userEvent, within } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { formatMessage, messagesFor } from "../messages/index.ts";
import { media } from "../theme/media.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
  id: "navigation-pagination",
  title: "Navigation/Pagination (pages)",
  component: Pagination,
  args: { page: 7, pageCount: 42, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Pagination> = {
  args: { page: 3, pageCount: 12, hrefFor: (page) => `?page=${page}` },
  tags: ["playground", "!test"],
};

/** A narrow window says the position instead of the numbers. */
const hasNumbers = () => matchMedia(media.phone).matches;
const positionIn = (locale: Locale, page: number, total: number) =>
  formatMessage(messagesFor(locale).pagination.position, { page, total }, locale);

export const InTheMiddle: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const links = canvas.getAllByRole("link");
    const pages = hasNumbers() ? ["6", "1", "6", "7", "8", "42", "8"] : ["6", "8"];
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(
      pages.map((page) => `#page-${page}`),
    );
    const position = canvas.getByText(positionIn(globals.locale, 7, 42));
    await expect(position.checkVisibility()).toBe(!hasNumbers());
    await expect(canvasElement.querySelector("[aria-current='page']")).toHaveAttribute("href", "#page-7");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    links[0]!.blur();
  },
};

/** Every item of the list leads somewhere, but for the position; the step that is missing is no item. */
const allLead: Story["play"] = async ({ args, canvasElement, globals }) => {
  const position = positionIn(globals.locale, args.page, args.pageCount);
  const items = within(canvasElement).getAllByRole("listitem");
  const leading = items.filter(({ textContent }) => textContent !== position);
  await expect(items.length - leading.length).toBe(hasNumbers() ? 0 : 1);
  await expect(leading.length).toBeGreaterThan(hasNumbers() ? 3 : 0);
  for (const item of leading) await expect(within(item).getAllByRole("link")).toHaveLength(1);
};
export const AtTheStart: Story = { args: { page: 1 }, play: allLead };
export const AtTheEnd: Story = { args: { page: 42 }, play: allLead };
export const FewPages: Story = { args: { page: 2, pageCount: 3 } };

/** One page needs no pagination. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  parameters: { picture: false, pictureOff: "There is nothing to see." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Keyboard: Story = { ...InTheMiddle, ...pressLinks("link 7"), tags: ["keyboard"] };
