import { offerFieldsOf } from "@preforma/domain/requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { useLocale } from "../provider/index.ts";
import { amberLine, jarLine, pricedAnewLine } from "./cart.fixtures.ts";
import { QuoteLines, type QuoteLineData } from "./index.ts";

/** A basket inside its request form. */
function Example({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  const { locale } = useLocale();
  const [lines, setLines] = useState(() =>
    isEmpty
      ? []
      : [amberLine(locale), jarLine(locale), pricedAnewLine(locale)].map((line): QuoteLineData => ({
          ...line,
          product_id: line.product_id ?? 0,
          carton_quantity: null,
          minimum_order: 1,
          issues: [],
        })),
  );
  return (
    <form>
      <QuoteLines
        lines={lines}
        removeAction="#cikar"
        onRemove={(gone) => setLines((before) => before.filter((line) => line.id !== gone.id))}
      />
    </form>
  );
}

const meta = {
  title: "Shop/Quote lines",
  component: QuoteLines,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

/** Several products with their options. The fields are sent as one request. */
export const Basket: Story = {};

/** A changed quantity is sent with the others. A removed line is not sent. */
export const BasketInUse: Story = {
  ...Basket,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, globals }) => {
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    const body = () => offerFieldsOf(Object.fromEntries(new FormData(form)));
    const [first] = canvas.getAllByRole("spinbutton") as [HTMLInputElement];
    await userEvent.clear(first);
    await userEvent.type(first, "12500");
    await userEvent.tab();
    await expect(body()).toEqual({
      items: [
        { product_id: "101", quantity: "12500", variants: expect.any(Object) },
        { product_id: "104", quantity: "5000", variants: expect.any(Object) },
        { product_id: "102", quantity: "600", variants: expect.any(Object) },
      ],
    });
    // Enter in a field sends the form and removes no line.
    const pressed = form.querySelector("button:default") as HTMLButtonElement;
    await expect(pressed.hasAttribute("formaction")).toBe(false);
    await expect([...new FormData(form, pressed).keys()]).not.toContain("remove");
    const submitted = fn((event: Event) => event.preventDefault());
    form.addEventListener("submit", submitted, { once: true });
    pressed.click();
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(3);
    // No price anywhere.
    await expect(canvasElement.textContent).not.toMatch(/[₺]|TRY/);
    const remove = textsOf(globals)["cart-lines"].remove;
    await userEvent.click(
      canvas.getAllByRole("button", { name: (name) => name.startsWith(remove) })[1] as HTMLElement,
    );
    await waitFor(() => expect(canvas.getAllByRole("spinbutton")).toHaveLength(2));
    const list = canvas.getByRole("list", { name: textsOf(globals)["cart-lines"].quoteLabel });
    await waitFor(() => expect(list).toHaveFocus());
    await expect(body()).toMatchObject({ items: [{ product_id: "101" }, { product_id: "102" }] });
    (document.activeElement as HTMLElement).blur();
  },
};

/** An empty basket. */
export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("heading", { name: textsOf(globals)["cart-lines"].emptyQuote }),
    ).toBeVisible();
  },
};
