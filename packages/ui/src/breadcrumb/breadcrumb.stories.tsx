import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { media } from "../theme/media.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import paths from "./breadcrumb.words.json" with { type: "json" };

function Way({ steps }: { readonly steps: number }) {
  const path = paths[useLocale().locale];
  const items = path.slice(0, steps - 1).map((label, index) => ({ label, href: `#${index}` }));
  return <Breadcrumb items={[...items, { label: path.at(-1) ?? "" }]} />;
}

const meta = {
  id: "navigation-breadcrumb",
  title: "Navigation/Breadcrumb (path)",
  component: Breadcrumb,
  render: (args) => <Way {...(args as Parameters<typeof Way>[0])} />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof Way>;

export const Playground: StoryObj<typeof Breadcrumb> = {
  args: { items: [{ label: "Sample request", href: "#home" }, { label: "Ask for samples" }] },
  render: (args) => <Breadcrumb {...args} />,
  tags: ["playground", "!test"],
};

export const ToAProduct: Story = {
  args: { steps: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A narrow window shows only the parent page.
    const steps = matchMedia(media.phone).matches ? ["#0", "#1", "#2", "#3"] : ["#3"];
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(steps);
    await expect(canvasElement.querySelector("[aria-current='page']")).not.toBeNull();
  },
};

export const OneStep: Story = { args: { steps: 2 } };

/** On a phone only the link to the parent page is shown. */
export const OnAPhone: Story = {
  args: { steps: 5 },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(1);
  },
};

export const Keyboard: Story = { ...ToAProduct, ...pressLinks("link 4"), tags: ["keyboard"] };
