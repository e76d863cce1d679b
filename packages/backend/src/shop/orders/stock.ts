import { isDisplayedAlike } from "@preforma/domain/shop";
import type { DbTransaction } from "../../database/schema.ts";
import { bumpVersion } from "../../database/version.ts";

/**
 * Written together with a stock that an order changes. An import skips records that are unchanged since its last write;
 * without its fingerprint the product is written again, because the stock list is authoritative for the stock.
 */
const notAsImported = { fingerprint: "" };

/** Pieces of a product that an order takes or returns. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/**
 * Takes pieces of one product from stock: `counted` if they were taken, `made` if the product is made to order, `short`
 * if there are not enough. `isShown` means that the stock that visitors see has changed.
 */
async function take(
  transaction: DbTransaction,
  { productId, quantity }: Pieces,
): Promise<{ outcome: "counted" | "made" | "short"; isShown: boolean }> {
  const left = await transaction
    .updateTable("products")
    .set((expression) => ({ stock: expression("stock", "-", quantity), ...notAsImported }))
    .where("id", "=", productId)
    .where("is_active", "=", 1)
    .where("stock", ">=", quantity)
    .returning(["stock", "minimum_order", "carton_quantity"])
    .executeTakeFirst();
  if (left)
    return {
      outcome: "counted",
      isShown: left.stock !== null && !isDisplayedAlike(left.stock, left.stock + quantity, left),
    };
  const product = await transaction
    .selectFrom("products")
    .select(["stock", "lead_time_days", "is_active"])
    .where("id", "=", productId)
    .executeTakeFirst();
  // A made-to-order quantity is made as a whole for this order.
  const isShort = product?.is_active !== 1 || (product.stock !== null && product.lead_time_days === null);
  return { outcome: isShort ? "short" : "made", isShown: false };
}

const byProduct = (a: Pieces, b: Pieces): number => a.productId - b.productId;

/**
 * Takes each quantity from stock, whole or not at all. `taken` contains what came from a counted stock; the rest is
 * made to order. `isShort` means that something is neither in stock nor made to order: then the caller rolls the
 * transaction back, unless staff have promised the goods. Products are locked in the order of their ids, and the
 * version is increased last, as everywhere: with another lock order two transactions would deadlock.
 */
export async function takeStock<Wanted extends Pieces>(
  transaction: DbTransaction,
  wanted: readonly Wanted[],
): Promise<{ taken: ReadonlySet<Wanted>; isShort: boolean }> {
  const taken = new Set<Wanted>();
  let isShort = false;
  let changes = false;
  for (const pieces of wanted.toSorted(byProduct)) {
    const { outcome, isShown } = await take(transaction, pieces);
    if (outcome === "counted") taken.add(pieces);
    isShort ||= outcome === "short";
    changes ||= isShown;
  }
  if (changes) await showStock(transaction);
  return { taken, isShort };
}

/** Returns pieces to stock. A product whose stock is no longer counted stays that way. */
export async function giveStockBack(transaction: DbTransaction, pieces: readonly Pieces[]): Promise<void> {
  let changes = false;
  for (const { productId, quantity } of pieces.toSorted(byProduct)) {
    const now = await transaction
      .updateTable("products")
      .set((expression) => ({ stock: expression("stock", "+", quantity), ...notAsImported }))
      .where("id", "=", productId)
      .where("stock", "is not", null)
      .returning(["stock", "minimum_order", "carton_quantity"])
      .executeTakeFirst();
    changes ||= now?.stock != null && !isDisplayedAlike(now.stock - quantity, now.stock, now);
  }
  if (changes) await showStock(transaction);
}

/**
 * Catalogue pages are cached until the version changes. Increasing it for every order would rebuild the read model all
 * day; but if the displayed figure changes, or something is sold out, visitors must see it at once.
 */
const showStock = (transaction: DbTransaction): Promise<void> => bumpVersion(transaction, "catalogue");
