import type { Cart, Order, OrderList, StaffOrder } from "@preforma/domain/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personalData } from "../../privacy/index.ts";
import type { Backend } from "../../backend.ts";
import { upsertProducts } from "../../catalogue/store.ts";
import { bumpVersion } from "../../database/index.ts";
import { smallRange, testBackend } from "../../testing/backend.ts";
import { addCustomer, type TestCustomer } from "../../testing/customers.ts";
import { addAddress, fillCart, order, productIds, send, withDatabase } from "../../testing/shop.ts";
import { storeKinds, type TestStore } from "../../testing/stores.ts";
import { addCoupon } from "../coupon-store.ts";

describe.each(storeKinds)("orders on $name", ({ create }) => {
  let store: TestStore;
  let backend: Backend;
  let ids: Record<string, number>;
  let bottle = 0;
  let staff: TestCustomer;

  beforeAll(async () => {
    store = await create();
    backend = await testBackend(store, { shopRoundTime: 100, payments: "sandbox" });
    ids = await productIds(store);
    bottle = ids["B-500-CL"] ?? 0;
    staff = await addCustomer(store, { role: "staff" });
  });
  afterAll(async () => {
    await backend.close();
    await store.dispose();
  });

  const setStock = (id: number, stock: number | null): Promise<unknown> =>
    withDatabase(store, (db) => db.updateTable("products").set({ stock }).where("id", "=", id).execute());
  const stockOf = (id: number): Promise<number | null | undefined> =>
    withDatabase(store, async (db) => {
      const row = await db.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst();
      return row?.stock;
    });
  const shopper = async (): Promise<TestCustomer & { addressId: number }> => {
    const customer = await addCustomer(store);
    return { ...customer, addressId: await addAddress(store, customer.id) };
  };
  /** One after another: a second connection of this process would wait for the first's lock and hold it up. */
  const shoppers = async (count: number): Promise<Awaited<ReturnType<typeof shopper>>[]> => {
    const made = [];
    for (let index = 0; index < count; index++) made.push(await shopper());
    return made;
  };
  const mailsTo = (email: string): Promise<{ subject: string; text_body: string; language_code: string }[]> =>
    withDatabase(store, (db) =>
      db
        .selectFrom("outbox")
        .select(["subject", "text_body", "language_code"])
        .where("recipient", "=", email)
        .orderBy("id")
        .execute(),
    );
  const move = (number: string, action: string, more: object = {}, by: TestCustomer = staff) =>
    send<StaffOrder>(backend, "POST", `admin/orders/${number}/transitions`, { action, ...more }, by.headers);

  it("take the cart, the stock and two mails along, and keep the address as it was", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const placed = await order(backend, customer, customer.addressId, { note: " Kapıda\r\narayın " });
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
    expect((await send<Cart>(backend, "GET", "cart", undefined, customer.headers)).data.lines).toEqual([]);

    const [confirmation] = await mailsTo(customer.email);
    expect(confirmation?.subject).toContain(number);
    expect(confirmation?.text_body).toContain("500 ml Round Bottle Clear en");
    expect((await mailsTo("bildirim@preforma.example")).at(-1)?.subject).toBe(`Yeni sipariş: ${number}`);

    await withDatabase(store, (db) =>
      db.updateTable("addresses").set({ street: "Başka" }).where("id", "=", customer.addressId).execute(),
    );
    const again = await send<Order>(
      backend,
      "GET",
      `orders/${number.toLowerCase()}`,
      undefined,
      customer.headers,
    );
    expect(again.data.delivery_address.street).toBe("Plastikçiler Caddesi");
    const list = await send<OrderList>(backend, "GET", "orders", undefined, customer.headers);
    expect(list.data).toMatchObject({
      orders: [{ number, line_count: 1 }],
      meta: { page: 1, totalItems: 1, totalPages: 1, hasNextPage: false },
    });
  });

  it("show pages and pictures of their products, and keep what they hold of one that is gone", async () => {
    const jar = ids["J-100"] ?? 0;
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, jar, 1080);
    await fillCart(backend, customer, bottle, 1080);
    const placed = await order(backend, customer, customer.addressId);
    const get = async <Data>(path: string, languageCode: string) =>
      (await send<Data>(backend, "GET", `${path}?languageCode=${languageCode}`, undefined, customer.headers))
        .data;
    const shown = async (language: string) => {
      const { lines } = await get<Order>(`orders/${placed.data.number}`, language);
      const { orders } = await get<OrderList>("orders", language);
      return {
        lines: lines.map(({ title, slug, image }) => [title, slug, image?.alt]),
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
      withDatabase(store, (db) =>
        db.transaction().execute(async (transaction) => {
          await transaction.updateTable("products").set({ is_active }).where("id", "=", jar).execute();
          await bumpVersion(transaction, "catalogue");
        }),
      );
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

  it("are one for one key, however often it is sent, also at once", async () => {
    await setStock(bottle, 500_000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const total = await send<Cart>(backend, "GET", "cart", undefined, customer.headers);
    const over = { total_minor: total.data.totals?.total_minor };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order(backend, customer, customer.addressId, over, "the-same-key")),
    );
    expect(new Set(answers.map((each) => each.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((each) => each.data.number)).size).toBe(1);
    expect(await stockOf(bottle)).toBe(500_000 - 1080);
    expect(await mailsTo(customer.email)).toHaveLength(1);
    const other = await order(backend, customer, customer.addressId, { ...over, note: "x" }, "the-same-key");
    expect(other.status).toBe(409);
    expect(other.body.message).toContain("Idempotency-Key");
    // Somebody else's equal key is another key.
    const stranger = await shopper();
    await fillCart(backend, stranger, bottle, 1080);
    const theirs = await order(backend, stranger, stranger.addressId, {}, "the-same-key");
    expect(theirs.data.number).not.toBe(answers[0]?.data.number);
  });

  it("of one cart under different keys are one; the others find the cart empty", async () => {
    await setStock(bottle, 500_000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const cart = await send<Cart>(backend, "GET", "cart", undefined, customer.headers);
    const over = { total_minor: cart.data.totals?.total_minor };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => order(backend, customer, customer.addressId, over)),
    );
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await stockOf(bottle)).toBe(500_000 - 1080);
  });

  it("leave an import its say about the stock", async () => {
    await withDatabase(store, (db) => upsertProducts(db, smallRange.products));
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    await order(backend, customer, customer.addressId);
    expect(await stockOf(bottle)).toBe(3920);
    const counts = await withDatabase(store, (db) => upsertProducts(db, smallRange.products));
    expect(counts.unchanged).toBeGreaterThan(0);
    expect(await stockOf(bottle)).toBe(5000);
  });

  it("share the last stock out to exactly as many as it serves, over all processes", async () => {
    // A SQLite file belongs to one process; a PostgreSQL is shared.
    const other = store.databaseUrl
      ? await testBackend(store, { dataDir: `${store.dataDir}/other` })
      : backend;
    const cap = ids["C-28-410-W"] ?? 0;
    await setStock(cap, 7 * 1080 + 500);
    const crowd = await shoppers(50);
    for (const customer of crowd) await fillCart(backend, customer, cap, 1080);
    const answers = await Promise.all(
      crowd.map((customer, index) => order(index % 2 === 0 ? backend : other, customer, customer.addressId)),
    );
    if (other !== backend) await other.close();
    const won = answers.filter((each) => each.status === 201);
    const lost = answers.filter((each) => each.status === 409);
    expect([won.length, lost.length]).toEqual([7, 43]);
    expect(await stockOf(cap)).toBe(500);
    for (const each of lost)
      expect(each.data).toMatchObject({
        cart: { can_order: false, lines: [{ issues: [{ kind: "stock" }] }] },
      });
    // Visitors see at once that it is sold out, and that it is back.
    await expect
      .poll(async () => (await send<{ stock: number }>(backend, "GET", `products/detail/${cap}`)).data.stock)
      .toBe(500);
    const index = answers.findIndex((each) => each.status === 201);
    const winner = crowd[index];
    const number = answers[index]?.data.number ?? "";
    const cancelled = await send<Order>(backend, "POST", `orders/${number}/cancel`, {}, winner?.headers);
    expect(cancelled.data).toMatchObject({ state: "cancelled", can_cancel: false });
    expect(await stockOf(cap)).toBe(1580);
    await expect
      .poll(async () => (await send<{ stock: number }>(backend, "GET", `products/detail/${cap}`)).data.stock)
      .toBe(1580);
  });

  it("give the stock back once, however many cancel at once", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const { data } = await order(backend, customer, customer.addressId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(backend, "POST", `orders/${data.number}/cancel`, {}, customer.headers),
      ),
    );
    expect(answers.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await stockOf(bottle)).toBe(5000);
  });

  it("are refused with the new cart when a price has moved, and leave nothing behind", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    const cart = await fillCart(backend, customer, bottle, 1080);
    await withDatabase(store, (db) =>
      db.updateTable("products").set({ price_minor: 1300 }).where("id", "=", bottle).execute(),
    );
    const shown = cart.totals?.total_minor ?? 0;
    const refused = await order(backend, customer, customer.addressId, { total_minor: shown }, "moved-price");
    expect(refused.status).toBe(409);
    expect(refused.data).toMatchObject({
      cart: { lines: [{ unit_price_minor: 1300, issues: [{ kind: "price_changed" }] }] },
    });
    expect(await stockOf(bottle)).toBe(5000);
    expect(await mailsTo(customer.email)).toEqual([]);
    // Confirmed at the new price, under the same key: what was refused has not used it up.
    expect((await order(backend, customer, customer.addressId, {}, "moved-price")).status).toBe(201);
    await withDatabase(store, (db) =>
      db.updateTable("products").set({ price_minor: 1250 }).where("id", "=", bottle).execute(),
    );
  });

  it("want a key, accepted terms and an address of the customer's own", async () => {
    const customer = await shopper();
    const stranger = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const bodyless = await send(backend, "POST", "orders", {}, customer.headers);
    expect(bodyless.status).toBe(400);
    for (const key of ["short", "with space in it", "x".repeat(129)])
      expect((await order(backend, customer, customer.addressId, {}, key)).status, key).toBe(400);
    const unaccepted = await order(backend, customer, customer.addressId, { accepted_terms: false });
    expect(unaccepted.data).toMatchObject({ errors: [{ field: "accepted_terms" }] });
    for (const over of [
      { delivery_address_id: stranger.addressId },
      { invoice_address_id: stranger.addressId },
      { delivery_address_id: 2_000_000_000 },
    ])
      expect((await order(backend, customer, customer.addressId, over)).status).toBe(400);
    for (const wrong of [{ payment_type: "gold" }, { total_minor: "much" }, { delivery_address_id: {} }])
      expect((await order(backend, customer, customer.addressId, wrong)).status).toBe(400);
    const { headers: _, ...anonymous } = customer;
    const unsigned = await order(backend, { ...anonymous, headers: {} as never }, customer.addressId);
    expect(unsigned.status).toBe(401);
    const nothing = await order(backend, stranger, stranger.addressId);
    expect(nothing.status).toBe(409);
  });

  it("are nobody else's", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    const stranger = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const { data } = await order(backend, customer, customer.addressId, { payment_type: "credit_card" });
    for (const [method, path] of [
      ["GET", `orders/${data.number}`],
      ["POST", `orders/${data.number}/cancel`],
      ["POST", `orders/${data.number}/payment`],
    ] as const) {
      const body = method === "POST" ? {} : undefined;
      expect((await send(backend, method, path, body, stranger.headers)).status, path).toBe(404);
      expect((await send(backend, method, path, body, staff.headers)).status, path).toBe(404);
      expect((await send(backend, method, path, body)).status, path).toBe(401);
    }
    expect(
      (await send<OrderList>(backend, "GET", "orders", undefined, stranger.headers)).data.orders,
    ).toEqual([]);
    for (const path of ["admin/orders", `admin/orders/${data.number}`]) {
      expect((await send(backend, "GET", path, undefined, customer.headers)).status).toBe(403);
      expect((await send(backend, "GET", path)).status).toBe(401);
    }
    expect((await move(data.number, "cancel", {}, customer)).status).toBe(403);
    for (const number of ["PF-2611-000000", "x", "%00", "PF-2611-7K3M9Q7K3M9Q"])
      expect((await send(backend, "GET", `orders/${number}`, undefined, customer.headers)).status).toBe(404);
  });

  it("go their way by staff, with a word to the customer in their language and an entry on record", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const cart = await send<Cart>(backend, "GET", "cart", undefined, customer.headers);
    const placed = await send<Order>(
      backend,
      "POST",
      "orders?languageCode=ar",
      {
        delivery_address_id: customer.addressId,
        payment_type: "bank_transfer",
        total_minor: cart.data.totals?.total_minor,
        accepted_terms: "on",
      },
      { ...customer.headers, "Idempotency-Key": `arabic-${customer.id}` },
    );
    const { number } = placed.data;
    expect(
      (await send<StaffOrder>(backend, "GET", `admin/orders/${number}`, undefined, staff.headers)).data,
    ).toMatchObject({
      customer: { id: customer.id, email: customer.email },
      actions: ["mark_paid", "cancel"],
    });
    expect((await move(number, "ship", { tracking_number: "1Z" })).status).toBe(409);
    expect((await move(number, "mark_paid")).data.state).toBe("paid");
    expect((await move(number, "prepare")).data).toMatchObject({ state: "preparing", can_cancel: false });
    expect((await send(backend, "POST", `orders/${number}/cancel`, {}, customer.headers)).status).toBe(409);
    expect((await move(number, "ship")).status).toBe(400);
    for (const tracking_url of ["http://kargo.example/1Z999", "javascript:alert(1)", "https://localhost/"])
      expect((await move(number, "ship", { tracking_number: "1Z999", tracking_url })).status).toBe(400);
    const tracking_url = "https://kargo.example/takip?no=1Z999";
    expect((await move(number, "ship", { tracking_number: "1Z999", tracking_url })).data).toMatchObject({
      tracking_number: "1Z999",
      tracking_url,
    });
    expect((await move(number, "deliver")).data.actions).toEqual(["refund"]);
    expect((await move(number, "refund", { note: "Kırık geldi" })).data.state).toBe("refunded");
    const mails = await mailsTo(customer.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      `تم استلام طلبك ${number}`,
      `${number}: تم استلام الدفعة`,
      `${number}: طلبك في الطريق`,
      `${number}: تم رد المبلغ`,
    ]);
    expect(mails[2]?.text_body).toContain("\u20681Z999\u2069");
    expect(mails[2]?.text_body).toContain(`تتبّع الشحنة:\n${tracking_url}`);
    expect(mails.filter((mail) => mail.text_body.includes(tracking_url))).toHaveLength(1);
    const seen = await send<Order>(backend, "GET", `orders/${number}`, undefined, customer.headers);
    expect(seen.data.events.map((event) => event.state)).toEqual([
      "pending_payment",
      "paid",
      "preparing",
      "shipped",
      "delivered",
      "refunded",
    ]);
    expect(seen.text).not.toContain("Kırık");
    await withDatabase(store, async (db) => {
      const entries = await db
        .selectFrom("audit_log")
        .select(["action", "customer_id"])
        .where("action", "like", "order.%")
        .orderBy("id")
        .execute();
      expect(entries.slice(-5)).toEqual(
        ["mark_paid", "prepare", "ship", "deliver", "refund"].map((action) => ({
          action: `order.${action}`,
          customer_id: staff.id,
        })),
      );
    });
    const paid = await send<OrderList>(
      backend,
      "GET",
      "admin/orders?state=refunded",
      undefined,
      staff.headers,
    );
    expect(paid.data.orders.map((each) => each.number)).toContain(number);
  });

  it("cannot be paid on delivery above the limit of cash payments", async () => {
    await setStock(bottle, 200_000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 108_000);
    const refused = await order(backend, customer, customer.addressId, { payment_type: "cash_on_delivery" });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("30,000");
    expect((await order(backend, customer, customer.addressId)).status).toBe(201);
  });

  it("count as paid on delivery where cash is, and can be refused at the door", async () => {
    await setStock(bottle, 50_000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const first = await order(backend, customer, customer.addressId, { payment_type: "cash_on_delivery" });
    expect(first.data.expires_at).toBeNull();
    await move(first.data.number, "prepare");
    await move(first.data.number, "ship", { tracking_number: "A" });
    expect((await move(first.data.number, "refund")).status).toBe(409);
    expect((await move(first.data.number, "cancel")).data.state).toBe("cancelled");
    expect(await stockOf(bottle)).toBe(50_000);
    await fillCart(backend, customer, bottle, 1080);
    const second = await order(backend, customer, customer.addressId, { payment_type: "cash_on_delivery" });
    for (const action of ["prepare", "ship", "deliver"])
      await move(second.data.number, action, { tracking_number: "B" });
    expect((await move(second.data.number, "refund")).data.state).toBe("refunded");
  });

  it("are cancelled by the clock when nobody pays, and their goods are free again", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const { data } = await order(backend, customer, customer.addressId);
    expect(Date.parse(data.expires_at ?? "") - Date.parse(data.created_at)).toBe(7 * 24 * 3_600_000);
    await withDatabase(store, (db) =>
      db
        .updateTable("orders")
        .set({ expires_at: "2026-01-01T00:00:00.000Z" })
        .where("number", "=", data.number)
        .execute(),
    );
    await expect.poll(() => stockOf(bottle)).toBe(5000);
    const seen = await send<Order>(backend, "GET", `orders/${data.number}`, undefined, customer.headers);
    expect(seen.data.state).toBe("cancelled");
    expect((await mailsTo(customer.email)).at(-1)?.subject).toContain("cancelled");
  });

  it("S19: are cancelled when nobody begins to prepare what is paid on delivery", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const { data } = await order(backend, customer, customer.addressId, { payment_type: "cash_on_delivery" });
    const expiry = await withDatabase(store, (db) =>
      db
        .selectFrom("orders")
        .select(["expires_at", "created_at"])
        .where("number", "=", data.number)
        .executeTakeFirstOrThrow(),
    );
    expect(Date.parse(expiry.expires_at ?? "") - Date.parse(expiry.created_at)).toBe(7 * 24 * 3_600_000);
    await withDatabase(store, (db) =>
      db
        .updateTable("orders")
        .set({ expires_at: "2026-01-01T00:00:00.000Z" })
        .where("number", "=", data.number)
        .execute(),
    );
    await expect.poll(() => stockOf(bottle)).toBe(5000);
  });

  it("S19: are refused beyond three unpaid ones, ten for a customer who has paid before", async () => {
    await setStock(bottle, 50_000);
    const customer = await shopper();
    const place = async (payment_type = "bank_transfer") => {
      await fillCart(backend, customer, bottle, 1080);
      const placed = await order(backend, customer, customer.addressId, { payment_type });
      return placed;
    };
    const [first, second] = [await place(), await place("cash_on_delivery")];
    await place();
    const refused = await place("cash_on_delivery");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("You have 3 unpaid orders");
    // Nothing was taken, and the cart is still there to be paid by card.
    expect(await stockOf(bottle)).toBe(50_000 - 3 * 1080);
    const byCard = await order(backend, customer, customer.addressId, { payment_type: "credit_card" });
    expect(byCard.status).toBe(201);
    await send(backend, "POST", `orders/${second.data.number}/cancel`, {}, customer.headers);
    expect((await place()).status).toBe(201);
    await move(first.data.number, "mark_paid");
    for (let count = 3; count <= 10; count++) expect((await place()).status).toBe(201);
    expect((await place()).body.message).toContain("10 unpaid orders");
  });

  describe("with coupons", () => {
    const coupon = (code: string, over: Partial<Parameters<typeof addCoupon>[1]> = {}): Promise<boolean> =>
      withDatabase(store, (db) =>
        addCoupon(db, {
          code,
          type: "percent",
          value: 10,
          currency: "TRY",
          minimum_minor: 0,
          valid_from: "2026-01-01T00:00:00.000Z",
          valid_to: null,
          usage_limit: null,
          usage_limit_per_customer: null,
          ...over,
        }),
      );
    const usedOf = (code: string): Promise<number | undefined> =>
      withDatabase(store, async (db) => {
        const row = await db.selectFrom("coupons").select("used").where("code", "=", code).executeTakeFirst();
        return row?.used;
      });
    const apply = (customer: TestCustomer, code: unknown) =>
      send<Cart>(backend, "POST", "cart/coupon", { code }, customer.headers);

    it("say why one does not count", async () => {
      const customer = await shopper();
      await fillCart(backend, customer, bottle, 1080);
      await coupon("LATER", { valid_from: "2999-01-01T00:00:00.000Z" });
      await coupon("PAST", { valid_to: "2026-01-02T00:00:00.000Z" });
      await coupon("BIG", { minimum_minor: 1_350_001 });
      await coupon("EURO", { currency: "EUR", type: "fixed", value: 100 });
      await coupon("GONE", { usage_limit: 0 });
      for (const [code, words] of [
        ["nothing", "not valid. Please check"],
        ["later", "not valid yet"],
        ["past", "expired"],
        ["big", "TRY\u00a013,500.01 or more"],
        ["euro", "currency"],
        ["gone", "used up"],
      ] as const) {
        const refused = await apply(customer, code);
        expect(refused.status, code).toBe(409);
        expect(refused.body.message, code).toContain(words);
      }
      for (const code of ["", null, {}, "x".repeat(41)])
        expect((await apply(customer, code)).status).toBe(400);
      expect(await coupon("past")).toBe(false);
    });

    it("take off what they say, are counted once, and come back on a cancellation", async () => {
      await setStock(bottle, 500_000);
      await coupon("TEN", { usage_limit_per_customer: 1 });
      const customer = await shopper();
      await fillCart(backend, customer, bottle, 1080);
      const applied = await apply(customer, " ten ");
      expect(applied.data.coupon).toEqual({
        code: "TEN",
        type: "percent",
        value: 10,
        is_applied: true,
        message: null,
      });
      expect(applied.data.totals?.discount_minor).toBe(135_000);
      const removed = await send<Cart>(backend, "DELETE", "cart/coupon", undefined, customer.headers);
      expect(removed.data.coupon).toBeNull();
      await apply(customer, "TEN");
      const placed = await order(backend, customer, customer.addressId);
      expect(placed.data).toMatchObject({ coupon_code: "TEN", totals: { discount_minor: 135_000 } });
      expect(await usedOf("TEN")).toBe(1);
      await fillCart(backend, customer, bottle, 1080);
      expect((await apply(customer, "TEN")).body.message).toContain("already used");
      await send(backend, "POST", `orders/${placed.data.number}/cancel`, {}, customer.headers);
      expect(await usedOf("TEN")).toBe(0);
      expect((await apply(customer, "TEN")).status).toBe(200);
    });

    it("serve exactly as many as their limit, of fifty at once", async () => {
      await setStock(bottle, 500_000);
      await coupon("FIVE", { type: "free_shipping", value: 0, usage_limit: 5 });
      const crowd = await shoppers(50);
      for (const customer of crowd) {
        await fillCart(backend, customer, bottle, 1080);
        expect((await apply(customer, "FIVE")).data.totals?.shipping_minor).toBe(0);
      }
      const answers = await Promise.all(
        crowd.map((customer) => order(backend, customer, customer.addressId)),
      );
      expect(answers.filter((each) => each.status === 201)).toHaveLength(5);
      expect(answers.filter((each) => each.status === 409)).toHaveLength(45);
      expect(await usedOf("FIVE")).toBe(5);
      expect(await stockOf(bottle)).toBe(500_000 - 5 * 1080);
    });
  });

  it("are told whole in an export, and stay without their customer after an erasure", async () => {
    await setStock(bottle, 5000);
    const customer = await shopper();
    await fillCart(backend, customer, bottle, 1080);
    const { data } = await order(backend, customer, customer.addressId);
    await fillCart(backend, customer, bottle, 1080);
    await withDatabase(store, async (db) => {
      const told = await personalData.export(db, customer.id);
      expect(told["orders"]).toMatchObject([{ number: data.number, customer_email: customer.email }]);
      expect(told["cart"]).toMatchObject([{ product_id: bottle, quantity: 1080 }]);
      await db.transaction().execute((transaction) => personalData.erase(transaction, customer.id));
      const kept = await db
        .selectFrom("orders")
        .select(["customer_id", "total_minor"])
        .where("number", "=", data.number)
        .executeTakeFirst();
      expect(kept).toEqual({ customer_id: null, total_minor: data.total_minor });
    });
    expect((await send(backend, "GET", `orders/${data.number}`, undefined, customer.headers)).status).toBe(
      401,
    );
  });
});
