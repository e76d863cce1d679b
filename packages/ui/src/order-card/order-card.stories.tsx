import { orderStateNames, orderStates } from "@preforma/domain/shop";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { fixtureOrder } from "../order-details/order.fixtures.ts";
import { Cluster, Stack } from "../layout/index.ts";
import { useMessages } from "../provider/index.ts";
import { OrderCard, OrderStateBadge } from "./index.ts";

const images = fixtureProducts.map(({ picture }) => fixtureImage(picture, ""));

const meta = {
  title: "Account/Order card",
  component: OrderCard,
  args: { order: fixtureOrder, href: "#siparis" },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Pay() {
  return <Button size="small">{useMessages("order-details").pay}</Button>;
}

/** With pictures of some products, with a payment due, and with a product that is no longer sold. */
export const Orders: Story = {
  render: (args) => (
    <Stack as="ul" gap="m">
      <li>
        <OrderCard {...args} images={images.slice(0, 2)} />
      </li>
      <li>
        <OrderCard
          {...args}
          images={images}
          order={{ ...args.order, number: "PF-2611-2V8XKD", state: "pending_payment", line_count: 9 }}
          actions={<Pay />}
        />
      </li>
      <li>
        <OrderCard
          {...args}
          images={[null]}
          order={{ ...args.order, number: "PF-2610-H0RT4Z", state: "cancelled", line_count: 1 }}
        />
      </li>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole("article") as [HTMLElement];
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    // Anywhere on the card is on its link, but not on its own buttons.
    const box = first.getBoundingClientRect();
    await expect(document.elementFromPoint(box.x + 20, box.bottom - 8)).toBe(first.querySelector("a"));
    const pay = canvas.getByRole("button").getBoundingClientRect();
    await expect(canvas.getByRole("button")).toContainElement(
      document.elementFromPoint(pay.x + pay.width / 2, pay.y + pay.height / 2) as HTMLElement,
    );
    await expect(canvasElement).toHaveTextContent("+5");
    await userEvent.tab();
    await expect(first.querySelector("a")).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Every state by name. An order that is paid on delivery shows no payment due. */
export const States: Story = {
  render: () => (
    <Cluster>
      {orderStates.map((state) => (
        <OrderStateBadge key={state} state={state} />
      ))}
      <OrderStateBadge state="pending_payment" paymentType="cash_on_delivery" />
    </Cluster>
  ),
  play: async ({ canvas, globals }) => {
    for (const state of orderStates)
      await expect(
        canvas.getByText(orderStateNames[state][(globals.locale ?? "tr") as Locale]),
      ).toBeVisible();
  },
};

/** On a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { images, order: { ...fixtureOrder, line_count: 12 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Keyboard: Story = { ...Orders, ...pressLinks("link 2, button, link"), tags: ["keyboard"] };
