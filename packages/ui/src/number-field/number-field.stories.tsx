import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { fieldWords } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale } from "../provider/index.ts";
import { NumberField } from "./index.ts";
import numberFieldMessages from "../messages/texts/number-field.json" with { type: "json" };

const spy = fn();

function States() {
  const words = fieldWords[useLocale().locale];
  const thickness = { label: words.wallThickness, min: 0.4, max: 6, step: 0.1 };
  return (
    <form style={{ display: "grid", gap: 20, maxInlineSize: 320 }}>
      <NumberField
        {...thickness}
        name="thickness"
        hint={words.wallHint}
        defaultValue={0.8}
        onValueChange={spy}
      />
      <NumberField label={words.quantity} name="quantity" min={1} defaultValue={12_500} />
      <NumberField {...thickness} name="wrong" hint={words.wallHint} />
      <NumberField label={words.quantity} name="off" defaultValue={1000} disabled />
    </form>
  );
}

const meta = {
  id: "forms-number-field",
  title: "Forms/Number field (amount, numeric input)",
  tags: ["new"],
  component: NumberField,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof NumberField> = {
  args: {
    name: "thickness",
    label: "Wall thickness (mm)",
    hint: "Between 0.4 and 6 mm",
    min: 0.4,
    max: 6,
    step: 0.1,
    defaultValue: 0.4,
  },
  decorators: [inColumn(400)],
  tags: ["playground", "!test"],
};

/**
 * The separators follow the language, the arrow keys follow the step, and errors appear on blur. The form gets a
 * plain number.
 */
export const AllStates: Story = {
  render: () => <States />,
  play: async ({ canvas, canvasElement }) => {
    const [thickness, quantity, wrong] = canvas.getAllByRole<HTMLInputElement>("spinbutton");
    if (!thickness || !quantity || !wrong) throw new Error("A field is missing.");
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await userEvent.click(thickness);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(thickness).toHaveAttribute("aria-valuenow", "1");
    await userEvent.keyboard("{PageDown}");
    await expect(thickness).toHaveAttribute("aria-valuenow", "0.4");
    await expect(spy).toHaveBeenLastCalledWith(0.4);
    await userEvent.type(wrong, "0,1");
    await expect(wrong).toBeValid();
    await userEvent.tab();
    await expect(wrong).toBeInvalid();
    const data = new FormData(form);
    await expect(data.get("thickness")).toBe("0.4");
    await expect(data.get("quantity")).toBe("12500");
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

function Precise() {
  const words = fieldWords[useLocale().locale];
  return (
    <form style={{ display: "grid", gap: 20, maxInlineSize: 320 }}>
      <NumberField label={words.quantity} name="quantity" min={1} onValueChange={spy} />
      <NumberField label={words.wallThickness} name="thickness" min={0.4} max={6} step={0.1} />
    </form>
  );
}

/** Too many decimals are not rounded: the input stays, with an error until it is corrected. */
export const NotRounded: Story = {
  render: () => <Precise />,
  play: async ({ canvas, canvasElement, globals }) => {
    const [quantity, thickness] = canvas.getAllByRole<HTMLInputElement>("spinbutton");
    if (!quantity || !thickness) throw new Error("A field is missing.");
    const locale = globals.locale as Locale;
    const { notWhole, tooFine } = numberFieldMessages[locale];
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await userEvent.type(quantity, "2,5");
    await expect(quantity).toBeValid();
    await userEvent.tab();
    await expect(quantity).toHaveValue("2,5");
    await expect(quantity).toBeInvalid();
    await expect(quantity).toHaveAccessibleDescription(expect.stringContaining(notWhole));
    await expect(spy).toHaveBeenLastCalledWith(2.5);
    await expect(new FormData(form).get("quantity")).toBe("2.5");

    await userEvent.type(thickness, "0,45");
    await userEvent.tab();
    await expect(thickness).toHaveValue("0,45");
    await expect(thickness).toHaveAccessibleDescription(
      expect.stringContaining(formatMessage(tooFine, { count: 1 }, locale)),
    );
    await userEvent.click(thickness);
    await userEvent.keyboard("{Backspace}{Tab}");
    await expect(thickness).toBeValid();
    await expect(thickness).toHaveAttribute("aria-valuenow", "0.4");
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

function Measures() {
  const words = fieldWords[useLocale().locale];
  return (
    <form style={{ display: "grid", gap: 20, maxInlineSize: 320 }}>
      <NumberField
        label={words.wallThickness.replace(/ \(.*/, "")}
        name="thickness"
        unit="millimeter"
        min={0.4}
        max={6}
        step={0.1}
        defaultValue={0.8}
        steppers
        wheel
        onValueChange={spy}
      />
      <NumberField label={words.price} name="price" currency="EUR" min={0} defaultValue={12.5} />
      <NumberField
        label={words.quantity}
        name="quantity"
        unit={words.pieces}
        defaultValue={500}
        steppers
        disabled
      />
    </form>
  );
}

/** Unit and currency are where the language puts them, and are read out. Buttons and the wheel change the value. */
export const UnitsAndSteppers: Story = {
  render: () => <Measures />,
  play: async ({ canvas, canvasElement }) => {
    spy.mockClear();
    const [thickness, price] = canvas.getAllByRole<HTMLInputElement>("spinbutton");
    const [less, more] = canvas.getAllByRole<HTMLButtonElement>("button");
    if (!thickness || !price || !less || !more) throw new Error("A control is missing.");
    const turn = (deltaY: number) =>
      thickness.dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true }));
    await userEvent.click(more);
    await expect(spy.mock.calls).toEqual([[0.9]]);
    const [status] = canvas.getAllByRole("status");
    await expect(status).toHaveTextContent((thickness.ariaValueText ?? "").replaceAll("\u00a0", " "));
    // Over an unfocused field the wheel scrolls the page.
    await expect(turn(100)).toBe(true);
    thickness.focus();
    // The library is not listening yet on the first turns.
    await waitFor(() => expect(turn(100)).toBe(false));
    await waitFor(() => expect(spy).toHaveBeenLastCalledWith(0.8));
    await userEvent.keyboard("{PageDown}");
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(less);
    await expect(thickness.ariaValueNow).toBe("0.4");
    await userEvent.clear(price);
    await userEvent.type(price, "7{Tab}");
    await expect(new FormData(canvasElement.querySelector("form") as HTMLFormElement).get("price")).toBe("7");
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...AllStates,
  ...pressing(async ({ one, press, write, tabThrough }) => {
    await tabThrough("spinbutton 3");
    const field = one<HTMLInputElement>("[role=spinbutton]", 1);
    field.focus();
    await press("ArrowDown");
    await expect(field.ariaValueNow).toBe("12499");
    await press("PageUp");
    await expect(field.ariaValueNow).toBe("12509");
    field.select();
    await write("٧5");
    await expect(field.ariaValueNow).toBe("75");
  }),
  tags: ["keyboard"],
};
