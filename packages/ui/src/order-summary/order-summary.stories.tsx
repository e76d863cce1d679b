import type { Locale } from "@preforma/domain/locales";
import { formatMoney, shopMessage, type CartTotals } from "@preforma/domain/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { Button } from "../button/index.ts";
import { amberLine, pricedAnewLine } from "../cart-lines/cart.fixtures.ts";
import { LineSummary } from "../cart-lines/index.ts";
import { CouponField } from "../coupon-field/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../messages/index.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { OrderSummary, type OrderSummaryProps } from "./index.ts";

/** Goods for 28,020.00 with ten per cent off, carriage, and a fifth of it all as tax. */
const totals: CartTotals = {
  currency: "TRY",
  net_subtotal_minor: 2_802_000,
  discount_minor: 280_200,
  shipping_minor: 96_000,
  vat_percent: 20,
  vat_minor: 523_560,
  total_minor: 3_141_360,
};
const withoutCoupon: CartTotals = {
  ...totals,
  discount_minor: 0,
  vat_minor: 579_600,
  total_minor: 3_477_600,
};
const removed = fn();

/** A cart whose coupon can be taken off. */
function Example({ ...rest }: Partial<OrderSummaryProps>) {
  const [hasCoupon, setHasCoupon] = useState(true);
  const texts = useMessages("checkout-steps");
  return (
    <div style={{ maxInlineSize: 400 }}>
      <OrderSummary
        totals={hasCoupon ? totals : withoutCoupon}
        coupon={
          hasCoupon
            ? {
                code: "BAHAR10",
                removeAction: "#kupon",
                remove: () => {
                  removed();
                  setHasCoupon(false);
                  return Promise.resolve({ ok: true });
                },
              }
            : null
        }
        couponField={!hasCoupon && <CouponField action="#kupon" removeAction="#kupon" />}
        actions={
          <Button variant="accent" wide>
            {texts.review}
          </Button>
        }
        {...rest}
      />
    </div>
  );
}

const meta = {
  title: "Shop/Order summary",
  component: OrderSummary,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

/** All rows. Removing the coupon changes the total, which is read out. */
export const CouponTakenOff: Story = {
  play: async ({ canvas, globals, canvasElement }) => {
    const texts = textsOf(globals);
    const locale = (globals.locale ?? "tr") as Locale;
    const money = (minor: number) => formatMoney(minor, "TRY", locale);
    const values = () =>
      [...canvasElement.querySelectorAll<HTMLElement>("dd")]
        .filter((value) => value.checkVisibility())
        .map((value) => value.innerText.trim());
    // With VAT in each part; the tax within the total is below it.
    await expect(values()).toEqual(
      [3_362_400, -336_240, 115_200, 3_141_360, 523_560].map((minor) => money(minor).trim()),
    );
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    const name = formatMessage(texts["coupon-field"].remove, { code: "BAHAR10" }, locale);
    const button = canvas.getByRole("button", { name });
    const box = button.getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await waitFor(() =>
      expect(status).toHaveTextContent(
        formatMessage(texts["order-summary"].newTotal, { total: money(3_477_600) }, locale).replaceAll(
          /\s+/g,
          " ",
        ),
      ),
    );
    await expect(removed).toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** As the cart opens. */
export const Discounted: Story = {};

/** Without JavaScript a form removes the coupon. If the server refuses, it says why. */
export const NotTakenOff: Story = {
  args: {
    coupon: {
      code: "BAHAR10",
      removeAction: "#kupon",
      remove: () => Promise.reject(new TypeError("Failed to fetch")),
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect([form.method, form.getAttribute("action")]).toEqual(["post", "#kupon"]);
    await userEvent.click(form.querySelector("button") as HTMLElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      textsOf(globals)["coupon-field"].notSent,
    );
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** A coupon that does not apply says why. The delivery cost depends on the address. */
export const CouponRefused: Story = {
  render: function Render() {
    const { locale } = useLocale();
    return (
      <Example
        totals={{ ...withoutCoupon, shipping_minor: 0 }}
        shippingPending
        coupon={{
          code: "YAZ15",
          message: shopMessage("couponMinimum", locale, { minimum: formatMoney(5_000_000, "TRY", locale) }),
          removeAction: "#kupon",
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["order-summary"];
    await expect(canvas.getByText("YAZ15")).toBeVisible();
    await expect(canvas.queryByText(texts.discount)).toBeNull();
    await expect(canvas.getByText(texts.shippingOpen)).toBeVisible();
  },
};

/** No product in the cart has a price. */
export const NoPrices: Story = {
  args: { totals: null, coupon: null, headingLevel: 3 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals)["order-summary"].noPrices)).toBeVisible();
  },
};

/** Beside a checkout: the products, amounts that are being updated, and free delivery. */
export const BesideCheckout: Story = {
  render: function Render() {
    const { locale } = useLocale();
    return (
      <Example
        updating
        sticky={false}
        totals={{ ...totals, shipping_minor: 0, discount_minor: 0 }}
        coupon={{ code: "KARGO" }}
        lines={<LineSummary lines={[amberLine(locale), pricedAnewLine(locale)]} currency="TRY" />}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["order-summary"];
    await expect(canvas.getByRole("region", { name: texts.title })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByText(texts.freeShipping)).toBeVisible();
  },
};

/** Beside a longer column it stays visible while the page scrolls. */
export const Sticky: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: { picture: false, pictureOff: "It is about scrolling; the look is that of the others." },
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 380px)", gap: 32 }}>
      <div style={{ blockSize: 2000 }} />
      <Example />
    </div>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("region");
    await expect(getComputedStyle(summary).position).toBe("sticky");
    window.scrollTo(0, 900);
    await waitFor(() => expect(window.scrollY).toBe(900));
    // Below the header of a page, while its column has left the window.
    await expect(Math.round(summary.getBoundingClientRect().top)).toBe(96);
    await expect(summary.parentElement!.getBoundingClientRect().top).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};

export const Keyboard: Story = {
  ...Discounted,
  ...pressing(async ({ rightToLeft, one, press, tabThrough }) => {
    await tabThrough("button 2");
    // It goes once it was pressed: one key in each direction of the page.
    one("button").focus();
    await press(rightToLeft ? "Enter" : "Space");
    await waitFor(() => expect(one("input")).toBeVisible());
  }),
  tags: ["keyboard"],
};
