import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  args: { page: 7, pageCount: 42, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(
      ["6", "1", "6", "7", "8", "42", "8"].map((page) => `#page-${page}`),
    );
    await expect(canvasElement.querySelector("[aria-current='page']")).toHaveAttribute("href", "#page-7");
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** Every item of the list leads somewhere; the step that is missing is no item. */
const allLead: Story["play"] = async ({ canvasElement }) => {
  const items = within(canvasElement).getAllByRole("listitem");
  await expect(items.length).toBeGreaterThan(3);
  for (const item of items) await expect(within(item).getAllByRole("link")).toHaveLength(1);
};
export const AtTheStart: Story = { args: { page: 1 }, play: allLead };
export const AtTheEnd: Story = { args: { page: 42 }, play: allLead };
export const FewPages: Story = { args: { page: 2, pageCount: 3 } };

/** One page needs no paging. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  parameters: { picture: false, pictureOff: "There is nothing to see." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
