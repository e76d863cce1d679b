import { idOf, pathTo } from "@preforma/domain/routes";
import {
  addToCart,
  applyCoupon,
  changeCartLine,
  removeCartLine,
  removeCoupon,
  type Cart,
} from "@preforma/domain/shop";
import { cartLineBodySchema, couponBodySchema } from "@preforma/domain/shop/schema";
import type { SafeAnswer } from "@preforma/domain/http";
import { parseStepped } from "@preforma/ui/number-field";
import { wantsJson } from "../../platform/http/form-answer.ts";
import type { PageForm, SentForm, SentOutcome } from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { changeCart, readCart } from "./cart-at-api.server.ts";
import { withChosenPack } from "./chosen-pack.ts";

/** A quantity typed in the visitor's number format: without script `1.200` arrives as it was typed. */
export const writtenQuantity = (written: string, { locale }: Visit): string =>
  String(parseStepped(written, locale, 1) ?? written);

/** Puts an article in the cart, from its line's fields. */
function put({ text }: SentForm, visit: Visit): Promise<SafeAnswer<Cart>> {
  return changeCart(visit, (holder) =>
    addToCart(visit.safe, holder, {
      product_id: text("product_id"),
      quantity: writtenQuantity(text("quantity"), visit),
      colour: text("colour"),
    }),
  );
}

/** Puts a product of the catalogue in the cart; without script the cart is shown next. */
const add: PageForm = {
  schema: cartLineBodySchema,
  prepare: withChosenPack,
  async send(sent, visit) {
    const answer = await put(sent, visit);
    return answer.success && !wantsJson(visit.request)
      ? { redirect: `${pathTo("cart", visit.locale)}?added=1` }
      : answer;
  },
};

/** Changes, removes or restores a line. */
const lines: PageForm = {
  async send(sent, visit) {
    const { text } = sent;
    if (text("intent") === "restore") return put(sent, visit);
    const id = idOf(text("line_id")) ?? 0;
    if (text("intent") === "remove") return remove(id, visit);
    const quantity = Number(writtenQuantity(text("quantity"), visit));
    return changeCart(visit, (holder) => changeCartLine(visit.safe, holder, id, quantity));
  },
};

/** Removes a line, and returns the data that would restore it. */
async function remove(id: number, visit: Visit): Promise<SentOutcome> {
  const line = (await readCart(visit)).lines.find((one) => one.id === id);
  const answer = await changeCart(visit, (holder) => removeCartLine(visit.safe, holder, id));
  if (!answer.success || !line) return answer;
  const { product_id, quantity, title, colour } = line;
  return {
    ok: true,
    message: answer.message,
    detail: { product_id, quantity, title, colour: colour ?? "" },
  };
}

const coupon: PageForm = {
  schema: couponBodySchema,
  send: ({ text }, visit) =>
    changeCart(visit, (holder) => applyCoupon(visit.safe, holder, text("code").trim())),
};

const withoutCoupon: PageForm = {
  send: (_sent, visit) => changeCart(visit, (holder) => removeCoupon(visit.safe, holder)),
};

/** Merges a visitor's cart after a sign-in and counts its lines again, for the header. */
const refresh: PageForm = {
  async send(_sent, visit) {
    await readCart(visit);
    return { ok: true };
  },
};

/** The coupon forms, for every page that shows an order's total. */
export const couponForms = { coupon, withoutCoupon } as const satisfies Record<string, PageForm>;

/** The actions of a cart. */
export const cartForms = { lines, add, ...couponForms, refresh } as const satisfies Record<string, PageForm>;
