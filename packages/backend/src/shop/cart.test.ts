import type { Cart } from "@preforma/domain/shop";
import { shopMessage, totalsOf } from "@preforma/domain/shop";
import { describe, expect, it } from "vitest";
import { type TestCustomer } from "../testing/customers.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { idOf } from "../testing/backend.ts";

describe.each(mainStoreKinds)("carts on $name", ({ create }) => {
  const own = openBackend(create);
  const bottle = idOf("B-500-CL");

  const started = async (): Promise<Record<string, string>> => {
    const { status, data } = await own.send<{ token: string }>("POST", "carts", {});
    expect(status).toBe(201);
    return { "X-Cart-Token": data.token };
  };
  const setProduct = (id: number, set: Record<string, unknown>): Promise<unknown> =>
    own.db.updateTable("products").set(set).where("id", "=", id).execute();

  it("R6: refuse so many pieces of an expensive article that their sum would not be exact", async () => {
    const dear = idOf("B-500-WH");
    await setProduct(dear, { price_minor: 99_999_999_900 });
    const visitor = await started();
    const add = (quantity: number) =>
      own.send<Cart>("POST", "cart/lines", { product_id: dear, quantity }, visitor);
    const refused = await add(1080);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("10");
    await setProduct(dear, { price_minor: 2_500_000_000, minimum_order: 1, carton_quantity: 1 });
    const taken = await add(2);
    expect(taken.status).toBe(201);
    expect(taken.data.totals?.net_subtotal_minor).toBe(5_000_000_000);
  });

  it("are created for visitors, add up, and are priced only by the server", async () => {
    const visitor = await started();
    expect(visitor["X-Cart-Token"]).toMatch(/^[\w-]{43}$/);
    const line = { product_id: bottle, quantity: 1080, unit_price_minor: 1, total_minor: 1 };
    expect((await own.send<Cart>("POST", "cart/lines", line, visitor)).status).toBe(201);
    const { data: cart } = await own.send<Cart>(
      "POST",
      "cart/lines",
      { product_id: String(bottle), quantity: "1080" },
      visitor,
    );
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).toMatchObject({
      product_id: bottle,
      code: "B-500-CL",
      title: "500 ml Round Bottle Clear en",
      quantity: 2160,
      unit_price_minor: 1250,
      amount_minor: 2_700_000,
      issues: [],
    });
    const article = { quantity: 2160, unit_price_minor: 1250, carton_quantity: 120, pallet_quantity: 2400 };
    expect(cart.totals).toEqual(totalsOf([article], "TRY", null));
    expect(cart.can_order).toBe(true);
    expect((await own.get<Cart>("cart", visitor)).data).toEqual(cart);
    const digests = await own.db.selectFrom("carts").select("token_digest").execute();
    expect(digests.map((row) => row.token_digest)).not.toContain(visitor["X-Cart-Token"]);
  });

  it("store an article in a custom colour as a separate line, not limited by stock", async () => {
    const visitor = await started();
    await own.send("POST", "cart/lines", { product_id: bottle, quantity: 1080 }, visitor);
    const { data } = await own.send<Cart>(
      "POST",
      "cart/lines",
      { product_id: bottle, quantity: 12_000, colour: "ral5015" },
      visitor,
    );
    expect(data.lines.map(({ colour, stock, issues }) => ({ colour, stock, issues }))).toEqual([
      { colour: null, stock: 5000, issues: [] },
      { colour: "RAL 5015", stock: null, issues: [] },
    ]);
    const wrong = await own.send(
      "POST",
      "cart/lines",
      { product_id: bottle, quantity: 1080, colour: "RAL 9999" },
      visitor,
    );
    expect(wrong.status).toBe(400);
    expect(wrong.data).toMatchObject({
      errors: [{ field: "colour", message: "Enter a RAL colour, such as RAL 5015." }],
    });
  });

  it("F4: accept nothing that is out of stock, except in a colour that is made to order", async () => {
    const visitor = await started();
    const add = (more: object = {}) =>
      own.send<Cart>("POST", "cart/lines", { product_id: bottle, quantity: 1080, ...more }, visitor);
    for (const stock of [0, 1079]) {
      await setProduct(bottle, { stock });
      const { status, body } = await add();
      expect([status, body.message]).toEqual([409, shopMessage("outOfStock", "en")]);
    }
    expect((await add({ colour: "RAL 5015" })).status).toBe(201);
    await setProduct(bottle, { stock: 1080 });
    expect((await add()).status).toBe(201);
    await setProduct(bottle, { stock: 5000 });
  });

  /** A new visitor's cart for an article with 1,300 pieces in stock, and the messages above that. */
  async function scarce() {
    await setProduct(bottle, { stock: 1300 });
    const visitor = await started();
    const add = (path: string, body: object) => own.send<Cart>("POST", `cart/lines${path}`, body, visitor);
    return { visitor, add, message: shopMessage("issueStock", "en", { available: 1200 }) };
  }

  it("refuse more than there is in stock, with the cart's message for the quantity", async () => {
    const { add, message } = await scarce();
    const line = { product_id: bottle, quantity: 2160 };
    const one = await add("", line);
    expect([one.status, one.body.data]).toEqual([409, { errors: [{ field: "quantity", message }] }]);
    const many = await add("/batch", { lines: [{ ...line, quantity: 1080 }, line] });
    expect(many.body.data).toEqual({ errors: [{ field: "lines.1.quantity", message }] });
    expect((await add("", { ...line, colour: "RAL 5015" })).status).toBe(201);
    await setProduct(bottle, { lead_time_days: 15 });
    expect((await add("", line)).status).toBe(201);
    await setProduct(bottle, { stock: 5000, lead_time_days: null });
  });

  it("refuse additions that would exceed the stock, even concurrent ones", async () => {
    const { visitor, add, message } = await scarce();
    const line = { product_id: bottle, quantity: 1080 };
    const { status, body } = await add("/batch", { lines: [line, line] });
    expect([status, body.data]).toEqual([409, { errors: [{ field: "lines.1.quantity", message }] }]);
    const both = await Promise.all([add("", line), add("", line)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body.data).toEqual({ errors: [{ field: "quantity", message }] });
    const { data: cart } = await own.get<Cart>("cart", visitor);
    expect(cart.lines.map(({ quantity, issues }) => [quantity, issues])).toEqual([[1080, []]]);
    await setProduct(bottle, { stock: 5000 });
  });

  it("accept made-to-order articles, and state the lead time of each quantity", async () => {
    const visitor = await started();
    const add = (quantity: number) =>
      own.send<Cart>("POST", "cart/lines", { product_id: bottle, quantity }, visitor);
    await setProduct(bottle, { stock: 1080, lead_time_days: 15 });
    const first = await add(1080);
    expect(first.data.lines[0]).toMatchObject({ availability: { state: "in_stock" }, issues: [] });
    const more = await add(1080);
    expect(more.data.lines[0]).toMatchObject({
      quantity: 2160,
      availability: { state: "made_to_order", lead_time_days: 15 },
      issues: [],
    });
    expect(more.data.can_order).toBe(true);
    await setProduct(bottle, { stock: 0, lead_time_days: null, back_on: "2099-12-12" });
    const gone = await own.get<Cart>("cart", visitor);
    expect(gone.data.lines[0]).toMatchObject({
      availability: { state: "back_on_date", back_on: "2099-12-12" },
      issues: [{ kind: "stock" }],
    });
    expect((await add(1080)).status).toBe(409);
    await setProduct(bottle, { stock: 5000, back_on: null });
  });

  it("accept many articles at once, all or none", async () => {
    const visitor = await started();
    const amber = idOf("B-500-AM");
    const add = (lines: unknown) => own.send<Cart>("POST", "cart/lines/batch", { lines }, visitor);
    const all = await add([
      { product_id: bottle, quantity: 1080 },
      { product_id: amber, quantity: "1.200" },
    ]);
    expect(all.status).toBe(201);
    expect(all.data.lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [bottle, 1080],
      [amber, 1200],
    ]);
    const refused = await add([
      { product_id: bottle, quantity: 1080 },
      { product_id: amber, quantity: 1100 },
      { product_id: idOf("B-250"), quantity: 1200 },
      { product_id: idOf("HID"), quantity: 1200 },
    ]);
    expect([refused.status, refused.body.message]).toEqual([409, shopMessage("linesRefused", "en")]);
    expect(refused.data).toMatchObject({
      errors: [1, 2, 3].map((place) => ({ field: `lines.${place}.quantity` })),
    });
    // A line that cannot be added rolls back the lines before it.
    const tooMany = await add([
      { product_id: amber, quantity: 1200 },
      { product_id: bottle, quantity: 9_999_960 },
    ]);
    expect(tooMany.status).toBe(409);
    const { data: cart } = await own.get<Cart>("cart", visitor);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1080, 1200]);
    expect((await add([])).status).toBe(400);
  });

  it("suggest a valid quantity, in the visitor's language", async () => {
    const visitor = await started();
    const add = (quantity: unknown, language = "en") =>
      own.send(
        "POST",
        "cart/lines",
        { product_id: bottle, quantity },
        { ...visitor, "Accept-Language": language },
      );
    const wrong = await add(1100, "de");
    expect(wrong.status).toBe(400);
    expect(wrong.data).toEqual({
      errors: [
        {
          field: "quantity",
          message:
            "Dieses Produkt wird in vollen Kartons zu 120 Stück verkauft. Nächstliegende Mengen: 1.080 oder 1.200 Stück.",
        },
      ],
    });
    for (const quantity of [0, -120, 1.5, 120, "", "many", null, true, [], {}, 1e300, 12_000_000])
      expect((await add(quantity)).status, JSON.stringify(quantity)).toBe(400);
    await setProduct(bottle, { stock: null });
    const full = await add(9_999_960);
    expect(full.status).toBe(201);
    expect((await add(1080)).status).toBe(409);
    await setProduct(bottle, { stock: 5000 });
  });

  it("accept no article without a price, and no unknown one", async () => {
    const visitor = await started();
    const unpriced = await own.send(
      "POST",
      "cart/lines",
      { product_id: idOf("B-250"), quantity: 1080 },
      visitor,
    );
    expect(unpriced.status).toBe(409);
    expect(unpriced.body.message).toContain("ask for a quote");
    for (const id of [idOf("OFF"), idOf("HID"), 999_999])
      expect((await own.send("POST", "cart/lines", { product_id: id, quantity: 1080 }, visitor)).status).toBe(
        404,
      );
  });

  it("flag changes and change nothing themselves", async () => {
    const jar = idOf("J-100");
    const cap = idOf("C-28-410-W");
    const lid = idOf("L-58");
    const visitor = await started();
    for (const id of [jar, cap, lid])
      await own.send("POST", "cart/lines", { product_id: id, quantity: 1080 }, visitor);
    await setProduct(jar, { price_minor: 1500 });
    await setProduct(cap, { is_active: 0 });
    await setProduct(lid, { stock: 1100 });
    const cartNow = async (): Promise<Cart> => (await own.get<Cart>("cart", visitor)).data;
    const flagged = await cartNow();
    expect(flagged.lines.map((line) => [line.quantity, line.issues.map((issue) => issue.kind)])).toEqual([
      [1080, ["price_changed"]],
      [1080, ["withdrawn"]],
      [1080, []],
    ]);
    expect(flagged.lines[0]).toMatchObject({ unit_price_minor: 1500, previous_unit_price_minor: 1250 });
    expect(flagged.lines[0]?.issues[0]?.message).toContain("15.00");
    expect(flagged.can_order).toBe(false);
    await setProduct(lid, { stock: 1079 });
    expect((await cartNow()).lines[2]?.issues).toMatchObject([{ kind: "stock", suggested_quantity: null }]);

    const [first, second, third] = flagged.lines;
    const seen = await own.send<Cart>("PUT", `cart/lines/${first?.id}`, { quantity: 1080 }, visitor);
    expect(seen.data.lines[0]?.issues).toEqual([]);
    await own.send("DELETE", `cart/lines/${second?.id}`, undefined, visitor);
    const left = await own.send<Cart>("DELETE", `cart/lines/${third?.id}`, undefined, visitor);
    expect(left.data).toMatchObject({ can_order: true, lines: [{ product_id: jar }] });
    expect((await own.send("DELETE", `cart/lines/${third?.id}`, undefined, visitor)).status).toBe(404);
    await setProduct(jar, { price_minor: 1250 });
    await setProduct(cap, { is_active: 1 });
    await setProduct(lid, { stock: 5000 });
  });

  it("have one currency", async () => {
    const amber = idOf("B-500-AM");
    const visitor = await started();
    await own.send("POST", "cart/lines", { product_id: bottle, quantity: 1080 }, visitor);
    await setProduct(amber, { currency: "EUR" });
    const other = await own.send("POST", "cart/lines", { product_id: amber, quantity: 1080 }, visitor);
    expect(other.status).toBe(409);
    expect(other.body.message).toContain("TRY");
    await setProduct(amber, { currency: "TRY" });
    await own.send("POST", "cart/lines", { product_id: amber, quantity: 1080 }, visitor);
    await setProduct(amber, { currency: "EUR" });
    const { data } = await own.get<Cart>("cart", visitor);
    expect(data.lines[1]).toMatchObject({ unit_price_minor: null, issues: [{ kind: "currency" }] });
    expect(data.totals?.currency).toBe("TRY");
    await setProduct(amber, { currency: "GBP" });
    const unsold = await own.get<Cart>("cart", visitor);
    expect(unsold.data.lines[1]?.issues).toMatchObject([{ kind: "on_request" }]);
    await setProduct(amber, { currency: "TRY" });
  });

  it("are private: forged, malformed and foreign tokens and lines are refused", async () => {
    const visitor = await started();
    const { data } = await own.send<Cart>(
      "POST",
      "cart/lines",
      { product_id: bottle, quantity: 1080 },
      visitor,
    );
    const lineId = data.lines[0]?.id;
    const stranger = await started();
    const customer = await own.addCustomer();
    const forged = [
      { "X-Cart-Token": "A".repeat(43) },
      { "X-Cart-Token": "1" },
      { "X-Cart-Token": "' or 1=1" },
    ];
    for (const headers of [...forged, stranger, customer.headers]) {
      const change = await own.send("PUT", `cart/lines/${lineId}`, { quantity: 1200 }, headers);
      expect(change.status).toBe(404);
      expect((await own.send("DELETE", `cart/lines/${lineId}`, undefined, headers)).status).toBe(404);
    }
    for (const headers of forged)
      for (const [method, path, body] of [
        ["GET", "cart", undefined],
        ["DELETE", "cart", undefined],
        ["POST", "cart/lines", { product_id: bottle, quantity: 1080 }],
        ["POST", "cart/coupon", { code: "X" }],
      ] as const)
        expect((await own.send(method, path, body, headers)).status, `${method} ${path}`).toBe(404);
    // Without a token the cart is empty and cannot be filled.
    expect((await own.get<Cart>("cart")).data.lines).toEqual([]);
    expect((await own.send("POST", "cart/lines", { product_id: bottle, quantity: 1080 })).status).toBe(404);
    expect((await own.get<Cart>("cart", visitor)).data.lines[0]?.quantity).toBe(1080);
  });

  it("are merged at sign-in, once", async () => {
    const visitor = await started();
    const jar = idOf("J-100");
    const customer: TestCustomer = await own.addCustomer();
    await own.send("POST", "cart/lines", { product_id: bottle, quantity: 2160 }, visitor);
    await own.send("POST", "cart/lines", { product_id: jar, quantity: 1080 }, visitor);
    await own.send("POST", "cart/lines", { product_id: bottle, quantity: 1080 }, customer.headers);
    const token = { token: visitor["X-Cart-Token"] };
    expect((await own.send("POST", "cart/merge", token)).status).toBe(401);
    const merged = await own.send<Cart>("POST", "cart/merge", token, customer.headers);
    expect(merged.data.lines.map((line) => [line.product_id, line.quantity])).toEqual([
      [jar, 1080],
      [bottle, 2160],
    ]);
    expect((await own.send("POST", "cart/merge", token, customer.headers)).status).toBe(404);
    expect((await own.get("cart", visitor)).status).toBe(404);
    // The session determines the cart, even if a token is sent with it.
    const mixed = await own.get<Cart>("cart", {
      ...customer.headers,
      ...(await started()),
    });
    expect(mixed.data.lines).toHaveLength(2);
    expect((await own.send<Cart>("DELETE", "cart", undefined, customer.headers)).data.lines).toEqual([]);
  });

  it("stay consistent under fifty concurrent additions", async () => {
    await setProduct(bottle, { stock: null });
    const customer = await own.addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        own.send("POST", "cart/lines", { product_id: bottle, quantity: 1080 }, customer.headers),
      ),
    );
    expect(answers.map((each) => each.status)).toEqual(Array.from({ length: 50 }, () => 201));
    const { data } = await own.get<Cart>("cart", customer.headers);
    expect(data.lines.map((line) => line.quantity)).toEqual([54_000]);
    await setProduct(bottle, { stock: 5000 });
  });
});
