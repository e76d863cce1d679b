import { parseArgs } from "node:util";
import {
  couponKey,
  couponTypes,
  isShopCurrency,
  minorDigits,
  moneyText,
  shippingRates,
} from "@preforma/domain/shop";
import { recordAudit } from "../../account/index.ts";
import { say, UsageError } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import { addCoupon, couponByKey, type CouponRow, type NewCoupon } from "../../shop/coupon-store.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** `pnpm staff coupons`: what may be taken off an order. */
export const couponsCommand: StaffCommand = {
  name: "coupons",
  usage: `  coupons add <code> <off>  adds a coupon; <off> is such as 10%, 250.00 or free-shipping
      --currency <code>     ${Object.keys(shippingRates).join(", ")}; TRY unless given
      --minimum <amount>    net value of goods from which it counts
      --from <date>         first day (UTC); today unless given
      --to <date>           the day on which it no longer counts
      --limit <number>      orders that may use it
      --per-customer <n>    orders of one customer that may use it
  coupons list              shows all coupons with their use
  coupons disable <code>    lets a coupon count no longer`,
  async run(args, context) {
    const { values, positionals } = readArguments(args);
    const [verb, code, off, ...more] = positionals;
    if (verb === "list" && code === undefined) return list(context);
    if (verb === "add" && code !== undefined && off !== undefined && more.length === 0)
      return add(context, couponFrom(code, off, values));
    if (verb === "disable" && code !== undefined && off === undefined) return disable(context, code);
    throw new UsageError(`coupons ${positionals.join(" ")}: this cannot be understood.`);
  },
};

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        currency: { type: "string", default: "TRY" },
        minimum: { type: "string", default: "0" },
        from: { type: "string" },
        to: { type: "string" },
        limit: { type: "string" },
        "per-customer": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

type Options = ReturnType<typeof readArguments>["values"];

function couponFrom(code: string, off: string, options: Options): NewCoupon {
  if (!/^[\p{L}\d-]{3,40}$/u.test(code))
    throw new UsageError(`${code}: a code has 3 to 40 letters, digits or hyphens.`);
  const currency = options.currency.toUpperCase();
  if (!isShopCurrency(currency))
    throw new UsageError(
      `--currency ${options.currency}: must be one of ${Object.keys(shippingRates).join(", ")}.`,
    );
  return {
    code,
    ...discountFrom(off, currency),
    currency,
    minimum_minor: amountFrom("--minimum", options.minimum, currency),
    valid_from: options.from === undefined ? new Date().toISOString() : dayFrom("--from", options.from),
    valid_to: options.to === undefined ? null : dayFrom("--to", options.to),
    usage_limit: options.limit === undefined ? null : numberFrom("--limit", options.limit),
    usage_limit_per_customer:
      options["per-customer"] === undefined ? null : numberFrom("--per-customer", options["per-customer"]),
  };
}

function discountFrom(off: string, currency: string): Pick<NewCoupon, "type" | "value"> {
  if (off === "free-shipping") return { type: "free_shipping", value: 0 };
  const percent = /^(\d{1,3})%$/.exec(off)?.[1];
  if (percent === undefined) return { type: "fixed", value: amountFrom("<off>", off, currency) };
  if (Number(percent) < 1 || Number(percent) > 100) throw new UsageError(`${off}: must be 1% to 100%.`);
  return { type: "percent", value: Number(percent) };
}

function amountFrom(name: string, text: string, currency: string): number {
  const digits = minorDigits(currency);
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(text);
  if (!match?.[1] || (match[2] ?? "").length > digits)
    throw new UsageError(`${name} ${text}: must be an amount such as 250 or 250.00.`);
  return Number(match[1] + (match[2] ?? "").padEnd(digits, "0"));
}

function dayFrom(name: string, text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  // The calendar is asked back: 31 April would become 1 May.
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new UsageError(`${name} ${text}: must be a day such as 2027-01-31.`);
  return day.toISOString();
}

function numberFrom(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${name} ${text}: must be a whole number from 1.`);
  return Number(text);
}

async function add({ db }: StaffContext, coupon: NewCoupon): Promise<void> {
  const isAdded = await db.transaction().execute(async (transaction) => {
    if (!(await addCoupon(transaction, coupon))) return false;
    await recordAudit(transaction, {
      customerId: null,
      action: "coupon.add",
      subject: `coupon/${couponKey(coupon.code)}`,
    });
    return true;
  });
  if (!isAdded) throw new RefusedError(`There is already a coupon ${coupon.code}.`);
  say(`Coupon ${coupon.code} has been added.`);
}

async function disable({ db }: StaffContext, code: string): Promise<void> {
  const coupon = await couponByKey(db, couponKey(code));
  if (!coupon) throw new RefusedError(`There is no coupon ${code}.`);
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("coupons").set({ is_active: 0 }).where("id", "=", coupon.id).execute();
    await recordAudit(transaction, {
      customerId: null,
      action: "coupon.disable",
      subject: `coupon/${coupon.code_key}`,
    });
  });
  say(`Coupon ${coupon.code} counts no longer.`);
}

async function list({ db }: StaffContext): Promise<void> {
  const coupons = await db.selectFrom("coupons").selectAll().orderBy("id").execute();
  if (coupons.length === 0) return say("There is no coupon.");
  for (const coupon of coupons) say(lineOf(coupon));
}

function lineOf(coupon: CouponRow): string {
  const money = (amount: number): string => moneyText(amount, coupon.currency, "en");
  const [percent, fixed] = couponTypes;
  const off =
    coupon.type === percent
      ? `${coupon.value} %`
      : coupon.type === fixed
        ? money(coupon.value)
        : "free carriage";
  return [
    coupon.code,
    off,
    coupon.minimum_minor > 0 ? `from ${money(coupon.minimum_minor)}` : `any ${coupon.currency} order`,
    `${coupon.valid_from.slice(0, 10)} to ${coupon.valid_to?.slice(0, 10) ?? "–"}`,
    `used ${coupon.used}${coupon.usage_limit === null ? "" : ` of ${coupon.usage_limit}`}`,
    coupon.is_active === 1 ? "active" : "disabled",
  ].join("  ");
}
