import type { PersonalDataPart } from "../personal-data/index.ts";
import { presentStored } from "./orders/present.ts";
import { findOrder, historyOf } from "./orders/store.ts";

/** Articles in a customer's cart. */
const cartData: PersonalDataPart = {
  name: "cart",
  export: (db, customerId) =>
    db
      .selectFrom("cart_lines")
      .innerJoin("carts", "carts.id", "cart_lines.cart_id")
      .select(["cart_lines.product_id", "cart_lines.colour", "cart_lines.quantity", "cart_lines.created_at"])
      .where("carts.customer_id", "=", customerId)
      .orderBy("cart_lines.id")
      .execute(),
  async erase(transaction, customerId) {
    await transaction.deleteFrom("carts").where("customer_id", "=", customerId).execute();
  },
};

/**
 * Orders are commercial documents: they are stored for ten years (Turkish Commercial Code 6102, article 82; Tax
 * Procedure Law 213, article 253 requires five). KVKK article 5/2-ç and GDPR article 17/3-b allow that. Erasing an
 * account detaches its orders: only staff, who are responsible for the accounts, can still access them.
 */
const orderData: PersonalDataPart = {
  name: "orders",
  async export(db, customerId) {
    const ids = await db
      .selectFrom("orders")
      .select("id")
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute();
    const orders = [];
    for (const { id } of ids) {
      const order = await findOrder(db, { id });
      if (order)
        orders.push({
          ...presentStored(order, await historyOf(db, id)),
          customer_name: order.customer_name,
          customer_email: order.customer_email,
          customer_phone: order.customer_phone,
        });
    }
    return orders;
  },
  async erase(transaction, customerId) {
    await transaction.deleteFrom("order_submissions").where("customer_id", "=", customerId).execute();
    await transaction
      .updateTable("coupon_redemptions")
      .set({ customer_id: null })
      .where("customer_id", "=", customerId)
      .execute();
    await transaction
      .updateTable("orders")
      .set({ customer_id: null })
      .where("customer_id", "=", customerId)
      .execute();
  },
};

/** A person's data in the shop. */
export const shopData: readonly PersonalDataPart[] = [cartData, orderData];
