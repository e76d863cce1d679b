import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { contentKinds } from "@preforma/domain/content";
import { readContentFiles } from "../content/content-files.ts";
import type { SeedContent } from "../content/seed.ts";
import { newCouponSchema, type NewCoupon } from "../shop/coupon-store.ts";
import { demoFolder } from "./index.ts";

/** The coupons of the demonstration shop, one of each type; the README names them. */
export async function demoCoupons(): Promise<NewCoupon[]> {
  const text = await readFile(join(demoFolder(), "coupons.json"), "utf8");
  return z.array(newCouponSchema).parse(JSON.parse(text));
}

/** The texts of the demonstration company, dated from the day of an instant (ms since the epoch). */
export async function demoContent(now: number): Promise<SeedContent> {
  const folder = join(demoFolder(), "content");
  const kinds = contentKinds.map(async (kind) => {
    const records = await readContentFiles(kind, join(folder, kind), { now });
    return records.map((record) => ({ kind, record }));
  });
  return (await Promise.all(kinds)).flat();
}
