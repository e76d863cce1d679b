import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { blur, textsOf } from "../request-form/request-form.fixtures.tsx";
import { ButtonLink } from "../button/index.ts";
import type { FormOutcome } from "../form/form-schema.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../messages/index.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { amberLine, pricedAnewLine, scarceLine, withdrawnLine } from "./cart.fixtures.ts";
import { CartLines, type CartLineData, type CartLinesProps } from "./index.ts";

type LineMaker = (locale: Locale) => CartLineData;

interface ExampleProps extends Partial<CartLinesProps> {
  readonly make: readonly LineMaker[];
  /** The server's refusal of a quantity; without it every quantity is accepted. */
  readonly refusal?: string;
  /** Only forms, as before and without script. */
  readonly isPlain?: boolean;
}

const asked = fn<(id: CartLineData["id"], pieces: number) => void>();
const done = (): Promise<FormOutcome> => Promise.resolve({ ok: true });

/** Manages the lines as a page does. */
function Example({ make, refusal, isPlain = false, ...rest }: ExampleProps) {
  const { locale } = useLocale();
  const [lines, setLines] = useState(() => make.map((one) => one(locale)));
  const own: Partial<CartLinesProps> = {
    onQuantityChange: (line, pieces) => {
      asked(line.id, pieces);
      if (refusal !== undefined) return Promise.resolve({ ok: false, message: refusal });
      setLines((before) =>
        before.map((one) =>
          one.id === line.id
            ? {
                ...one,
                quantity: pieces,
                amount_minor: pieces * (one.unit_price_minor ?? 0),
                previous_unit_price_minor: null,
                issues: [],
              }
            : one,
        ),
      );
      return done();
    },
    onRemove: (line) => {
      setLines((before) => before.filter((one) => one.id !== line.id));
      return done();
    },
    onRestore: (line) => {
      setLines((before) => [...before, line].sort((one, other) => Number(one.id) - Number(other.id)));
      return done();
    },
  };
  return <CartLines lines={lines} currency="TRY" action="#sepet" {...(isPlain ? {} : own)} {...rest} />;
}

const all = [amberLine, pricedAnewLine, scarceLine, withdrawnLine];
const meta = {
  title: "Shop/Cart lines",
  component: CartLines,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  args: { make: all },
  // Belongs to the example, not to the component.
  argTypes: { make: { table: { disable: true } } },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const rows = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>("[aria-busy]")].map((row) => within(row));

/**
 * A normal line, a changed price, too little stock, and a product that is no longer sold. Every control names its
 * product.
 */
export const Lines: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals);
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(3);
    const titles = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(titles).toHaveLength(3);
    for (const title of titles) {
      await expect(
        canvas.getByRole("spinbutton", { name: `${texts["quantity-stepper"].label} ${title}` }),
      ).toBeVisible();
      await expect(
        canvas.getByRole("button", { name: `${texts["cart-lines"].remove}: ${title}` }),
      ).toBeVisible();
    }
    // A withdrawn product has no link and no quantity: it can only be removed.
    const withdrawn = rows(canvasElement)[3]!;
    await expect(withdrawn.queryByRole("link")).toBeNull();
    await expect(withdrawn.getAllByRole("button")).toHaveLength(1);
    // A sign is level with its message, also where a button makes the line higher.
    for (const alert of canvasElement.querySelectorAll("div:has(> span > svg):has(> div button)")) {
      const message = alert.querySelector("form")!.previousElementSibling!.getClientRects()[0]!;
      const sign = alert.querySelector("svg")!.getBoundingClientRect();
      await expect(Math.abs(message.top + message.bottom - sign.top - sign.bottom) / 2).toBeLessThan(2);
    }
    // The amounts end in one line.
    const ends = rows(canvasElement)
      .slice(0, 3)
      .map((row) => row.getByText(texts["cart-lines"].amount).parentElement!.getBoundingClientRect());
    const edge = document.documentElement.dir === "rtl" ? "left" : "right";
    await expect(
      Math.max(...ends.map((box) => box[edge])) - Math.min(...ends.map((box) => box[edge])),
    ).toBeLessThan(1);
  },
};

/** Several presses are sent as one change. The amount is updated, the focus stays, and other lines do not change. */
export const Changed: Story = {
  args: { make: [amberLine, scarceLine] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals);
    const [first, second] = rows(canvasElement) as [ReturnType<typeof within>, ReturnType<typeof within>];
    const more = first.getByRole("button", { name: texts["quantity-stepper"].more });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(first.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", "2880");
    await expect(asked).not.toHaveBeenCalled();
    await waitFor(() => expect(asked).toHaveBeenCalledWith(1, 2880));
    await waitFor(() =>
      expect(canvasElement.querySelector("[aria-busy]")).toHaveAttribute("aria-busy", "false"),
    );
    await expect(asked).toHaveBeenCalledOnce();
    await expect(first.getByText(texts["cart-lines"].amount).parentElement).toHaveTextContent(/24[.,\s]336/);
    await expect(more).toHaveFocus();
    // One press accepts the notice's suggestion.
    const take = formatMessage(texts["cart-lines"].take, { count: 8400 }, (globals.locale ?? "tr") as Locale);
    await userEvent.click(second.getByRole("button", { name: take }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(3, 8400));
    await waitFor(() => expect(second.getByRole("spinbutton")).toHaveAttribute("aria-valuenow", "8400"));
    blur();
  },
};

/** A larger quantity costs less per piece: shows from how many, and the price. */
export const LowerPrice: Story = {
  args: {
    make: [
      (locale) => ({ ...amberLine(locale), next_price: { from_quantity: 5400, unit_price_minor: 795 } }),
    ],
  },
};

/** If the visitor leaves the page before the quantity is sent, it is sent on the way out. */
export const LeftInTime: Story = {
  tags: ["behaviour"],
  args: { make: [amberLine] },
  play: async ({ canvas, globals }) => {
    const beacon = spyOn(navigator, "sendBeacon").mockReturnValue(true);
    try {
      const leave = () => window.dispatchEvent(new Event("pagehide"));
      leave();
      await expect(beacon).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole("button", { name: textsOf(globals)["quantity-stepper"].more }));
      leave();
      await expect(beacon).toHaveBeenCalledOnce();
      const [address, body] = beacon.mock.calls[0]!;
      await expect(address).toBe("#sepet");
      await expect(Object.fromEntries(body as URLSearchParams)).toEqual({
        intent: "change",
        line_id: "1",
        quantity: "2640",
      });
      // A visitor who returns to the page finds the change in progress.
      await waitFor(() => expect(asked).toHaveBeenCalledWith(1, 2640));
      leave();
      await expect(beacon).toHaveBeenCalledOnce();
    } finally {
      beacon.mockRestore();
    }
    blur();
  },
};

/** If the server refuses a change, the line says why, and the field shows the quantity in the cart again. */
export const Refused: Story = {
  args: { make: [amberLine] },
  globals: { viewport: { value: "phone" } },
  render: function Render(args) {
    const { notDone } = useMessages("cart-lines");
    return <Example {...args} refusal={notDone} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const quantity = canvas.getByRole("spinbutton");
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "4800{Enter}");
    await waitFor(() => expect(asked).toHaveBeenCalledWith(1, 4800));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textsOf(globals)["cart-lines"].notDone);
    await waitFor(() => expect(quantity).toHaveAttribute("aria-valuenow", "2400"));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    blur();
  },
};

/** A removed line is replaced by a note, which has the focus. The line can be restored to its place. */
export const Removed: Story = {
  args: { make: [amberLine, pricedAnewLine] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["cart-lines"];
    const locale = (globals.locale ?? "tr") as Locale;
    const title = amberLine(locale).title;
    const remove = () => userEvent.click(canvas.getByRole("button", { name: `${texts.remove}: ${title}` }));
    await remove();
    const gone = formatMessage(texts.removed, { title }, locale);
    await waitFor(() => expect(canvas.getByRole("group", { name: gone })).toHaveFocus());
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(gone);
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const back = formatMessage(texts.restored, { title }, locale);
    await waitFor(() => expect(canvas.getByRole("group", { name: back })).toHaveFocus());
    await expect(canvas.getAllByRole("spinbutton")).toHaveLength(2);
    await remove();
    await waitFor(() => expect(canvas.getByRole("group", { name: gone })).toHaveFocus());
    blur();
  },
};

/** After the last line is removed, its note is above the message of the empty cart. */
export const Emptied: Story = {
  args: { make: [withdrawnLine], emptyActions: <Onwards /> },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["cart-lines"];
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("heading", { name: texts.empty })).toBeVisible();
    await expect(canvas.getByRole("button", { name: texts.undo })).toBeVisible();
    blur();
  },
};

function Onwards() {
  return <ButtonLink href="#urunler">{useMessages("cart-lines").products}</ButtonLink>;
}

/** Without JavaScript each line is a form that sends its ID and the action. */
export const WithoutScript: Story = {
  args: {
    make: [amberLine],
    isPlain: true,
    removed: { title: "PB-500-28-AM", fields: { product_id: "101", quantity: "2400" } },
  },
  play: async ({ canvasElement }) => {
    const forms = [...canvasElement.querySelectorAll("form")];
    for (const form of forms) {
      await expect(form.method).toBe("post");
      await expect(form.getAttribute("action")).toBe("#sepet");
    }
    await expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual([
      { intent: "restore", product_id: "101", quantity: "2400" },
      { intent: "change", line_id: "1", quantity: "2400" },
      { intent: "remove", line_id: "1" },
    ]);
    for (const form of forms) await expect(form.querySelector('[type="submit"]')).toBeVisible();
  },
};

/** A line with a request in progress says so and stays in its place. */
export const Busy: Story = {
  args: { make: [amberLine, pricedAnewLine], busy: [1] },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await expect(canvas.getAllByRole("status").map((one) => one.textContent)).toContain(
      textsOf(globals)["cart-lines"].updating,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Keyboard: Story = {
  ...Lines,
  ...pressing(async ({ one, press, tabThrough }) => {
    await tabThrough(
      "link, button, spinbutton, button 2, link, button 2, spinbutton, button 2, link, button 2, spinbutton, button 3",
    );
    const quantity = one("[role=spinbutton]");
    const pieces = () => Number(quantity.ariaValueNow);
    const before = pieces();
    quantity.focus();
    await press("ArrowUp");
    await expect(pieces()).toBeGreaterThan(before);
    await press("ArrowDown");
    await expect(pieces()).toBe(before);
  }),
  tags: ["keyboard"],
};
