import { setTimeout as pause } from "node:timers/promises";
import type { Cart } from "@preforma/domain/shop";
import { expect, test } from "vitest";
import { idOf } from "../testing/backend.ts";
import { openedStore, storeKinds } from "../testing/stores.ts";
import { ownBackend } from "../testing/open-backend.ts";

/** How often a line is added while the cart is merged. */
const rounds = 20;

test.each(storeKinds)(
  "on $name what is put in while a cart becomes a customer's is in that cart, or refused",
  async ({ create }) => {
    const own = await ownBackend(create);
    const { db } = await openedStore(own.store);
    await db
      .updateTable("products")
      .set({ stock: null, price_minor: 100, currency: "TRY", minimum_order: 1, carton_quantity: null })
      .execute();
    const line = { product_id: idOf("B-500-CL"), quantity: 5 };
    for (let round = 0; round < rounds; round += 1) {
      const customer = await own.addCustomer();
      const { token } = (await own.send<{ token: string }>("POST", "carts")).data;
      const [merged, added] = await Promise.all([
        pause((round % 6) * 2).then(() => own.send("POST", "cart/merge", { token }, customer.headers)),
        own.send("POST", "cart/lines", line, { "X-Cart-Token": token }),
      ]);
      const { lines } = (await own.get<Cart>("cart", customer.headers)).data;
      expect([merged.status, added.status, lines.length]).toEqual(
        lines.length > 0 ? [200, expect.any(Number), 1] : [200, 404, 0],
      );
      expect([201, 404]).toContain(added.status);
    }
  },
);
