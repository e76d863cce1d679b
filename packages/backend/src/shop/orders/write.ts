import { randomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { Locale } from "@preforma/domain/locales";
import {
  orderNumber,
  orderNumberRandoms,
  payWithinHours,
  type OrderAddress,
  type Totals,
} from "@preforma/domain/shop";
import { titleIn } from "../../catalogue/translations.ts";
import type { DatabaseSchema } from "../../database/schema.ts";
import type { PricedCart } from "../cart-pricing.ts";
import { ShopRefusal } from "../refusal.ts";
import type { Submission } from "./place.ts";
import { takeStock } from "./stock.ts";

type Db = Transaction<DatabaseSchema>;

/** Writes the order itself, with whom and where as they are now. */
export async function insertOrder(
  transaction: Db,
  { customerId, locale, body }: Submission,
  cart: PricedCart,
  totals: Totals,
  { delivery, invoice }: { delivery: OrderAddress; invoice: OrderAddress },
): Promise<{ id: number; created_at: string; state: "pending_payment" }> {
  const customer = await transaction
    .selectFrom("customers")
    .select(["name", "surname", "email", "phone"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const expires = now.getTime() + payWithinHours[body.payment_type] * 3_600_000;
  const state = "pending_payment" as const;
  const { id } = await transaction
    .insertInto("orders")
    .values({
      ...totals,
      number: await freeNumber(transaction, now),
      customer_id: customerId,
      state,
      payment_type: body.payment_type,
      language_code: locale,
      customer_name: `${customer.name} ${customer.surname}`.trim(),
      customer_email: customer.email,
      customer_phone: customer.phone,
      coupon_code: cart.coupon?.row.code ?? null,
      delivery_address: JSON.stringify(delivery),
      invoice_address: JSON.stringify(invoice),
      note: body.note,
      tracking_number: null,
      tracking_url: null,
      terms_accepted_at: now.toISOString(),
      paid_at: null,
      expires_at: new Date(expires).toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, created_at: now.toISOString(), state };
}

/** A number that no order has yet; of 33 million in a month one is hardly ever drawn twice. */
async function freeNumber(transaction: Db, now: Date): Promise<string> {
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

/** Takes the goods out of the stock and writes the lines. Throws {@link ShopRefusal} when some are gone. */
export async function insertLines(
  transaction: Db,
  orderId: number,
  cart: PricedCart,
  locale: Locale,
): Promise<void> {
  const { isTaken, took } = await takeStock(
    transaction,
    cart.lines
      .filter(({ row }) => row.colour === "")
      .map(({ row }) => ({ productId: row.product_id, quantity: row.quantity })),
  );
  if (!isTaken) throw new ShopRefusal("cartBlocked", { showsCart: true });
  await transaction
    .insertInto("order_lines")
    .values(
      cart.lines.map(({ row, product, shown, unitPriceMinor }) => ({
        order_id: orderId,
        product_id: row.product_id,
        code: product?.code ?? "",
        title: shown ? titleIn(shown.titles, locale) : "",
        colour: row.colour === "" ? null : row.colour,
        quantity: row.quantity,
        unit_price_minor: unitPriceMinor ?? 0,
        took_stock: row.colour === "" && took.has(row.product_id) ? (1 as const) : (0 as const),
      })),
    )
    .execute();
}
