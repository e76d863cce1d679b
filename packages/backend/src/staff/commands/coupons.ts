import {
  couponKey,
  couponProblem,
  couponTypes,
  isShopCurrency,
  maxCouponCode,
  formatMoney,
  shippingRates,
} from "@preforma/domain/shop";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { amount, commandNamed, day, print, wholeNumber } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import {
  addCoupon,
  couponByKey,
  type CouponRow,
  type NewCoupon,
  newCouponSchema,
} from "../../shop/coupon-store.ts";
import { audit, type StaffContext, type StaffSubject } from "../staff-command.ts";

/** `pnpm staff coupons`: discounts on orders. */
export const couponsCommand: StaffSubject = (withContext) => {
  const coupons = commandNamed("coupons", "What may be taken off an order.");
  coupons
    .command("add")
    .description("Adds a coupon.")
    .argument("<code>", "what customers type", codeFrom)
    .argument("<off>", "what it takes off: such as 10%, 250.00 or free-shipping", discountFrom)
    .option("--currency <code>", Object.keys(shippingRates).join(", "), currencyFrom, currencyFrom("TRY"))
    .option("--minimum <amount>", "net value of goods from which it counts", amount, 0)
    .option("--from <date>", "first day (UTC); today unless given", day)
    .option("--to <date>", "the day on which it no longer counts", day)
    .option("--limit <number>", "orders that may use it", wholeNumber)
    .option("--per-customer <number>", "orders of one customer that may use it", wholeNumber)
    .action((code, off, options) =>
      withContext((context) => add(context, couponFrom({ code, ...off }, options))),
    );
  coupons
    .command("list")
    .description("Shows all coupons with their use.")
    .action(() => withContext(list));
  coupons
    .command("disable")
    .description('Ends a coupon until "enable".')
    .argument("<code>", "what customers type")
    .action((code) => withContext((context) => setActive(context, code, false)));
  coupons
    .command("enable")
    .description("Lets a disabled coupon count again.")
    .argument("<code>", "what customers type")
    .action((code) => withContext((context) => setActive(context, code, true)));
  return coupons;
};

interface Options {
  currency: string;
  minimum: number;
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  perCustomer?: number | undefined;
}

function codeFrom(code: string): string {
  if (!newCouponSchema.shape.code.safeParse(code).success)
    throw new InvalidArgumentError(`A code has 3 to ${maxCouponCode} letters, digits or hyphens.`);
  return code;
}

function currencyFrom(text: string): string {
  const currency = text.toUpperCase();
  if (!isShopCurrency(currency))
    throw new InvalidArgumentError(`It must be one of ${Object.keys(shippingRates).join(", ")}.`);
  return currency;
}

function couponFrom(coupon: Pick<NewCoupon, "code" | "type" | "value">, options: Options): NewCoupon {
  const now = new Date().toISOString();
  const { currency, from = now, to = null } = options;
  if (to !== null && (to <= from || to <= now))
    throw new RefusedError("--to: must be a day after --from, and after today.");
  return {
    ...coupon,
    currency,
    minimum_minor: options.minimum,
    valid_from: from,
    valid_to: to,
    usage_limit: options.limit ?? null,
    usage_limit_per_customer: options.perCustomer ?? null,
  };
}

function discountFrom(off: string): Pick<NewCoupon, "type" | "value"> {
  if (off === "free-shipping") return { type: "free_shipping", value: 0 };
  if (off.endsWith("%")) {
    if (!/^(?:[1-9]\d?|100)%$/.test(off))
      throw new InvalidArgumentError("It must be whole per cent from 1% to 100%.");
    return { type: "percent", value: Number.parseInt(off, 10) };
  }
  const value = amount(off);
  if (value === 0) throw new InvalidArgumentError("It must take something off.");
  return { type: "fixed", value };
}

async function add({ db }: StaffContext, coupon: NewCoupon): Promise<void> {
  const isAdded = await db.transaction().execute(async (transaction) => {
    if (!(await addCoupon(transaction, coupon))) return false;
    await audit(transaction, "coupon.add", `coupon/${couponKey(coupon.code)}`);
    return true;
  });
  if (!isAdded) throw new RefusedError(`There is already a coupon ${coupon.code}.`);
  print(`Coupon ${coupon.code} has been added.`);
}

async function setActive({ db }: StaffContext, code: string, isActive: boolean): Promise<void> {
  const coupon = await couponByKey(db, couponKey(code));
  if (!coupon) throw new RefusedError(`There is no coupon ${code}.`);
  const is_active = isActive ? 1 : 0;
  const isChanged = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("coupons")
      .set({ is_active })
      .where("id", "=", coupon.id)
      .where("is_active", "!=", is_active)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await audit(transaction, isActive ? "coupon.enable" : "coupon.disable", `coupon/${coupon.code_key}`);
    return true;
  });
  const state = isActive ? "enabled" : "disabled";
  print(`Coupon ${coupon.code} ${isChanged ? "has been" : "was already"} ${state}.`);
}

async function list({ db }: StaffContext): Promise<void> {
  const coupons = await db.selectFrom("coupons").selectAll().orderBy("id").execute();
  if (coupons.length === 0) return print("There is no coupon.");
  for (const coupon of coupons) print(lineOf(coupon));
}

function lineOf(coupon: CouponRow): string {
  const money = (amount: number): string => formatMoney(amount, coupon.currency, "en");
  const [percent, fixed] = couponTypes;
  const off =
    coupon.type === percent
      ? `${coupon.value} %`
      : coupon.type === fixed
        ? money(coupon.value)
        : "free shipping";
  return [
    coupon.code,
    off,
    coupon.minimum_minor > 0 ? `from ${money(coupon.minimum_minor)}` : `any ${coupon.currency} order`,
    `${coupon.valid_from.slice(0, 10)} to ${coupon.valid_to?.slice(0, 10) ?? "–"}`,
    `used ${coupon.used}${coupon.usage_limit === null ? "" : ` of ${coupon.usage_limit}`}`,
    stateOf(coupon),
  ].join("  ");
}

/** Whether a coupon is valid now for anyone, or why not. */
function stateOf(coupon: CouponRow): string {
  if (coupon.is_active !== 1) return "disabled";
  const { currency, minimum_minor: net_subtotal_minor } = coupon;
  const terms = { ...coupon, is_active: true, used_by_customer: 0 };
  const problem = couponProblem(terms, { currency, net_subtotal_minor }, new Date().toISOString());
  return problem?.replace("_", " ") ?? "active";
}
