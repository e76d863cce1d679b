import type { Database } from "../database/index.ts";
import { addCoupon, type NewCoupon } from "./coupon-store.ts";

/**
 * Writes the coupons that go with a demonstration catalogue, once: those that staff have disabled since stay
 * so, and a shop that imported its own articles gets none. In one transaction, so that a start that was killed
 * half-way does it again.
 */
export async function seedCoupons(
  database: Database,
  catalogueSeed: string,
  read: () => Promise<readonly NewCoupon[]>,
): Promise<void> {
  const name = `${catalogueSeed}-coupons`;
  await database.alone(async () => {
    const seeds = await database.db
      .selectFrom("seeds")
      .select("name")
      .where("name", "in", [catalogueSeed, name])
      .execute();
    if (seeds.length !== 1 || seeds[0]?.name !== catalogueSeed) return;
    const coupons = await read();
    await database.db.transaction().execute(async (transaction) => {
      const now = new Date().toISOString();
      await transaction.insertInto("seeds").values({ name, started_at: now, finished_at: now }).execute();
      for (const coupon of coupons) await addCoupon(transaction, coupon);
    });
  });
}
