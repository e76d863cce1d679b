import type { Selectable } from "kysely";
import { perLocale } from "@preforma/domain/locales";
import {
  availabilityOf,
  canBeOrdered,
  type CartIssue,
  couponProblem,
  type CouponProblem,
  isShopCurrency,
  lineAmount,
  formatMoney,
  previousValidQuantity,
  type PriceBreak,
  priceBreaksFor,
  priceSteps,
  quantityProblemTexts,
  quantityProblem,
  shopMessage,
  shopTexts,
  type Totals,
  totalsOf,
  unitPriceAt,
} from "@preforma/domain/shop";
import type { Texts } from "@preforma/domain/validation";
import type { CatalogueModel } from "../catalogue/model.ts";
import type { StoredProduct } from "../catalogue/load.ts";
import { storedPriceList } from "../catalogue/price-list.ts";
import { articleColumns } from "../catalogue/store-article.ts";
import type { Db } from "../database/schema.ts";
import type { ProductsTable } from "../database/tables/catalogue.ts";
import { type CartLineRow, type CartRow, linesOf } from "./cart-store.ts";
import { couponByKey, type CouponRow, usesByCustomer } from "./coupon-store.ts";

/** The problem of a line, and the quantity that would fix it. */
export interface LineIssue {
  kind: CartIssue;
  texts: Texts;
  suggestedQuantity: number | null;
}

const columns = [...articleColumns, "is_active"] as const;
type Row = Pick<Selectable<ProductsTable>, (typeof columns)[number]>;

/**
 * The product fields that a cart needs, with its buyer's price list; read from the database each time, so that it is
 * never stale.
 */
export type PricedProduct = Omit<Row, "price_breaks"> & { breaks: readonly PriceBreak[] };

/** A line with its current product and price. */
export interface PricedCartLine {
  row: CartLineRow;
  product: PricedProduct | null;
  /** Titles and pictures; null once it is no longer in the catalogue. */
  shown: StoredProduct | null;
  /** Null for a line that is not part of the total. */
  unitPriceMinor: number | null;
  /** The next larger quantity with a lower unit price. */
  nextPrice: PriceBreak | null;
  issues: LineIssue[];
}

/** A cart with everything that an order needs. */
export interface PricedCart {
  row: CartRow;
  lines: PricedCartLine[];
  coupon: { row: CouponRow; problem: CouponProblem | null } | null;
  totals: Totals | null;
  canOrder: boolean;
}

/** Reads products by id, with the prices for a customer, or for a visitor (null). */
export async function pricedProducts(
  db: Db,
  ids: readonly number[],
  customerId: number | null,
): Promise<Map<number, PricedProduct>> {
  if (ids.length === 0) return new Map();
  const group = customerId === null ? null : await groupOf(db, customerId);
  const rows = await db
    .selectFrom("products")
    .select(columns)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ price_breaks, ...row }) => [
      row.id,
      { ...row, breaks: priceBreaksFor(storedPriceList(price_breaks), group) },
    ]),
  );
}

/** The group whose prices apply to a customer. */
async function groupOf(db: Db, customerId: number): Promise<string | null> {
  const customer = await db
    .selectFrom("customers")
    .select("customer_group")
    .where("id", "=", customerId)
    .executeTakeFirst();
  return customer?.customer_group ?? null;
}

/** The unit price of a product in a quantity; null for a product without a price, which is offered on request. */
export function priceOf(
  { price_minor, currency, breaks }: PricedProduct,
  quantity: number,
): { amountMinor: number; currency: string } | null {
  return price_minor !== null && currency !== null && isShopCurrency(currency)
    ? { amountMinor: unitPriceAt(quantity, { amount_minor: price_minor, breaks }), currency }
    : null;
}

/** The next larger quantity with a lower unit price; null if there is none. */
function nextPriceOf(product: PricedProduct, quantity: number): PriceBreak | null {
  if (product.price_minor === null) return null;
  const steps = priceSteps({ amount_minor: product.price_minor, breaks: product.breaks }, product);
  return steps.slice(1).find((step) => step.from_quantity > quantity) ?? null;
}

/** Prices a cart from current data. Nothing is changed: differences are flagged. */
export async function priceCart(db: Db, model: CatalogueModel, row: CartRow): Promise<PricedCart> {
  const rows = await linesOf(db, row.id);
  const products = await pricedProducts(
    db,
    rows.map((line) => line.product_id),
    row.customer_id,
  );
  const lines = rows.map((line): PricedCartLine => {
    const product = products.get(line.product_id) ?? null;
    return {
      row: line,
      product,
      shown: model.products.get(line.product_id) ?? null,
      unitPriceMinor: null,
      nextPrice: null,
      issues: [],
    };
  });
  const currency =
    lines.map((line) => line.product && line.shown && priceOf(line.product, 0)?.currency).find(Boolean) ??
    null;
  for (const line of lines) judge(line, currency);

  const counted = lines.flatMap(({ row: line, product, unitPriceMinor }) =>
    product && unitPriceMinor !== null
      ? [
          {
            quantity: line.quantity,
            unit_price_minor: unitPriceMinor,
            carton_quantity: product.carton_quantity,
            pallet_quantity: product.pallet_quantity,
          },
        ]
      : [],
  );
  const coupon = await judgeCoupon(
    db,
    row,
    currency,
    counted.reduce((sum, line) => sum + lineAmount(line), 0),
  );
  const applied = coupon && coupon.problem === null ? coupon.row : null;
  return {
    row,
    lines,
    coupon,
    totals: currency !== null && counted.length > 0 ? totalsOf(counted, currency, applied) : null,
    canOrder:
      counted.length > 0 &&
      lines.every((line) => line.issues.every((issue) => issue.kind === "price_changed")) &&
      (coupon === null || coupon.problem === null),
  };
}

function judge(line: PricedCartLine, currency: string | null): void {
  const { product, row } = line;
  const add = (kind: CartIssue, texts: Texts, suggestedQuantity: number | null = null): void =>
    void line.issues.push({ kind, texts, suggestedQuantity });
  if (!product || product.is_active !== 1 || !line.shown)
    return add("withdrawn", shopTexts("issueWithdrawn"));
  const price = priceOf(product, row.quantity);
  if (!price) return add("on_request", shopTexts("onRequest"));
  if (currency !== null && price.currency !== currency)
    return add("currency", shopTexts("otherCurrency", { currency }));
  line.unitPriceMinor = price.amountMinor;
  line.nextPrice = nextPriceOf(product, row.quantity);
  if (price.amountMinor !== row.seen_price_minor || price.currency !== row.seen_currency)
    add("price_changed", priceChanged(row, price));
  const problem = quantityProblem(row.quantity, product);
  if (problem) add("quantity", quantityProblemTexts(problem, product), problem.higher ?? problem.lower);
  const shortage = row.colour === "" ? shortageOf(product, row.quantity) : null;
  if (shortage) add("stock", shortage.texts, shortage.available);
}

/**
 * Why a quantity exceeds the stock, with the max that is available; null if it does not. An article in a customer's own
 * colour is never short: it is made to order, not taken from stock.
 */
export function shortageOf(
  product: PricedProduct,
  quantity: number,
): { texts: Texts; available: number | null } | null {
  if (canBeOrdered(availabilityOf(product, product, { quantity }))) return null;
  const available = previousValidQuantity(product.stock ?? 0, product);
  return { texts: shopTexts("issueStock", { available: available ?? 0 }), available };
}

function priceChanged(row: CartLineRow, now: { amountMinor: number; currency: string }): Texts {
  return perLocale((locale) =>
    shopMessage("issuePrice", locale, {
      before: formatMoney(row.seen_price_minor, row.seen_currency, locale),
      now: formatMoney(now.amountMinor, now.currency, locale),
    }),
  );
}

async function judgeCoupon(
  db: Db,
  cart: CartRow,
  currency: string | null,
  netSubtotalMinor: number,
): Promise<PricedCart["coupon"]> {
  if (cart.coupon_key === null) return null;
  const row = await couponByKey(db, cart.coupon_key);
  if (!row) return null;
  const terms = {
    ...row,
    is_active: row.is_active === 1,
    used_by_customer: await usesByCustomer(db, row.id, cart.customer_id),
  };
  const problem = couponProblem(
    terms,
    { currency: currency ?? row.currency, net_subtotal_minor: netSubtotalMinor },
    new Date().toISOString(),
  );
  return { row, problem };
}
