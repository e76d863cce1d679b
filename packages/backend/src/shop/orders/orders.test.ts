import type { Cart, Order, OrderList } from "@preforma/domain/shop";
import { describe, expect, it } from "vitest";
import { personalData } from "../../privacy/index.ts";
import { upsertProducts } from "../../catalogue/store.ts";
import { bumpVersion } from "../../database/index.ts";
import { smallRange, testBackend, idOf } from "../../testing/backend.ts";
import { type TestCustomer } from "../../testing/customers.ts";
import { moveOrder, shopOf } from "../../testing/shop.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { storeKinds } from "../../testing/stores.ts";

describe.each(storeKinds)("orders on $name", ({ create }) => {
  const own = openBackend(create, { shopRoundTime: 100, payments: "sandbox" });
  const staff = own.sharedCustomer({ role: "staff" });
  const bottle = idOf("B-500-CL");

  const { buyer, fillCart, order, setStock, stockOf, shopper, shoppers } = shopOf(own);
  const move = (number: string, action: string, more: object = {}, by: TestCustomer = staff) =>
    moveOrder(own.backend, by, number, { action, ...more });

  it("empty the cart, take stock, queue two mails, and keep the address as it was", async () => {
    const customer = await buyer(bottle, 5000);
    const placed = await order(customer, { note: " Kapıda\r\narayın " });
    expect(placed.status, placed.text).toBe(201);
    expect(placed.data).toMatchObject({
      state: "pending_payment",
      payment_type: "bank_transfer",
      currency: "TRY",
      line_count: 1,
      lines: [{ product_id: bottle, quantity: 1080, unit_price_minor: 1250, amount_minor: 1_350_000 }],
      note: "Kapıda\narayın",
      payment_due: false,
      can_cancel: true,
      delivery_address: { street: "Plastikçiler Caddesi" },
      invoice_address: { street: "Plastikçiler Caddesi" },
    });
    const { number } = placed.data;
    expect(number).toMatch(/^PF-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(placed.data.payment_reference).toBe(number);
    expect(await stockOf(bottle)).toBe(3920);
    expect((await own.get<Cart>("cart", customer.headers)).data.lines).toEqual([]);

    const [confirmation] = await own.mailsTo(customer.email);
    expect(confirmation?.subject).toContain(number);
    expect(confirmation?.text_body).toContain("500 ml Round Bottle Clear en");
    expect((await own.mailsTo("bildirim@preforma.example")).at(-1)?.subject).toBe(`Yeni sipariş: ${number}`);

    await own.db
      .updateTable("addresses")
      .set({ street: "Başka" })
      .where("id", "=", customer.addressId)
      .execute();
    const again = await own.get<Order>(`orders/${number.toLowerCase()}`, customer.headers);
    expect(again.data.delivery_address.street).toBe("Plastikçiler Caddesi");
    const list = await own.get<OrderList>("orders", customer.headers);
    expect(list.data).toMatchObject({
      orders: [{ number, line_count: 1 }],
      meta: { page: 1, totalItems: 1, totalPages: 1, hasNextPage: false },
    });
  });

  it("of a person without any have no page before the second", async () => {
    const { headers } = await shopper();
    const list = await own.get<OrderList>("orders?page=2", headers);
    expect(list.data.meta).toMatchObject({ page: 2, totalPages: 0, hasPreviousPage: false });
  });

  it("show pages and pictures of their products, and keep the data of a deleted one", async () => {
    const jar = idOf("J-100");
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(customer, jar, 1080);
    await fillCart(customer, bottle, 1080);
    const placed = await order(customer);
    const shown = async (language: string) => {
      const asked = `?languageCode=${language}`;
      const one = await own.get<Order>(`orders/${placed.data.number}${asked}`, customer.headers);
      const { orders } = (await own.get<OrderList>(`orders${asked}`, customer.headers)).data;
      return {
        lines: one.data.lines.map(({ title, slug, image }) => [title, slug, image?.alt]),
        images: orders[0]?.images.map((image) => image && [image.alt, image.url]),
      };
    };
    const pictures = placed.data.lines.map(({ image }) => image?.url);
    expect(pictures).toEqual([expect.stringMatching(/^\/media\//), expect.stringMatching(/^\/media\//)]);
    expect(await shown("ar")).toEqual({
      lines: [
        ["100 ml Jar en", "100-ml-jar-ar", "100 ml Jar ar"],
        ["500 ml Round Bottle Clear en", "500-ml-round-bottle-clear-ar", "500 ml Round Bottle Clear ar"],
      ],
      images: [
        ["100 ml Jar ar", pictures[0]],
        ["500 ml Round Bottle Clear ar", pictures[1]],
      ],
    });
    const offer = (is_active: 0 | 1) =>
      own.db.transaction().execute(async (transaction) => {
        await transaction.updateTable("products").set({ is_active }).where("id", "=", jar).execute();
        await bumpVersion(transaction, "catalogue");
      });
    await offer(0);
    try {
      await expect.poll(async () => (await shown("tr")).lines[0]).toEqual(["100 ml Jar en", "", undefined]);
      expect((await shown("tr")).images).toEqual([null, ["500 ml Round Bottle Clear", pictures[1]]]);
    } finally {
      await offer(1);
    }
    const back = async () => (await shown("tr")).lines[0]?.[1];
    await expect.poll(back).toBe("100-ml-jar-tr");
  });

  it("are one for one key, however often it is sent, even concurrently", async () => {
    const customer = await buyer(bottle, 500_000);
    const total = await own.get<Cart>("cart", customer.headers);
    const over = { total_minor: total.data.totals?.total_minor };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order(customer, over, "the-same-key")),
    );
    expect(new Set(answers.map((each) => each.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((each) => each.data.number)).size).toBe(1);
    expect(await stockOf(bottle)).toBe(500_000 - 1080);
    expect(await own.mailsTo(customer.email)).toHaveLength(1);
    const other = await order(customer, { ...over, note: "x" }, "the-same-key");
    expect(other.status).toBe(409);
    expect(other.body.message).toContain("Idempotency-Key");
    // The same key of another customer is a different key.
    const stranger = await shopper();
    await fillCart(stranger, bottle, 1080);
    const theirs = await order(stranger, {}, "the-same-key");
    expect(theirs.data.number).not.toBe(answers[0]?.data.number);
  });

  it("of one cart with different keys are one; the others find the cart empty", async () => {
    const customer = await buyer(bottle, 500_000);
    const cart = await own.get<Cart>("cart", customer.headers);
    const over = { total_minor: cart.data.totals?.total_minor };
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(customer, over)));
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await stockOf(bottle)).toBe(500_000 - 1080);
  });

  it("leave the stock to the next import", async () => {
    await upsertProducts(own.db, smallRange.products);
    const customer = await shopper();
    await fillCart(customer, bottle, 1080);
    await order(customer);
    expect(await stockOf(bottle)).toBe(3920);
    const counts = await upsertProducts(own.db, smallRange.products);
    expect(counts.unchanged).toBeGreaterThan(0);
    expect(await stockOf(bottle)).toBe(5000);
  });

  it("distribute the last stock exactly, across all processes", async () => {
    // A SQLite file belongs to one process; PostgreSQL is shared.
    const other = own.store.databaseUrl
      ? await testBackend(own.store, { dataDir: `${own.store.dataDir}/other` })
      : own.backend;
    const elsewhere = shopOf({ ...own, backend: other });
    const cap = idOf("C-28-410-W");
    await setStock(cap, 7 * 1080 + 500);
    const crowd = await shoppers(50);
    for (const customer of crowd) await fillCart(customer, cap, 1080);
    const answers = await Promise.all(
      crowd.map((customer, index) => (index % 2 === 0 ? order : elsewhere.order)(customer)),
    );
    if (other !== own.backend) await other.close();
    const won = answers.filter((each) => each.status === 201);
    const lost = answers.filter((each) => each.status === 409);
    expect([won.length, lost.length]).toEqual([7, 43]);
    expect(await stockOf(cap)).toBe(500);
    for (const each of lost)
      expect(each.data).toMatchObject({
        cart: { can_order: false, lines: [{ issues: [{ kind: "stock" }] }] },
      });
    // Visitors see immediately that it is sold out, and that it is back.
    await expect
      .poll(async () => (await own.get<{ stock: number }>(`products/detail/${cap}`)).data.stock)
      .toBe(500);
    const index = answers.findIndex((each) => each.status === 201);
    const winner = crowd[index];
    const number = answers[index]?.data.number ?? "";
    const cancelled = await own.send<Order>("POST", `orders/${number}/cancel`, {}, winner?.headers);
    expect(cancelled.data).toMatchObject({ state: "cancelled", can_cancel: false });
    expect(await stockOf(cap)).toBe(1580);
    await expect
      .poll(async () => (await own.get<{ stock: number }>(`products/detail/${cap}`)).data.stock)
      .toBe(1580);
  });

  it("return the stock once, despite concurrent cancellations", async () => {
    const customer = await buyer(bottle, 5000);
    const { data } = await order(customer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        own.send("POST", `orders/${data.number}/cancel`, {}, customer.headers),
      ),
    );
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await stockOf(bottle)).toBe(5000);
  });

  it("are refused with the new cart if a price has changed, and leave nothing behind", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    const cart = await fillCart(customer, bottle, 1080);
    await own.db.updateTable("products").set({ price_minor: 1300 }).where("id", "=", bottle).execute();
    const shown = cart.totals?.total_minor ?? 0;
    const refused = await order(customer, { total_minor: shown }, "moved-price");
    expect(refused.status).toBe(409);
    expect(refused.data).toMatchObject({
      cart: { lines: [{ unit_price_minor: 1300, issues: [{ kind: "price_changed" }] }] },
    });
    expect(await stockOf(bottle)).toBe(5000);
    expect(await own.mailsTo(customer.email)).toEqual([]);
    // Confirmed at the new price with the same key: the refusal has not used it up.
    expect((await order(customer, {}, "moved-price")).status).toBe(201);
    await own.db.updateTable("products").set({ price_minor: 1250 }).where("id", "=", bottle).execute();
  });

  it("require a key, accepted terms and the customer's own address", async () => {
    const customer = await shopper();
    const stranger = await shopper();
    await fillCart(customer, bottle, 1080);
    const bodyless = await own.send("POST", "orders", {}, customer.headers);
    expect(bodyless.status).toBe(400);
    for (const key of ["short", "with space in it", "x".repeat(129)])
      expect((await order(customer, {}, key)).status, key).toBe(400);
    const unaccepted = await order(customer, { accepted_terms: false });
    expect(unaccepted.data).toMatchObject({ errors: [{ field: "accepted_terms" }] });
    for (const over of [
      { delivery_address_id: stranger.addressId },
      { invoice_address_id: stranger.addressId },
      { delivery_address_id: 2_000_000_000 },
    ])
      expect((await order(customer, over)).status).toBe(400);
    for (const wrong of [{ payment_type: "gold" }, { total_minor: "much" }, { delivery_address_id: {} }])
      expect((await order(customer, wrong)).status).toBe(400);
    const { headers: _, ...anonymous } = customer;
    const unsigned = await order({ ...anonymous, headers: {} as never });
    expect(unsigned.status).toBe(401);
    const nothing = await order(stranger);
    expect(nothing.status).toBe(409);
  });

  it("are private", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    const stranger = await shopper();
    await fillCart(customer, bottle, 1080);
    const { data } = await order(customer, { payment_type: "credit_card" });
    for (const [method, path] of [
      ["GET", `orders/${data.number}`],
      ["POST", `orders/${data.number}/cancel`],
      ["POST", `orders/${data.number}/payment`],
    ] as const) {
      const body = method === "POST" ? {} : undefined;
      expect((await own.send(method, path, body, stranger.headers)).status, path).toBe(404);
      expect((await own.send(method, path, body, staff.headers)).status, path).toBe(404);
      expect((await own.send(method, path, body)).status, path).toBe(401);
    }
    expect((await own.get<OrderList>("orders", stranger.headers)).data.orders).toEqual([]);
    for (const path of ["admin/orders", `admin/orders/${data.number}`]) {
      expect((await own.get(path, customer.headers)).status).toBe(403);
      expect((await own.get(path)).status).toBe(401);
    }
    expect((await move(data.number, "cancel", {}, customer)).status).toBe(403);
    for (const number of ["PF-2611-000000", "x", "%00", "PF-2611-7K3M9Q7K3M9Q"])
      expect((await own.get(`orders/${number}`, customer.headers)).status).toBe(404);
  });

  it("are complete in an export, and stay without their customer after an erasure", async () => {
    const customer = await buyer(bottle, 5000);
    const { data } = await order(customer);
    await fillCart(customer, bottle, 1080);
    const exported = await personalData.export(own.db, customer.id);
    expect(exported["orders"]).toMatchObject([{ number: data.number, customer_email: customer.email }]);
    expect(exported["cart"]).toMatchObject([{ product_id: bottle, quantity: 1080 }]);
    await own.db.transaction().execute((transaction) => personalData.erase(transaction, customer.id));
    const kept = await own.db
      .selectFrom("orders")
      .select(["customer_id", "total_minor"])
      .where("number", "=", data.number)
      .executeTakeFirst();
    expect(kept).toEqual({ customer_id: null, total_minor: data.total_minor });
    expect((await own.get(`orders/${data.number}`, customer.headers)).status).toBe(401);
  });
});
