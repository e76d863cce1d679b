import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { QuantityStepper } from "./index.ts";

const spy = fn();
const rule = { minimum_order: 1000, carton_quantity: 250 };

const meta = {
  id: "shop-quantity-stepper",
  title: "Shop/Quantity stepper (amount)",
  component: QuantityStepper,
  args: { rule, onValueChange: spy },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof QuantityStepper> = {
  args: { label: "Pieces", name: "pieces", rule: { minimum_order: 1200, carton_quantity: 120 } },
  tags: ["playground", "!test"],
};

/** In full cartons from the minimum order, as single pieces, and disabled. */
export const Quantities: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 32 }}>
      <QuantityStepper {...args} />
      <QuantityStepper rule={{ minimum_order: 1, carton_quantity: null }} name="loose" />
      <QuantityStepper rule={rule} defaultValue={12_500} name="off" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    spy.mockClear();
    const [quantity] = canvas.getAllByRole("spinbutton") as [HTMLInputElement];
    const [less, more] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement];
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await expect(spy).toHaveBeenLastCalledWith(1250);
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(quantity).toHaveAttribute("aria-valuenow", "1000");
    await userEvent.click(quantity);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(quantity).toHaveAttribute("aria-valuenow", "1500");
    // Together with these the arrows are the browser's: Alt and an arrow are a way through the history or a page.
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const)
      for (const key of ["ArrowUp", "ArrowDown"])
        await expect(fireEvent.keyDown(quantity, { key, [modifier]: true })).toBe(true);
    await expect(quantity).toHaveAttribute("aria-valuenow", "1500");
    // Held down it repeats, once its library listens, and letting go adds nothing.
    const before = spy.mock.calls.length;
    await waitFor(async () => {
      await fireEvent.pointerDown(more, { button: 0 });
      await expect(spy.mock.calls.length).toBeGreaterThan(before);
    });
    await waitFor(() => expect(spy.mock.calls.length).toBeGreaterThan(6));
    await fireEvent.pointerUp(more);
    const calls = spy.mock.calls.length;
    await fireEvent.click(more, { detail: 1 });
    await expect(spy).toHaveBeenCalledTimes(calls);
    // Released elsewhere, a long press ends without a click: the next one by keyboard counts.
    await fireEvent.pointerDown(more, { button: 0 });
    await waitFor(() => expect(spy.mock.calls.length).toBeGreaterThan(calls + 1));
    await fireEvent.pointerOut(more, { relatedTarget: document.body });
    await fireEvent.pointerUp(document.body, { button: 0 });
    more.focus();
    const repeated = spy.mock.calls.length;
    await userEvent.keyboard("{Enter}");
    await expect(spy).toHaveBeenCalledTimes(repeated + 1);
    // What the buttons lead to is heard, since the focus is on them; what is typed is not told twice.
    const [status] = canvas.getAllByRole("status");
    await expect(status?.textContent).not.toBe("");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "1000{Enter}");
    await expect(spy).toHaveBeenLastCalledWith(1000);
    await expect(status).toBeEmptyDOMElement();
    quantity.blur();
  },
};

/** Not a multiple of a carton: the field says why and offers the nearest quantities. */
export const NotFullCartons: Story = {
  args: { defaultValue: 1000 },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole("spinbutton");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "1100");
    await userEvent.tab();
    await waitFor(() => expect(quantity).toBeInvalid());
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/250/));
    await expect(canvas.getByRole("status")).toHaveTextContent(/250/);
    const offers = canvas.getAllByRole("button").slice(2);
    await expect(offers).toHaveLength(2);
    await userEvent.click(offers[1] as HTMLElement);
    await expect(quantity).toHaveFocus();
    await expect(quantity).toHaveAttribute("aria-valuenow", "1250");
    await expect(quantity).toBeValid();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "1100");
    await userEvent.tab();
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(/250/));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...Quantities,
  ...pressing(async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("button, spinbutton, button 2, spinbutton, button");
    const quantity = one("[role=spinbutton]");
    await clicks(one("button", 1), "Space");
    await expect(quantity.ariaValueNow).toBe("1250");
    quantity.focus();
    await press("ArrowDown");
    await expect(quantity.ariaValueNow).toBe("1000");
  }),
  tags: ["keyboard"],
};
