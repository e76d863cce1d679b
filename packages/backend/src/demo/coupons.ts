import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { newCouponSchema, type NewCoupon } from "../shop/index.ts";
import { demoFolder } from "./folder.ts";

/** The coupons of the demonstration shop, one of each type; the README names them. */
export async function demoCoupons(): Promise<NewCoupon[]> {
  const text = await readFile(join(demoFolder(), "coupons.json"), "utf8");
  return z.array(newCouponSchema).parse(JSON.parse(text));
}
