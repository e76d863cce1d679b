import { beforeAll, describe, expect, it } from "vitest";
import { orderNumber, type Order } from "@preforma/domain/shop";
import { demoCoupons } from "../demo/content.ts";
import { auditCommand } from "../staff/commands/audit.ts";
import { couponsCommand } from "../staff/commands/coupons.ts";
import { ordersCommand } from "../staff/commands/orders.ts";
import type { StaffSubject } from "../staff/staff-command.ts";
import { printedBy } from "../testing/staff-command.ts";
import { idOf, smallRange, testBackend } from "../testing/backend.ts";
import { shopOf } from "../testing/shop.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { openBackend } from "../testing/open-backend.ts";

describe.each(mainStoreKinds)("the shop at the command line on $name", ({ create }) => {
  const seed = { name: "small", read: () => Promise.resolve(smallRange), coupons: demoCoupons };
  const own = openBackend(create, { seed });
  const { fillCart, order } = shopOf(own);
  const customer = own.sharedCustomer();
  let placed: Order;
  beforeAll(async () => {
    await fillCart(customer, idOf("B-500-CL"), 1080);
    placed = (await order(customer)).data;
  });

  const run = (command: StaffSubject, words: string) => printedBy(command, own.db, words.split(" "));

  it("moves an order, mails its customer and adds an audit entry", async () => {
    const { number } = placed;
    expect(await run(ordersCommand, "list --state pending_payment")).toContain(number);
    expect(await run(ordersCommand, `show ${number.toLowerCase()}`)).toContain(
      "May be done now: mark-paid, cancel.",
    );
    expect(await run(ordersCommand, `mark-paid ${number}`)).toContain(`${number} is now paid.`);
    await run(ordersCommand, `prepare ${number}`);
    await expect(run(ordersCommand, `ship ${number}`)).rejects.toThrow(
      "Name the parcel with --tracking <number>: the customer's mail",
    );
    for (const address of ["http://kargo.example/1Z999", "javascript:alert(1)", "kargo.example"])
      await expect(
        run(ordersCommand, `ship ${number} --tracking 1Z999 --tracking-url ${address}`),
      ).rejects.toThrow("--tracking-url");
    const trackingUrl = "https://kargo.example/takip?no=1Z999";
    await run(ordersCommand, `ship ${number} --tracking 1Z999 --tracking-url ${trackingUrl}`);
    await expect(run(ordersCommand, `mark-paid ${number}`)).rejects.toThrow("is shipped");
    const record = /audit list --subject (\S+)/.exec(await run(ordersCommand, `show ${number}`))?.[1];
    expect(await run(auditCommand, `list --subject ${record}`)).toContain("order.ship");
    const seen = await own.get<Order>(`orders/${number}`, customer.headers);
    expect(seen.data).toMatchObject({
      state: "shipped",
      tracking_number: "1Z999",
      tracking_url: trackingUrl,
    });
    const entries = await own.recordOf("%");
    expect(entries.map((entry) => entry.action)).toEqual(["order.mark_paid", "order.prepare", "order.ship"]);
    const mails = await own.mailsTo(customer.email);
    expect(mails).toHaveLength(3);
    expect(mails[2]?.text_body).toContain(trackingUrl);
    expect(mails[2]?.text_body).toContain(`http://shop.test/en/account/orders/${number}`);
  });

  it("accepts valid commands, and explains invalid ones", async () => {
    for (const words of [
      "lst",
      "show",
      "show PF-2611-AAAAAA",
      "list --state sold",
      "list --page 0",
      "refund a b",
    ])
      await expect(run(ordersCommand, words), words).rejects.toThrow(/./);
    await expect(run(ordersCommand, `show ${orderNumber(new Date(0), [])}`)).rejects.toThrow(
      "There is no order",
    );
    for (const words of [
      "add x 10%",
      "add GOOD 0%",
      "add GOOD 101%",
      "add GOOD 12.5%",
      "add GOOD 5.005",
      "add GOOD 5 --currency XYZ",
      "add GOOD 5 --to 2027-04-31",
      "add GOOD 5 --to 2026-01-01",
      "add GOOD 5 --from 2099-02-02 --to 2099-02-02",
      "add GOOD 5 --from 2020-01-01 --to 2020-02-01",
      "add GOOD 0.00",
      "add GOOD 5 --limit 0",
      "add GOOD",
      "remove GOOD",
      "disable NOTHING",
    ])
      await expect(run(couponsCommand, words), words).rejects.toThrow(/./);
  });

  it("adds coupons that are valid immediately, disables them and enables them again", async () => {
    await run(couponsCommand, "add Yaz-25 25% --minimum 100.50 --from 2026-01-01 --to 2099-12-31 --limit 3");
    await expect(run(couponsCommand, "add YAZ-25 10%")).rejects.toThrow("already");
    expect(await run(couponsCommand, "list")).toContain(
      "Yaz-25  25 %  from TRY\u00a0100.50  2026-01-01 to 2099-12-31  used 0 of 3  active",
    );
    await fillCart(customer, idOf("B-500-CL"), 1080);
    const apply = () => own.send("POST", "cart/coupon", { code: "yaz-25" }, customer.headers);
    expect((await apply()).status).toBe(200);
    await run(couponsCommand, "add KIS 250,50 --minimum 1000,5");
    expect(await run(couponsCommand, "list")).toContain("KIS  TRY\u00a0250.50  from TRY\u00a01,000.50");
    expect(await run(couponsCommand, "disable yaz-25")).toBe("Coupon Yaz-25 has been disabled.\n");
    expect(await run(couponsCommand, "disable yaz-25")).toBe("Coupon Yaz-25 was already disabled.\n");
    expect((await apply()).status).toBe(409);
    expect(await run(couponsCommand, "enable yaz-25")).toBe("Coupon Yaz-25 has been enabled.\n");
    expect((await apply()).status).toBe(200);
    await expect(run(couponsCommand, "enable NOTHING")).rejects.toThrow("There is no coupon NOTHING");
  });

  it("states why coupons are not valid", async () => {
    await run(couponsCommand, "add ENDED 5% --from 2020-01-01 --to 2999-01-01");
    const ended = { valid_to: "2020-02-01T00:00:00.000Z" };
    await own.db.updateTable("coupons").set(ended).where("code", "=", "ENDED").execute();
    await run(couponsCommand, "add LATER 5% --from 2999-01-01");
    const listed = await run(couponsCommand, "list");
    expect(listed).toMatch(/^ENDED .* expired$/m);
    expect(listed).toMatch(/^LATER .* not yet$/m);
    await run(couponsCommand, "add ONCE 5% --limit 1");
    await own.db.updateTable("coupons").set({ used: 1 }).where("code", "=", "ONCE").execute();
    expect(await run(couponsCommand, "list")).toMatch(/^ONCE .* used up$/m);
  });

  it("finds the coupons of a demonstration, written once", async () => {
    const listed = await run(couponsCommand, "list");
    for (const { code } of await demoCoupons()) expect(listed).toContain(code);
    expect(listed).toContain("KARGO  free shipping");
    await run(couponsCommand, "disable KARGO");
    await own.backend.close();
    own.backend = await testBackend(own.store, { seed });
    expect(await run(couponsCommand, "list")).toMatch(/KARGO .* disabled/);
  });

  it("is documented with every one of its calls", async () => {
    const document = await (await own.backend.fetch(new Request("http://shop.test/api/openapi.json"))).text();
    const { paths } = JSON.parse(document) as {
      paths: Record<string, Record<string, { description?: string; responses: object }>>;
    };
    for (const [path, methods] of [
      ["/api/v1/carts", ["post"]],
      ["/api/v1/cart", ["get", "delete"]],
      ["/api/v1/cart/lines", ["post"]],
      ["/api/v1/cart/lines/{id}", ["put", "delete"]],
      ["/api/v1/cart/coupon", ["post", "delete"]],
      ["/api/v1/cart/merge", ["post"]],
      ["/api/v1/orders", ["get", "post"]],
      ["/api/v1/orders/{number}", ["get"]],
      ["/api/v1/orders/{number}/cancel", ["post"]],
      ["/api/v1/orders/{number}/payment", ["post"]],
      ["/api/v1/admin/orders", ["get"]],
      ["/api/v1/admin/orders/{number}", ["get"]],
      ["/api/v1/admin/orders/{number}/transitions", ["post"]],
    ] as const) {
      expect(Object.keys(paths[path] ?? {}).toSorted(), path).toEqual([...methods].toSorted());
      for (const operation of Object.values(paths[path] ?? {})) {
        expect(operation.description, path).toBeTruthy();
        expect(Object.keys(operation.responses), path).toEqual(expect.arrayContaining(["400", "500"]));
      }
    }
  });
});
