import type { Locale } from "@preforma/domain/locales";
import {
  allowsCashOnDelivery,
  availabilityOf,
  maxCashOnDelivery,
  maxSubtotal,
  maxUnpaidOrders,
  formatMoney,
  type OrderAddress,
  type PaymentType,
  type Totals,
} from "@preforma/domain/shop";
import { digestOf } from "../../account/index.ts";
import type { DbTransaction } from "../../database/schema.ts";
import { queueMail } from "../../mail/index.ts";
import type { ShopServices } from "../services.ts";
import { clearCart, customerCart, touchCart } from "../cart-store.ts";
import { priceCart, type PricedCart } from "../cart-pricing.ts";
import { redeemCoupon } from "../coupon-store.ts";
import { noticeMail, orderMail } from "../mails.ts";
import { ShopRefusal } from "../refusal.ts";
import { findOrder, type OrderRow } from "./store.ts";
import { insertLines, insertOrder, type NewOrder } from "./write.ts";
import { countOf } from "../../database/count.ts";
import { orderAddressSchema } from "@preforma/domain/shop/schema";

/** A customer's validated checkout. */
export interface Submission {
  customerId: number;
  /** The `Idempotency-Key`. */
  key: string;
  locale: Locale;
  body: {
    delivery_address_id: number;
    invoice_address_id: number | null;
    payment_type: PaymentType;
    total_minor: number;
    note: string | null;
  };
}

/**
 * Places an order from a customer's cart, in one transaction: prices, stock and coupon are checked again, and either
 * everything is stored with its mails or nothing is. The same key with the same body returns the same order, however
 * often it is sent. Throws {@link ShopRefusal}.
 */
export async function placeOrder(services: ShopServices, submission: Submission): Promise<OrderRow> {
  const { customerId, locale, body } = submission;
  return services.db.transaction().execute(async (transaction) => {
    const earlier = await claimKey(transaction, submission);
    if (earlier !== null) return findOrder(transaction, { id: earlier }).then(orThrow);
    if (body.payment_type === "credit_card" && !services.paymentProvider.takesCards)
      throw new ShopRefusal("cardNotAccepted");
    const { id: cartId } = await customerCart(transaction, customerId);
    // Makes a second checkout of the same cart wait until this one is done; it then finds the cart empty.
    await touchCart(transaction, cartId);
    const cart = await priceCart(
      transaction,
      services.catalogue(),
      await customerCart(transaction, customerId),
    );
    const totals = orderable(cart, body.total_minor);
    if (
      body.payment_type === "cash_on_delivery" &&
      !allowsCashOnDelivery(totals.total_minor, totals.currency)
    )
      throw new ShopRefusal("cashTooHigh", {
        values: { limit: formatMoney(maxCashOnDelivery["TRY"] ?? 0, "TRY", locale) },
      });
    await refuseTooManyUnpaid(transaction, customerId, body.payment_type);
    const delivery = await addressOf(transaction, customerId, body.delivery_address_id);
    const invoice =
      body.invoice_address_id === null
        ? delivery
        : await addressOf(transaction, customerId, body.invoice_address_id);
    if (!delivery || !invoice) throw new ShopRefusal("addressUnknown");
    const order = await insertOrder(transaction, {
      customer: await customerOf(transaction, customerId),
      locale,
      payment_type: body.payment_type,
      coupon_code: cart.coupon?.row.code ?? null,
      note: body.note,
      totals,
      delivery,
      invoice,
    });
    await insertLines(transaction, order.id, cart, locale);
    if (cart.coupon && !(await redeemCoupon(transaction, cart.coupon.row, { id: order.id, customerId })))
      throw new ShopRefusal("couponUsedUp", { showsCart: true });
    await transaction
      .updateTable("order_submissions")
      .set({ order_id: order.id })
      .where("customer_id", "=", customerId)
      .where("key_digest", "=", digestOf(submission.key))
      .execute();
    await clearCart(transaction, cartId);
    const stored = orThrow(await findOrder(transaction, { id: order.id }));
    const settings = services.settings();
    const supply = cart.lines.map(({ row, product }) =>
      // Articles in a customer's own colour never come from stock.
      product
        ? availabilityOf({ ...product, ...(row.colour === "" ? {} : { stock: null }) }, product, row)
        : null,
    );
    const notice = noticeMail(stored, settings.notification_email, settings.default_language, supply);
    const placed = orderMail("placed", stored, services.publicOrigin, { supply });
    await queueMail(transaction, placed, `order/${order.id}`);
    await queueMail(transaction, notice, `order/${order.id}`);
    return stored;
  });
}

/**
 * Claims the key for this order. A concurrent submission with the same key waits here until the first one is decided,
 * and then gets the id of its order. Null if the key is new.
 */
async function claimKey(
  transaction: DbTransaction,
  { customerId, key, body }: Submission,
): Promise<number | null> {
  const bodyDigest = digestOf(JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))));
  const claimed = await transaction
    .insertInto("order_submissions")
    .values({
      customer_id: customerId,
      key_digest: digestOf(key),
      body_digest: bodyDigest,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["customer_id", "key_digest"]).doNothing())
    .returning("key_digest")
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await transaction
    .selectFrom("order_submissions")
    .select(["body_digest", "order_id"])
    .where("customer_id", "=", customerId)
    .where("key_digest", "=", digestOf(key))
    .executeTakeFirstOrThrow();
  if (earlier.body_digest !== bodyDigest || earlier.order_id === null) throw new ShopRefusal("keyReused");
  return earlier.order_id;
}

function orderable(cart: PricedCart, shownTotal: number): Totals {
  if (cart.lines.length === 0) throw new ShopRefusal("cartEmpty", { showsCart: true });
  if (!cart.canOrder || !cart.totals) throw new ShopRefusal("cartBlocked", { showsCart: true });
  if (cart.totals.net_subtotal_minor > maxSubtotal)
    throw new ShopRefusal("orderTooLarge", { showsCart: true });
  if (cart.totals.total_minor !== shownTotal) throw new ShopRefusal("totalChanged", { showsCart: true });
  return cart.totals;
}

/**
 * Unpaid orders reserve goods that other buyers cannot order, so their number per customer is limited. Orders that wait
 * for a card payment are counted separately: a customer with pending transfers can still pay an order by card.
 */
async function refuseTooManyUnpaid(
  transaction: DbTransaction,
  customerId: number,
  payment: PaymentType,
): Promise<void> {
  const isByCard = payment === "credit_card";
  const orders = transaction.selectFrom("orders").where("customer_id", "=", customerId);
  const unpaid = orders
    .where("state", "=", "pending_payment")
    .where("payment_type", isByCard ? "=" : "!=", "credit_card");
  const paid = await countOf(orders.where("paid_at", "is not", null));
  const limit = paid > 0 ? maxUnpaidOrders.knownCustomer : maxUnpaidOrders.newCustomer;
  if ((await countOf(unpaid)) >= limit)
    throw new ShopRefusal(isByCard ? "tooManyUnpaidByCard" : "tooManyUnpaid", { values: { limit } });
}

/** The customer's data as stored with the order. */
async function customerOf(transaction: DbTransaction, id: number): Promise<NewOrder["customer"]> {
  const { name, surname, email, phone } = await transaction
    .selectFrom("customers")
    .select(["name", "surname", "email", "phone"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, name: `${name} ${surname}`.trim(), email, phone };
}

/** One of the customer's own addresses, as stored with the order. */
async function addressOf(db: DbTransaction, customerId: number, id: number): Promise<OrderAddress | null> {
  const row = await db
    .selectFrom("addresses")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ? orderAddressSchema.parse(row) : null;
}

function orThrow(order: OrderRow | null): OrderRow {
  if (!order) throw new Error("An order that was just written cannot be read.");
  return order;
}
