import { parseArgs } from "node:util";
import {
  moneyText,
  orderStates,
  parseOrderNumber,
  staffActions,
  type OrderState,
  type StaffAction,
} from "@preforma/domain/shop";
import { trackingUrlSchema } from "@preforma/domain/shop/schema";
import { say, UsageError } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import { presentForStaff } from "../../shop/orders/present.ts";
import { staffMove } from "../../shop/orders/staff-move.ts";
import { findOrder, historyOf, listOrders, type OrderRow } from "../../shop/orders/store.ts";
import { siteOrigin } from "../site-origin.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** Orders that a list prints at a time. */
const listed = 50;

/** The verbs as they are typed, with the action that each stands for. */
const verbs = new Map<string, StaffAction>(
  (Object.keys(staffActions) as StaffAction[]).map((action) => [action.replace("_", "-"), action]),
);

/** `pnpm staff orders`: what is to be packed, sent and paid. */
export const ordersCommand: StaffCommand = {
  name: "orders",
  usage: `  orders list               shows orders, the newest first
      --state <state>       ${orderStates.join(", ")}
      --page <number>       ${listed} to a page
  orders show <number>      shows one order with what may be done to it
  orders mark-paid <number>        a bank transfer has arrived
  orders prepare <number>
  orders ship <number> --tracking <tracking number>
      --tracking-url <url>  where the carrier shows the parcel; customers are led there
  orders deliver <number>
  orders cancel <number>           a card payment goes back by itself while the site runs
  orders refund <number>           the same, for goods that came back
      --note <text>         kept with the order, for staff only`,
  async run(args, context) {
    const { values, positionals } = readArguments(args);
    const [verb = "", number, ...more] = positionals;
    if (verb === "list" && number === undefined)
      return list(context, stateFrom(values.state), Number(values.page));
    const action = verbs.get(verb);
    if ((verb !== "show" && !action) || more.length > 0)
      throw new UsageError(`orders ${positionals.join(" ")}: this cannot be understood.`);
    if (number === undefined) throw new UsageError(`orders ${verb}: say which, by its number.`);
    const order = await orderByNumber(context, number);
    if (!action) return show(context, order);
    if (action === "ship" && !values.tracking) throw new UsageError("orders ship: say --tracking.");
    const trackingUrl = values["tracking-url"] ?? null;
    if (trackingUrl !== null && !trackingUrlSchema.safeParse(trackingUrl).success)
      throw new UsageError(`--tracking-url ${trackingUrl}: must be a whole address with https.`);
    await move(context, order, action, { tracking: values.tracking, trackingUrl, note: values.note });
  },
};

function readArguments(args: readonly string[]) {
  try {
    const read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: "string" },
        page: { type: "string", default: "1" },
        tracking: { type: "string" },
        "tracking-url": { type: "string" },
        note: { type: "string" },
      },
    });
    if (!/^[1-9]\d{0,5}$/.test(read.values.page))
      throw new UsageError("--page must be a whole number from 1.");
    return read;
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

function stateFrom(text: string | undefined): OrderState | undefined {
  const state = orderStates.find((name) => name === text);
  if (text !== undefined && state === undefined)
    throw new UsageError(`--state ${text}: must be one of ${orderStates.join(", ")}.`);
  return state;
}

async function orderByNumber({ db }: StaffContext, text: string): Promise<OrderRow> {
  const number = parseOrderNumber(text);
  if (number === null)
    throw new UsageError(`${text} is no number of an order; one is such as PF-2611-7K3M9Q.`);
  const order = await findOrder(db, { number });
  if (!order) throw new RefusedError(`There is no order ${number}.`);
  return order;
}

async function list({ db }: StaffContext, state: OrderState | undefined, page: number): Promise<void> {
  const { orders, total } = await listOrders(db, state ? { state } : {}, { page, limit: listed });
  if (total === 0) return say("There is no such order.");
  for (const order of orders)
    say(
      `${order.number}  ${order.state}  ${order.payment_type}  ${moneyText(order.total_minor, order.currency, "en")}  ${order.customer_name}  ${order.created_at}`,
    );
  say(`${orders.length} of ${total}, page ${page} of ${Math.ceil(total / listed)}.`);
}

async function show({ db }: StaffContext, row: OrderRow): Promise<void> {
  // Where products stand on the site now is not printed.
  const order = presentForStaff(row, await historyOf(db, row.id), () => ({ slug: "", image: null }));
  const money = (amount: number): string => moneyText(amount, order.currency, "en");
  say(`${order.number}  ${order.state}  ${order.payment_type}  ${money(order.total_minor)}`);
  say(`${order.customer.name} <${order.customer.email}> ${order.customer.phone ?? ""}`);
  for (const line of order.lines)
    say(
      `    ${line.quantity} × ${line.code}${line.colour ? ` in ${line.colour}` : ""}  ${line.title}  ${money(line.amount_minor)}`,
    );
  const { delivery_address: to } = order;
  say(
    `To ${[`${to.name} ${to.surname}`, to.street, to.address_detail, to.neighborhood, to.district, `${to.postal_code} ${to.city}`.trim(), to.country].filter(Boolean).join(", ")}`,
  );
  if (order.note) say(`Note: ${order.note}`);
  for (const payment of order.payments)
    say(`Payment by ${payment.provider}: ${payment.state} ${payment.failure ?? ""}`);
  for (const event of order.events) say(`${event.at}  ${event.state}`);
  say(`May be done now: ${order.actions.map((action) => action.replace("_", "-")).join(", ") || "nothing"}.`);
}

async function move(
  { db }: StaffContext,
  order: OrderRow,
  action: StaffAction,
  {
    tracking,
    trackingUrl,
    note,
  }: { tracking?: string | undefined; trackingUrl: string | null; note?: string | undefined },
): Promise<void> {
  const moved = await staffMove(
    db,
    order,
    { action, trackingNumber: tracking ?? null, trackingUrl, note: note ?? null, customerId: null },
    await siteOrigin(db),
  );
  if (!moved)
    throw new RefusedError(
      `That cannot be done to ${order.number}, which is ${order.state}. See: pnpm staff orders show ${order.number}`,
    );
  say(
    moved.refundUnderWay
      ? `The money of ${order.number} goes back; the order is refunded once the payment provider confirms it.`
      : `${order.number} is now ${moved.order.state}.`,
  );
}
