import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { maxPieces, maxSubtotal, shopTexts } from "@preforma/domain/shop";
import type { Texts } from "@preforma/domain/validation";
import { digestOf } from "../account/index.ts";
import type { Db } from "../database/schema.ts";
import type { CartLinesTable, CartsTable } from "../database/tables/shop.ts";

/** Max lines of one cart. */
export const maxLines = 100;

/** Max pieces of an article at a price: one line may cost at most what a whole order may, so that sums stay exact. */
export const maxPiecesAt = (priceMinor: number): number =>
  Math.min(maxPieces, Math.floor(maxSubtotal / Math.max(1, priceMinor)));

export type CartRow = Selectable<CartsTable>;
export type CartLineRow = Selectable<CartLinesTable>;

/** The owner of a cart: a customer by their session, or a visitor by a token. */
export type CartOwner = { customerId: number } | { token: string };

/** Creates a cart for a visitor and returns its token, 256 random bits that are stored only as a digest. */
export async function startCart(db: Db): Promise<{ token: string; cart: CartRow }> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  const cart = await db
    .insertInto("carts")
    .values({
      token_digest: digestOf(token),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, cart };
}

/** The cart of an owner; null for a customer without one and for an unknown token. */
export async function findCart(db: Db, owner: CartOwner): Promise<CartRow | null> {
  const query = db.selectFrom("carts").selectAll();
  const found =
    "customerId" in owner
      ? query.where("customer_id", "=", owner.customerId)
      : query.where("token_digest", "=", digestOf(owner.token));
  return (await found.executeTakeFirst()) ?? null;
}

/** A customer's cart, created if there is none. */
export async function customerCart(db: Db, customerId: number): Promise<CartRow> {
  const now = new Date().toISOString();
  await db
    .insertInto("carts")
    .values({
      customer_id: customerId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
  return db.selectFrom("carts").selectAll().where("customer_id", "=", customerId).executeTakeFirstOrThrow();
}

/** The lines of a cart in the order in which they were added. */
export function linesOf(db: Db, cartId: number): Promise<CartLineRow[]> {
  return db.selectFrom("cart_lines").selectAll().where("cart_id", "=", cartId).orderBy("id").execute();
}

/**
 * Updates a cart's timestamp; on PostgreSQL this also locks the cart until the transaction ends. False for a cart that
 * was merged into a customer's meanwhile.
 */
export async function touchCart(db: Db, cartId: number, set: Partial<CartRow> = {}): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("carts")
    .set({ ...set, updated_at: new Date().toISOString() })
    .where("id", "=", cartId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** An article to add to a cart. */
export interface NewLine {
  product_id: number;
  colour: string;
  quantity: number;
  /** The unit price that was shown for a quantity, minor units. */
  seenPriceAt: (quantity: number) => number;
  seen_currency: string;
  /** Why the stock is too low for a quantity; omitted if the cart itself should report it. */
  shortageAt?: (quantity: number) => Texts | null;
}

/** Why an article cannot be added to a cart. */
interface LineRefusal {
  texts: Texts;
  /** Whether another quantity would be accepted. */
  isOfQuantity?: boolean;
}

/**
 * Adds an article to a cart; the same article in the same colour adds up. The checks apply to the sum: each of two
 * concurrent additions sees the other's quantity.
 */
export async function addLine(
  transaction: Db,
  cartId: number,
  { seenPriceAt, shortageAt, ...line }: NewLine,
): Promise<"added" | "gone" | LineRefusal> {
  if (!(await touchCart(transaction, cartId))) return "gone";
  const held = await linesOf(transaction, cartId);
  const same = held.find((own) => own.product_id === line.product_id && own.colour === line.colour);
  if (!same && held.length >= maxLines) return { texts: shopTexts("cartFull", { max: maxLines }) };
  const quantity = (same?.quantity ?? 0) + line.quantity;
  const seen_price_minor = seenPriceAt(quantity);
  const max = maxPiecesAt(seen_price_minor);
  if (quantity > max) return { texts: shopTexts("quantityTooLarge", { max }) };
  const shortage = shortageAt?.(quantity);
  if (shortage) return { texts: shortage, isOfQuantity: true };
  await transaction
    .insertInto("cart_lines")
    .values({ ...line, seen_price_minor, cart_id: cartId, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.columns(["cart_id", "product_id", "colour"]).doUpdateSet((expression) => ({
        quantity: expression("cart_lines.quantity", "+", line.quantity),
        seen_price_minor,
        seen_currency: line.seen_currency,
      })),
    )
    .execute();
  return "added";
}

/** Empties a cart and removes its coupon. */
export async function clearCart(transaction: Db, cartId: number): Promise<void> {
  await transaction.deleteFrom("cart_lines").where("cart_id", "=", cartId).execute();
  await touchCart(transaction, cartId, { coupon_key: null });
}

/**
 * Merges a visitor's cart into the customer's and deletes the visitor's. If both contain an article in one colour, the
 * larger quantity stays, with the price that was seen for it: a visitor who filled two carts with the same article
 * wanted it once. Lines beyond {@link maxLines} are left out. False for an unknown token.
 */
export async function mergeCarts(transaction: Db, token: string, customerId: number): Promise<boolean> {
  const visitors = await findCart(transaction, { token });
  // Locked before its lines are read: a line that is added meanwhile must not be deleted with it.
  if (!visitors || !(await touchCart(transaction, visitors.id))) return false;
  const own = await customerCart(transaction, customerId);
  await touchCart(transaction, own.id, own.coupon_key ? {} : { coupon_key: visitors.coupon_key });
  const held = await linesOf(transaction, own.id);
  let room = maxLines - held.length;
  for (const line of await linesOf(transaction, visitors.id)) {
    const same = held.find((own) => own.product_id === line.product_id && own.colour === line.colour);
    if (same) {
      if (line.quantity <= same.quantity) continue;
      const { quantity, seen_price_minor, seen_currency } = line;
      await transaction
        .updateTable("cart_lines")
        .set({ quantity, seen_price_minor, seen_currency })
        .where("id", "=", same.id)
        .execute();
    } else if (room-- > 0) {
      await transaction
        .updateTable("cart_lines")
        .set({ cart_id: own.id })
        .where("id", "=", line.id)
        .execute();
    }
  }
  await transaction.deleteFrom("carts").where("id", "=", visitors.id).execute();
  return true;
}
