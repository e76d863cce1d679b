import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../messages/message.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { CompareBar, CompareButton } from "./index.ts";

const max = 3;

function Example({ chosen = 2 }: { chosen?: number }) {
  const { locale } = useLocale();
  const products = fixtureProducts.slice(0, 4).map(({ code, title }) => ({ id: code, title: title[locale] }));
  const [ids, setIds] = useState(() => products.slice(0, chosen).map(({ id }) => id));
  const [refused, setRefused] = useState<string>();
  const toggle = (id: string, compared: boolean) => {
    const isFull = compared && ids.length >= max;
    setRefused(isFull ? id : undefined);
    if (!isFull) setIds(compared ? [...ids, id] : ids.filter((other) => other !== id));
  };
  return (
    <div style={{ minBlockSize: 260 }}>
      <div style={{ display: "flex", gap: 8, padding: 16, flexWrap: "wrap" }}>
        {products.map(({ id, title }, index) => (
          <CompareButton
            key={id}
            id={id}
            title={title}
            action="#compare"
            showLabel={index === 0}
            compared={ids.includes(id)}
            onComparedChange={(compared) => toggle(id, compared)}
            comparison={
              ids.includes(id) || id === refused ? { href: "#compare", count: ids.length } : undefined
            }
          />
        ))}
      </div>
      <CompareBar
        products={products.filter(({ id }) => ids.includes(id))}
        max={max}
        href="#compare"
        full={refused !== undefined}
        onRemove={(id) => toggle(id, false)}
        onClear={() => setIds([])}
      />
    </div>
  );
}

const meta = {
  title: "Catalogue/Compare bar",
  component: CompareBar,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof CompareBar>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof CompareBar> = {
  args: {
    products: [
      { id: "PB-500-28-AM", title: "500 ml Round PET Bottle, Amber, 28/410" },
      { id: "HB-1000-38-WH", title: "1 Litre HDPE Bottle with Handle, White, 38/400" },
      { id: "JR-250-70-BL", title: "250 ml Straight-Sided Jar, Blue, with Tamper-Evident Wide Lid, 70/400" },
    ],
    max: 4,
    href: "#compare",
    onRemove: () => {},
    onClear: () => {},
  },
  tags: ["playground", "!test"],
};

/** The scroll padding at the window's end, px; NaN if nothing covers it. */
const clearance = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);

/** Two of three products. */
export const Default: Story = {
  render: () => <Example />,
  play: async ({ canvas, globals }) => {
    const messages = messagesFor(globals.locale as Locale)["compare-bar"];
    const bar = canvas.getByRole("complementary", { name: messages.label });
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(2);
    await expect(bar.querySelector("a")).toHaveAttribute("href", "#compare");
    // Focused elements are scrolled clear of it.
    await waitFor(() => expect(clearance()).toBeCloseTo(bar.getBoundingClientRect().height, 0));
  },
};

/** There is no room for a fourth product, and the bar says so. */
export const Full: Story = {
  render: () => <Example chosen={3} />,
  play: async ({ canvas, globals }) => {
    const locale = globals.locale as Locale;
    const messages = messagesFor(locale)["compare-bar"];
    const fourth = fixtureProducts[3]?.title[locale] ?? "";
    const button = canvas.getByRole("button", {
      name: formatMessage(messages.compareOf, { title: fourth }, locale),
    });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("status")).toHaveTextContent(formatMessage(messages.full, { max }, locale));
    button.blur();
  },
};

/** Products are removed one by one, then all together. */
export const Emptied: Story = {
  render: () => <Example chosen={1} />,
  play: async ({ canvas, globals }) => {
    const messages = messagesFor(globals.locale as Locale)["compare-bar"];
    await expect(canvas.getByRole("status")).toHaveTextContent(messages.alone);
    await userEvent.click(canvas.getByRole("button", { name: messages.clear }));
    await expect(canvas.queryByRole("complementary")).toBeNull();
    await expect(canvas.queryAllByRole("button", { pressed: true })).toHaveLength(0);
    await expect(clearance()).toBeNaN();
  },
};

/** At a zoom of 400 % it covers nothing of the little that is left of the window: it stands at the end of the page. */
export const Zoomed: Story = {
  render: () => <Example />,
  parameters: {
    viewport: { options: { zoomed: { name: "Zoomed", styles: { width: "320px", height: "256px" } } } },
  },
  globals: { viewport: { value: "zoomed" } },
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("complementary");
    const { style } = document.documentElement;
    await waitFor(() => expect(style.getPropertyValue("--pf-compare-bar-size")).toBe("0px"));
    await expect(clearance()).toBeNaN();
    const [button] = canvas.getAllByRole("button");
    await expect(bar.offsetTop).toBeGreaterThan(button!.offsetTop + button!.offsetHeight);
    await expect(getComputedStyle(document.body).paddingBlockEnd).toBe("0px");
  },
};

/** From a button that was pressed, one Tab leads to the comparison: when it took the product, and when it is full. */
export const Keyboard: Story = {
  ...Default,
  ...pressing(async ({ one, press, tabThrough, clicks, locale }) => {
    await tabThrough("button, link, button, link, button 4, link, button");
    const button = one("button");
    const pressed = button.ariaPressed;
    button.focus();
    await press("Enter");
    await expect(button.ariaPressed).not.toBe(pressed);
    await press("Space");
    await expect(button.ariaPressed).toBe(pressed);
    for (const [place, taken] of [
      [2, "true"],
      [3, "false"],
    ] as const) {
      const wanted = one("button", place);
      wanted.focus();
      await press("Space");
      await expect(wanted.ariaPressed).toBe(taken);
      await press("Tab");
      const link = document.activeElement as HTMLElement;
      const name = formatMessage(messagesFor(locale)["compare-bar"].openChosen, { count: max }, locale);
      await expect(link).toHaveTextContent(name);
      await expect(link).toHaveAttribute("href", "#compare");
      const { left, right, width } = link.getBoundingClientRect();
      await expect(width).toBeGreaterThan(24);
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await clicks(link, "Enter");
    }
  }),
  tags: ["keyboard"],
};
