import type { Selectable } from "kysely";
import { couponKey, couponTypes, isShopCurrency, maxCouponCode } from "@preforma/domain/shop";
import { z } from "zod";
import type { Db } from "../database/schema.ts";
import type { CouponsTable } from "../database/tables/shop.ts";
import type { Database } from "../database/index.ts";
import { countOf } from "../database/count.ts";
import { seedOnce } from "../database/seed-once.ts";

export type CouponRow = Selectable<CouponsTable>;

/** A new coupon from staff or a seed. Instants are ISO 8601, money minor units of `currency`. */
export const newCouponSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[\p{L}\d-]{3,}$/u)
    .max(maxCouponCode),
  type: z.enum(couponTypes),
  value: z.int().min(0),
  currency: z.string().refine(isShopCurrency),
  minimum_minor: z.int().min(0).default(0),
  valid_from: z.iso.datetime(),
  valid_to: z.iso.datetime().nullable().default(null),
  usage_limit: z.int().positive().nullable().default(null),
  usage_limit_per_customer: z.int().positive().nullable().default(null),
}) satisfies z.ZodType<Omit<CouponRow, "id" | "code_key" | "used" | "is_active" | "created_at">>;

/** A coupon that is not stored yet. */
export type NewCoupon = z.output<typeof newCouponSchema>;

/** A coupon by its key (`couponKey`); null if there is none. */
export async function couponByKey(db: Db, key: string): Promise<CouponRow | null> {
  return (await db.selectFrom("coupons").selectAll().where("code_key", "=", key).executeTakeFirst()) ?? null;
}

/** Number of a customer's orders that use a coupon; 0 for an unknown customer. */
export async function usesByCustomer(db: Db, couponId: number, customerId: number | null): Promise<number> {
  if (customerId === null) return 0;
  return countOf(
    db
      .selectFrom("coupon_redemptions")
      .where("coupon_id", "=", couponId)
      .where("customer_id", "=", customerId),
  );
}

/** Adds a coupon; false if its code is taken. */
export async function addCoupon(db: Db, coupon: NewCoupon): Promise<boolean> {
  const added = await db
    .insertInto("coupons")
    .values({
      ...coupon,
      code_key: couponKey(coupon.code),
      used: 0,
      is_active: 1,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("code_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Uses a coupon for an order that is being placed; false if another customer took the last use. Inside the order's
 * transaction: it locks the coupon's row, so that the uses of one customer are serialised too.
 */
export async function redeemCoupon(
  transaction: Db,
  coupon: CouponRow,
  order: { id: number; customerId: number },
): Promise<boolean> {
  const counted = await transaction
    .updateTable("coupons")
    .set((expression) => ({ used: expression("used", "+", 1) }))
    .where("id", "=", coupon.id)
    .where("is_active", "=", 1)
    .where((expression) =>
      expression.or([
        expression("usage_limit", "is", null),
        expression("used", "<", expression.ref("usage_limit")),
      ]),
    )
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return false;
  const max = coupon.usage_limit_per_customer;
  if (max !== null && (await usesByCustomer(transaction, coupon.id, order.customerId)) >= max) return false;
  await transaction
    .insertInto("coupon_redemptions")
    .values({ order_id: order.id, coupon_id: coupon.id, customer_id: order.customerId })
    .execute();
  return true;
}

/** Returns the use of a coupon when its order is cancelled. */
export async function releaseCoupon(transaction: Db, orderId: number): Promise<void> {
  const released = await transaction
    .deleteFrom("coupon_redemptions")
    .where("order_id", "=", orderId)
    .returning("coupon_id")
    .executeTakeFirst();
  if (!released) return;
  await transaction
    .updateTable("coupons")
    .set((expression) => ({ used: expression("used", "-", 1) }))
    .where("id", "=", released.coupon_id)
    .execute();
}

/** Adds the coupons of a demonstration, once: those that staff have disabled since then stay disabled. */
export async function seedCoupons(
  database: Database,
  catalogueSeed: string,
  read: () => Promise<readonly NewCoupon[]>,
): Promise<void> {
  await seedOnce(database, catalogueSeed, "coupons", async (transaction) => {
    for (const coupon of await read()) await addCoupon(transaction, coupon);
    return true;
  });
}
