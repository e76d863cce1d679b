import {
  formatMoney,
  orderStates,
  parseOrderNumber,
  staffActions,
  type OrderState,
  type StaffAction,
  type StaffOrder,
} from "@preforma/domain/shop";
import { trackingUrlSchema } from "@preforma/domain/shop/schema";
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { commandNamed, print, wholeNumber } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { presentForStaff } from "../../shop/orders/present.ts";
import { staffMove } from "../../shop/orders/staff-move.ts";
import { findOrder, historyOf, listOrders, type OrderRow } from "../../shop/orders/store.ts";
import { listed, printPage, siteOrigin, type StaffContext, type StaffSubject } from "../staff-command.ts";

/** `pnpm staff orders`: orders to pack, send and pay. */
export const ordersCommand: StaffSubject = (withContext) => {
  const orders = commandNamed("orders", "What is to be packed, sent and paid.");
  orders
    .command("list")
    .description("Shows orders, the newest first.")
    .addOption(new Option("--state <state>", "only orders in this state").choices(orderStates))
    .option("--page <number>", `${listed} to a page`, wholeNumber, 1)
    .action(({ state, page }) => withContext((context) => list(context, state, page)));
  orders
    .command("show")
    .description("Shows one order with what may be done to it.")
    .argument("<number>", "the number of the order", orderNumber)
    .action((number) => withContext(async (context) => show(context, await orderByNumber(context, number))));
  for (const action of Object.keys(staffActions) as StaffAction[]) {
    const command = orders
      .command(verbOf(action))
      .description(descriptions[action])
      .argument("<number>", "the number of the order", orderNumber)
      .option("--note <text>", "stored with the order, for staff only");
    const run = (number: string, given: { note?: string | undefined } & Partial<Parcel>) =>
      withContext(async (context) => move(context, await orderByNumber(context, number), action, given));
    if (action !== "ship") command.action(run);
    else
      command
        .option("--tracking <number>", "the carrier's number of the parcel, by which the customer follows it")
        .option("--tracking-url <url>", "where the carrier shows the parcel to customers", trackingUrlFrom)
        .action(run);
  }
  return orders;
};

/** An action as a command-line verb. */
const verbOf = (action: StaffAction): string => action.replace("_", "-");

const descriptions: Readonly<Record<StaffAction, string>> = {
  mark_paid: "A bank transfer has arrived.",
  prepare: "The goods are being packed.",
  ship: "The parcel is with the carrier.",
  deliver: "The parcel has arrived.",
  cancel: "Cancels it; a card payment goes back by itself while the site runs.",
  refund: "Refunds it: a card payment goes back by itself while the site runs, a transfer you send back.",
};

interface Parcel {
  tracking: string;
  trackingUrl: string | undefined;
}

function orderNumber(text: string): string {
  const number = parseOrderNumber(text);
  if (number === null) throw new InvalidArgumentError("A number is such as PF-2611-7K3M9Q.");
  return number;
}

function trackingUrlFrom(text: string): string {
  if (!trackingUrlSchema.safeParse(text).success)
    throw new InvalidArgumentError("It must be a whole URL with https.");
  return text;
}

async function orderByNumber({ db }: StaffContext, number: string): Promise<OrderRow> {
  const order = await findOrder(db, { number });
  if (!order) throw new RefusedError(`There is no order ${number}.`);
  return order;
}

async function list({ db }: StaffContext, state: OrderState | undefined, page: number): Promise<void> {
  const { orders, total } = await listOrders(db, state ? { state } : {}, { page, limit: listed });
  if (total === 0) return print("There is no such order.");
  for (const order of orders)
    print(
      `${order.number}  ${order.state}  ${order.payment_type}  ${formatMoney(order.total_minor, order.currency, "en")}  ${order.customer_name}  ${order.created_at}`,
    );
  printPage(orders.length, total, page);
}

/** An address on one line, as on a parcel or an invoice. */
const addressLine = (address: StaffOrder["delivery_address"]): string =>
  [
    address.company_name,
    address.vkn && `tax number ${address.vkn}`,
    address.tax_office && `tax office ${address.tax_office}`,
    `${address.name} ${address.surname}`,
    address.street,
    address.address_detail,
    address.neighborhood,
    address.district,
    `${address.postal_code} ${address.city}`.trim(),
    address.country,
  ]
    .filter(Boolean)
    .join(", ");

async function show({ db }: StaffContext, row: OrderRow): Promise<void> {
  const history = await historyOf(db, row.id);
  // Links to product pages are not printed.
  const order = presentForStaff(row, history, () => ({ slug: "", image: null }));
  const money = (amount: number): string => formatMoney(amount, order.currency, "en");
  print(`${order.number}  ${order.state}  ${order.payment_type}  ${money(order.total_minor)}`);
  print(`${order.customer.name} <${order.customer.email}> ${order.customer.phone ?? ""}`);
  for (const line of order.lines)
    print(
      `    ${line.quantity} × ${line.code}${line.colour ? ` in ${line.colour}` : ""}  ${line.title}  ${money(line.amount_minor)}`,
    );
  const { totals } = order;
  print(
    `Without VAT ${money(totals.net_subtotal_minor)}, discount ${money(totals.discount_minor)}, shipping ${money(totals.shipping_minor)}, VAT ${totals.vat_percent} % ${money(totals.vat_minor)}`,
  );
  print(`To ${addressLine(order.delivery_address)}`);
  print(`Invoice to ${addressLine(order.invoice_address)}`);
  if (order.tracking_number) print(`Parcel ${order.tracking_number} ${order.tracking_url ?? ""}`.trimEnd());
  if (order.note) print(`Note: ${order.note}`);
  for (const payment of order.payments)
    print(`Payment by ${payment.provider}: ${payment.state} ${payment.failure ?? ""}`);
  for (const { at, state, note } of history.events) print(`${at}  ${state}${note ? `  ${note}` : ""}`);
  print(`May be done now: ${order.actions.map(verbOf).join(", ") || "nothing"}.`);
  print(`By whom: pnpm staff audit list --subject order/${row.id}`);
}

async function move(
  { db }: StaffContext,
  order: OrderRow,
  action: StaffAction,
  { tracking, trackingUrl, note }: { note?: string | undefined } & Partial<Parcel>,
): Promise<void> {
  if (action === "ship" && !tracking)
    throw new RefusedError(
      "Name the parcel with --tracking <number>: the customer's mail and order page print by which number it is followed. For goods that no carrier brings, give the number of the delivery note.",
    );
  const moved = await staffMove(
    db,
    order,
    { action, trackingNumber: tracking, trackingUrl, note, customerId: null },
    await siteOrigin(db),
  );
  if (!moved)
    throw new RefusedError(
      `That cannot be done to ${order.number}, which is ${order.state}. See: pnpm staff orders show ${order.number}`,
    );
  print(
    moved.refundUnderWay
      ? `The money of ${order.number} goes back; the order is refunded once the payment provider confirms it.`
      : `${order.number} is now ${moved.order.state}.`,
  );
}
