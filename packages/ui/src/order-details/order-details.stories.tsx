import type { Locale } from "@preforma/domain/locales";
import { orderStateNames, type Order } from "@preforma/domain/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { BankAccountCard } from "../bank-account-card/index.ts";
import { fixtureAccounts } from "../fixtures/content/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage, messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { fixtureOrderLines, fixtureOrderThrough } from "./order.fixtures.ts";
import { OrderDetails, type OrderDetailsProps } from "./index.ts";

const { key: _key, texts: accountTexts, ...account } = fixtureAccounts[0]!;
const paying = fn();

/** Holds the order as its page does. */
function Example({ order: given, ...rest }: Omit<OrderDetailsProps, "lines">) {
  const { locale } = useLocale();
  const [order, setOrder] = useState(given);
  return (
    <OrderDetails
      payAction="#ode"
      cancelAction="#iptal"
      onCancel={() => {
        setOrder((before): Order => ({
          ...before,
          state: "cancelled",
          payment_due: false,
          can_cancel: false,
          expires_at: null,
          events: [...before.events, { at: "2026-11-12T10:00:00.000Z", state: "cancelled" }],
        }));
        return Promise.resolve({ ok: true });
      }}
      accounts={
        <BankAccountCard
          {...account}
          title={accountTexts[locale].title}
          note={accountTexts[locale].summary}
        />
      }
      {...rest}
      order={order}
      lines={fixtureOrderLines(locale)}
    />
  );
}

const meta = {
  title: "Account/Order details",
  component: OrderDetails,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  args: {
    order: fixtureOrderThrough(["pending_payment", "paid", "preparing", "shipped"], {
      tracking_number: "1Z 999 AA1 01",
      tracking_url: "https://kargo.example/takip",
    }),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const localeOf = (globals: { locale?: unknown }) => (globals.locale ?? "tr") as Locale;

/** Shipped: steps, tracking number, products, amounts, addresses and history. */
export const Shipped: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)["order-details"];
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("PF-2611-7K3M9Q");
    const current = canvasElement.querySelector('[aria-current="step"]');
    await expect(current).toHaveTextContent(orderStateNames.shipped[localeOf(globals)]);
    await expect(canvas.getByRole("group", { name: texts.progress })).toBeVisible();
    await expect(canvas.getByRole("link", { name: (name) => name.startsWith(texts.follow) })).toHaveAttribute(
      "href",
      "https://kargo.example/takip",
    );
    // Nothing to pay and nothing to cancel any more.
    await expect(canvas.queryByRole("button", { name: texts.pay })).toBeNull();
    await expect(canvas.queryByRole("button", { name: texts.cancel })).toBeNull();
    await expect(canvas.queryByText(texts.accounts)).toBeNull();
  },
};

/** The card was declined: the reason, the deadline, and a button to try again. */
export const Declined: Story = {
  args: {
    order: fixtureOrderThrough(["pending_payment"], {
      payment_due: true,
      can_cancel: true,
      expires_at: "2026-11-12T11:24:00.000Z",
      note: null,
    }),
    outcome: "declined",
    onPay: () => {
      paying();
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  },
  globals: { viewport: { value: "phone" } },
};

/** Without a connection a second attempt to pay says so. */
export const PaymentFails: Story = {
  ...Declined,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)["order-details"];
    paying.mockClear();
    await expect(canvas.getByText(texts.declinedTitle)).toBeVisible();
    const form = canvas.getByRole("button", { name: texts.pay }).closest("form");
    await expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "#ode"]);
    await userEvent.click(canvas.getByRole("button", { name: texts.pay }));
    await expect(paying).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(texts.notDone);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Waiting for a bank transfer: the accounts, the amount and the reference. */
export const AwaitingTransfer: Story = {
  args: {
    order: fixtureOrderThrough(["pending_payment"], {
      payment_type: "bank_transfer",
      payment_reference: "PF-2611-7K3M9Q",
      can_cancel: true,
      expires_at: "2026-11-19T09:24:00.000Z",
    }),
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["order-details"];
    await expect(canvas.getByRole("heading", { name: texts.accounts })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: texts.pay })).toBeNull();
    // First where the money goes, with what its transfer has to say; last the way to take it all back.
    const follows = (first: Element, next: Element) =>
      expect(first.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const ordered = canvas.getByRole("heading", { name: texts.lines });
    await follows(canvas.getByText(texts.reference), ordered);
    await follows(ordered, canvas.getByRole("button", { name: texts.cancel }));
  },
};

/** Cancelling asks first. Afterwards the order has no steps, and its history says so. */
export const Cancelled: Story = {
  args: {
    order: fixtureOrderThrough(["pending_payment"], {
      payment_type: "cash_on_delivery",
      can_cancel: true,
    }),
    outcome: "paid",
    headingLevel: 2,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)["order-details"];
    // An outcome in the address that does not fit the order is not believed.
    await expect(canvas.queryByText(texts.paidTitle)).toBeNull();
    await expect(canvas.getAllByText(textsOf(globals)["order-card"].placed).length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole("button", { name: texts.cancel }));
    const opened = () => document.querySelector<HTMLElement>("[aria-modal=true]");
    await waitFor(() => expect(opened()).not.toBeNull());
    const title = formatMessage(texts.askCancel, { number: "PF-2611-7K3M9Q" }, localeOf(globals));
    const dialog = within(opened() as HTMLElement);
    // Once it has faded in.
    await waitFor(() => expect(dialog.getByRole("heading", { name: title })).toBeVisible());
    await waitFor(() => expect(dialog.getByRole("button", { name: texts.keep })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: texts.cancel }));
    await waitFor(() => expect(opened()).toBeNull());
    await waitFor(() =>
      expect(canvas.getAllByText(orderStateNames.cancelled[localeOf(globals)])).toHaveLength(3),
    );
    await expect(canvasElement.querySelector("[aria-current]")).toBeNull();
    // The dialog's own of that name goes as it fades out.
    await waitFor(() => expect(canvas.queryByRole("button", { name: texts.cancel })).toBeNull());
    // The focus is on the order, whose button is gone, and the state is read out.
    await waitFor(() => expect(canvas.getByRole("article")).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Just paid. */
export const Paid: Story = {
  args: { order: fixtureOrderThrough(["pending_payment", "paid"], { can_cancel: true }), outcome: "paid" },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals)["order-details"].paidTitle)).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...AwaitingTransfer,
  ...pressing(async ({ locale, all, tabThrough, opens, escapes }) => {
    await tabThrough("button 5, link 2, button");
    const { cancel, keep } = messagesFor(locale)["order-details"];
    const button = all("button").find(({ textContent }) => textContent === cancel)!;
    for (const key of ["Enter", "Space"] as const) {
      await opens(button, key);
      await waitFor(() => expect(document.activeElement).toHaveTextContent(keep));
      await escapes(button);
    }
  }),
  tags: ["keyboard"],
};
