import type { ProductDetail } from "@preforma/domain/catalogue";
import type { Cart } from "@preforma/domain/shop";
import { beforeAll, describe, expect, it } from "vitest";
import { customersCommand } from "../staff/commands/customers.ts";
import { productsCommand } from "../staff/commands/products.ts";
import { type TestCustomer } from "../testing/customers.ts";
import { eventually } from "../testing/eventually.ts";
import { shopOf } from "../testing/shop.ts";
import { runCommand } from "../testing/staff-command.ts";
import { openBackend } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { idOf } from "../testing/backend.ts";

describe.each(storeKinds)("prices of larger quantities on $name", ({ create }) => {
  const own = openBackend(create);
  const { fillCart, order } = shopOf(own);
  const member = own.sharedCustomer({ role: "staff" });
  const code = "B-500-CL";
  const bottle = idOf(code);
  beforeAll(async () => {
    await staff("set", code, "--stock", "90000");
    await staff("prices", code, "2400=11.50", "12000=9.90");
    await staff("prices", code, "2400=10.00", "--group", "dealers");
  });

  const staff = (...words: string[]) => runCommand(productsCommand, own.db, ...words);
  const cartOf = async (who: TestCustomer) => (await own.get<Cart>("cart", who.headers)).data;

  it("are public except those of a group", async () => {
    await eventually("shown", async () => {
      const { data } = await own.get<ProductDetail>(`products/detail/${bottle}`);
      return data.price_breaks !== undefined;
    });
    const { data, text } = await own.get<ProductDetail>(`products/detail/${bottle}`);
    expect(data.default_price?.amount_minor).toBe(1250);
    expect(data.price_breaks).toEqual([
      { from_quantity: 2400, amount_minor: 1150 },
      { from_quantity: 12_000, amount_minor: 990 },
    ]);
    expect(text).not.toContain("dealers");
  });

  it("apply in cart and order, even if a quantity is reached in two steps", async () => {
    const buyer = await own.addCustomer();
    const first = await fillCart(buyer, bottle, 1200);
    expect(first.lines[0]).toMatchObject({
      unit_price_minor: 1250,
      next_price: { from_quantity: 2400, unit_price_minor: 1150 },
    });
    const second = await fillCart(buyer, bottle, 1200);
    expect(second.lines[0]).toMatchObject({ quantity: 2400, unit_price_minor: 1150, issues: [] });
    const line = `cart/lines/${second.lines[0]?.id}`;
    const changed = await own.send<Cart>("PUT", line, { quantity: 12_000 }, buyer.headers);
    expect(changed.data.lines[0]).toMatchObject({ unit_price_minor: 990, next_price: null, issues: [] });
    const ordered = await order(buyer);
    expect(ordered.data.lines[0]).toMatchObject({ unit_price_minor: 990, amount_minor: 11_880_000 });
    const mail = await own.db
      .selectFrom("outbox")
      .select("text_body")
      .where("recipient", "=", buyer.email)
      .executeTakeFirstOrThrow();
    expect(mail.text_body).toMatch(/12,000 pieces × TRY\s11\.88/);
  });

  it("of a group apply only to its customers, whose cart reports the changed price", async () => {
    const dealer = await own.addCustomer();
    await fillCart(dealer, bottle, 2400);
    await runCommand(customersCommand, own.db, "group", dealer.email, "dealers");
    expect((await cartOf(dealer)).lines[0]).toMatchObject({
      unit_price_minor: 1000,
      previous_unit_price_minor: 1150,
    });
    const path = `admin/customers/${dealer.id}/group`;
    expect((await own.send("PUT", path, { group: null }, dealer.headers)).status).toBe(403);
    expect((await own.send("PUT", path, { group: "No group" }, member.headers)).status).toBe(400);
    expect((await own.send("PUT", path, { group: null }, member.headers)).status).toBe(200);
    expect((await cartOf(dealer)).lines[0]).toMatchObject({ unit_price_minor: 1150, issues: [] });
  });

  it("stay with the larger quantity when a visitor's cart is merged into the customer's", async () => {
    const buyer = await own.addCustomer();
    await fillCart(buyer, bottle, 1200);
    const { data } = await own.send<{ token: string }>("POST", "carts", {});
    const visitor = { "X-Cart-Token": data.token };
    await own.send("POST", "cart/lines", { product_id: bottle, quantity: 2400 }, visitor);
    const merged = await own.send<Cart>("POST", "cart/merge", { token: data.token }, buyer.headers);
    expect(merged.data.lines[0]).toMatchObject({ quantity: 2400, unit_price_minor: 1150, issues: [] });
  });

  it("are in the order mail, with the lead time of made-to-order articles", async () => {
    const buyer = await own.addCustomer();
    await staff("set", "B-500-WH", "--stock", "0", "--lead-time", "15");
    await fillCart(buyer, bottle, 1200);
    await fillCart(buyer, idOf("B-500-WH"), 1200);
    const ordered = await order(buyer);
    expect(ordered.status).toBe(201);
    const mails = await own.db
      .selectFrom("outbox")
      .select("text_body")
      .where("about", "like", "order/%")
      .where("text_body", "like", `%${ordered.data.number}%`)
      .execute();
    expect(mails).toHaveLength(2);
    for (const { text_body } of mails)
      expect(text_body).toMatch(/Round Bottle (?:White|Opaque)[^\n]*\n\D*15/);
  });

  it("are set only by staff, with the other facts of an article, and each change is recorded", async () => {
    const path = `admin/products/${code}/article`;
    const body = { lead_time_days: 15, facts: { gtin: "9521234001003" } };
    const buyer = await own.addCustomer();
    for (const method of ["GET", "PUT"]) {
      const sent = method === "PUT" ? body : undefined;
      expect((await own.send(method, path, sent)).status).toBe(401);
      expect((await own.send(method, path, sent, buyer.headers)).status).toBe(403);
    }
    const stated = await own.send("PUT", path, body, member.headers);
    expect(stated.data).toMatchObject({ stock: 76_800, ...body });
    expect((await own.get(path, member.headers)).data).toEqual(stated.data);
    for (const wrong of [
      { stock: -1 },
      { price: { amount_minor: 1e15, currency: "TRY" } },
      // Zero is not a price: the goods would be free.
      { price: { amount_minor: 0, currency: "TRY" } },
      { price_breaks: [{ from_quantity: 5000, amount_minor: 0 }] },
      { price_breaks: [{ from_quantity: 1 }] },
      { facts: { gtin: "1" } },
      { name: "x" },
    ])
      expect((await own.send("PUT", path, wrong, member.headers)).status).toBe(400);
    expect((await own.get("admin/products/N%2F1/article", member.headers)).status).toBe(404);
    const other = "B-500-WH";
    const { gtin } = body.facts;
    const taken = await own.send(
      "PUT",
      `admin/products/${other}/article`,
      { facts: { gtin } },
      member.headers,
    );
    expect([taken.status, taken.text]).toEqual([400, expect.stringContaining("facts.gtin")]);
    expect(taken.text).toContain(code);
    expect((await staff("set", other, "--gtin", gtin)).refused).toContain(`${code} has it`);
    expect((await staff("set", code, "--without", "lead-time", "gtin")).out).toBe(
      `${code}: changed lead_time_days, facts, gtin.\n`,
    );
    for (const [option, given, allowed] of [
      ["--back-on", "soon", "--back-on: Must be a day such as 2026-12-31."],
      ["--gtin", "12", "--gtin: Is no GTIN: 8, 12, 13 or 14 digits"],
      ["--facts", '{"carton":5}', "--facts carton: Must be a JSON object."],
      ["--without", "name", "--without takes no name, but price, stock"],
    ] as const)
      expect((await staff("set", code, option, given)).refused).toContain(allowed);
    expect((await staff("set", code, "--lead-time", "3", "--without", "lead-time")).refused).toContain(
      "--lead-time and --without lead-time contradict each other",
    );
    expect((await staff("set", "NO", "--stock", "1")).refused).toBe("There is no product NO.");
    expect((await staff("prices", code, "5000:1")).refused).toContain("5000=1.85");
    expect((await staff("prices", code, "5000=0")).refused).toContain("5000=1.85");
    expect((await staff("set", code, "--price", "0")).refused).toContain("A price must be more than 0.");
    expect((await staff("prices", code, "5=1", "5=2")).refused).toContain("two prices");
    expect((await staff("set", code, "--stock", "76800")).out).toBe("Nothing has changed.\n");
    const actions = await own.db
      .selectFrom("audit_log")
      .select(["action"])
      .where("customer_id", "=", member.id)
      .where("action", "like", "product.edit.%")
      .orderBy("id")
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      "product.edit.lead_time_days",
      "product.edit.facts",
      "product.edit.gtin",
    ]);
  });
});
