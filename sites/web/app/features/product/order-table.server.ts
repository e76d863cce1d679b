import { pathTo } from "@preforma/domain/routes";
import { addAllToCart } from "@preforma/domain/shop";
import { errorsIn, type PageForm } from "../../platform/forms/page-action.server.ts";
import { changeCart, writtenQuantity } from "../shop/index.server.ts";
import { articleOf } from "./order-table-fields.ts";

/** Max articles that a cart accepts in one request. */
const maxLines = 100;

/** Puts every article of the table that has a quantity in the cart, all or none, and shows the cart. */
export const orderTableForm: PageForm = {
  async send({ values }, visit) {
    const { locale, safe, t } = visit;
    const wanted = Object.entries(values).flatMap(([field, value]) => {
      const product_id = articleOf(field);
      const written = typeof value === "string" ? value.trim() : "";
      if (product_id === null || written === "") return [];
      const quantity = writtenQuantity(written, visit);
      return quantity === "0" ? [] : [{ field, product_id, quantity }];
    });
    if (wanted.length === 0) return { ok: false, message: t("product:table.nothing") };
    if (wanted.length > maxLines)
      return { ok: false, message: t("product:table.tooMany", { max: maxLines }) };
    const answer = await changeCart(visit, (holder) =>
      addAllToCart(
        safe,
        holder,
        wanted.map(({ product_id, quantity }) => ({ product_id, quantity })),
      ),
    );
    if (answer.success) return { redirect: `${pathTo("cart", locale)}?added=1` };
    const errors = errorsIn(answer.data).map(({ field, message }) => {
      const place = Number(/^lines\.(\d+)\./.exec(field)?.[1]);
      return { field: wanted[place]?.field ?? field, message };
    });
    return errors.length === 0 ? answer : { ok: false, message: answer.message, errors };
  },
};
