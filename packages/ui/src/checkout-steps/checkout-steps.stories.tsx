import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { formatMessage } from "../messages/index.ts";
import { CheckoutSteps, type CheckoutStep } from "./index.ts";

const steps: readonly CheckoutStep[] = [
  { id: "cart", href: "#sepet" },
  { id: "address", href: "#adres" },
  { id: "payment", href: "#odeme" },
  { id: "review" },
];

const meta = {
  title: "Shop/Checkout steps",
  component: CheckoutSteps,
  args: { steps, current: "payment" },
  render: (args) => (
    <Stack gap="xl">
      <CheckoutSteps {...args} current="cart" />
      <CheckoutSteps {...args} />
      <CheckoutSteps {...args} current={null} label="3" />
    </Stack>
  ),
} satisfies Meta<typeof CheckoutSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof CheckoutSteps> = {
  args: {
    steps: [
      { id: "cart", href: "#cart" },
      { id: "address", href: "#address" },
      { id: "payment" },
      { id: "review" },
    ],
    current: "payment",
  },
  render: (args) => <CheckoutSteps {...args} />,
  tags: ["playground", "!test"],
};

/** The first step, a step in the middle, and all done. Completed steps are links. */
export const States: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)["checkout-steps"];
    await expect(canvas.getByRole("navigation", { name: texts.label })).toBeVisible();
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#sepet",
      "#adres",
      "#sepet",
      "#adres",
      "#odeme",
    ]);
    const current = canvasElement.querySelectorAll('[aria-current="step"]');
    await expect(current).toHaveLength(2);
    await expect(current[1]).toHaveTextContent(texts.payment);
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** On a phone: the number and name of the step, and the next one. The links stay. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)["checkout-steps"];
    const position = formatMessage(
      texts.position,
      { number: 3, total: 4, label: texts.payment },
      (globals.locale ?? "tr") as "tr",
    );
    await expect(canvas.getByText(position)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const link of canvas.getAllByRole("link")) {
      const box = link.getBoundingClientRect();
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Keyboard: Story = { ...States, ...pressLinks("link 5"), tags: ["keyboard"] };
