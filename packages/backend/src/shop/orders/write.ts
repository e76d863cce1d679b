import { randomInt } from "node:crypto";
import type { Locale } from "@preforma/domain/locales";
import {
  type OrderAddress,
  orderNumber,
  orderNumberRandoms,
  type PaymentType,
  payWithinHours,
  type Totals,
} from "@preforma/domain/shop";
import { titleIn } from "../../catalogue/translations.ts";
import type { DbTransaction } from "../../database/schema.ts";
import type { PricedCart } from "../cart-pricing.ts";
import { ShopRefusal } from "../refusal.ts";
import { takeStock } from "./stock.ts";

/** An order to store, without its lines. */
export interface NewOrder {
  customer: {
    /** Null for a customer without an account. */
    id: number | null;
    name: string;
    email: string;
    phone: string | null;
  };
  locale: Locale;
  payment_type: PaymentType;
  coupon_code: string | null;
  note: string | null;
  totals: Totals;
  delivery: OrderAddress;
  invoice: OrderAddress;
}

/** Writes the order itself, with the current customer data and addresses, and the first event of its history. */
export async function insertOrder(
  transaction: DbTransaction,
  { customer, locale, payment_type, coupon_code, note, totals, delivery, invoice }: NewOrder,
): Promise<{ id: number }> {
  const now = new Date();
  const at = now.toISOString();
  const expires = now.getTime() + payWithinHours[payment_type] * 3_600_000;
  const state = "pending_payment" as const;
  const { id } = await transaction
    .insertInto("orders")
    .values({
      ...totals,
      number: await freeNumber(transaction, now),
      customer_id: customer.id,
      state,
      payment_type,
      language_code: locale,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      coupon_code,
      delivery_address: JSON.stringify(delivery),
      invoice_address: JSON.stringify(invoice),
      note,
      terms_accepted_at: at,
      expires_at: new Date(expires).toISOString(),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("order_events")
    .values({ order_id: id, at, state, by: "customer", note: null })
    .execute();
  return { id };
}

/** A free order number; with 33 million in a month, a collision is rare. */
async function freeNumber(transaction: DbTransaction, now: Date): Promise<string> {
  for (;;) {
    const number = orderNumber(
      now,
      Array.from({ length: orderNumberRandoms }, () => randomInt(32)),
    );
    const taken = await transaction
      .selectFrom("orders")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirst();
    if (!taken) return number;
  }
}

/** Takes the goods from stock and writes the lines. Throws {@link ShopRefusal} if some are sold out. */
export async function insertLines(
  transaction: DbTransaction,
  orderId: number,
  cart: PricedCart,
  locale: Locale,
): Promise<void> {
  const lines = cart.lines.map((line) => ({
    ...line,
    productId: line.row.product_id,
    quantity: line.row.quantity,
  }));
  const { taken, isShort } = await takeStock(
    transaction,
    lines.filter(({ row }) => row.colour === ""),
  );
  if (isShort) throw new ShopRefusal("cartBlocked", { showsCart: true });
  await transaction
    .insertInto("order_lines")
    .values(
      lines.map((line) => ({
        order_id: orderId,
        product_id: line.productId,
        code: line.product?.code ?? "",
        title: line.shown ? titleIn(line.shown.titles, locale) : "",
        colour: line.row.colour === "" ? null : line.row.colour,
        quantity: line.quantity,
        unit_price_minor: line.unitPriceMinor ?? 0,
        took_stock: taken.has(line) ? (1 as const) : (0 as const),
      })),
    )
    .execute();
}
