import type { Cart, Order, OrderList, StaffOrder } from "@preforma/domain/shop";
import { describe, expect, it } from "vitest";
import { type TestCustomer } from "../../testing/customers.ts";
import { moveOrder, shopOf } from "../../testing/shop.ts";
import { openBackend } from "../../testing/open-backend.ts";
import { storeKinds } from "../../testing/stores.ts";
import { idOf } from "../../testing/backend.ts";

describe.each(storeKinds)("orders on $name", ({ create }) => {
  const own = openBackend(create, { shopRoundTime: 100, payments: "sandbox" });
  const staff = own.sharedCustomer({ role: "staff" });
  const bottle = idOf("B-500-CL");

  const { buyer, fillCart, order, setStock, stockOf, shopper } = shopOf(own);
  const move = (number: string, action: string, more: object = {}, by: TestCustomer = staff) =>
    moveOrder(own.backend, by, number, { action, ...more });

  it("are moved by staff, with a mail in the customer's language and an audit entry", async () => {
    const customer = await buyer(bottle, 5000);
    const cart = await own.get<Cart>("cart", customer.headers);
    const placed = await own.send<Order>(
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
    expect((await own.get<StaffOrder>(`admin/orders/${number}`, staff.headers)).data).toMatchObject({
      customer: { id: customer.id, email: customer.email },
      actions: ["mark_paid", "cancel"],
    });
    expect((await move(number, "ship", { tracking_number: "1Z" })).status).toBe(409);
    expect((await move(number, "mark_paid")).data.state).toBe("paid");
    expect((await move(number, "prepare")).data).toMatchObject({ state: "preparing", can_cancel: false });
    expect((await own.send("POST", `orders/${number}/cancel`, {}, customer.headers)).status).toBe(409);
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
    const mails = await own.mailsTo(customer.email);
    expect(mails.map((mail) => mail.subject)).toEqual([
      `تم استلام طلبك ${number}`,
      `${number}: تم استلام المبلغ`,
      `${number}: طلبك في الطريق`,
      `${number}: تم رد المبلغ`,
    ]);
    expect(mails[2]?.text_body).toContain("\u20681Z999\u2069");
    expect(mails[2]?.text_body).toContain(`تتبّع الشحنة:\n${tracking_url}`);
    expect(mails.filter((mail) => mail.text_body.includes(tracking_url))).toHaveLength(1);
    const seen = await own.get<Order>(`orders/${number}`, customer.headers);
    expect(seen.data.events.map((event) => event.state)).toEqual([
      "pending_payment",
      "paid",
      "preparing",
      "shipped",
      "delivered",
      "refunded",
    ]);
    expect(seen.text).not.toContain("Kırık");
    const entries = await own.recordOf("order.%");
    expect(entries.slice(-5)).toMatchObject(
      ["mark_paid", "prepare", "ship", "deliver", "refund"].map((action) => ({
        action: `order.${action}`,
        customer_id: staff.id,
      })),
    );
    const paid = await own.get<OrderList>("admin/orders?state=refunded", staff.headers);
    expect(paid.data.orders.map((each) => each.number)).toContain(number);
  });

  it("cannot be paid on delivery above the limit of cash payments", async () => {
    const customer = await buyer(bottle, 200_000, 108_000);
    const refused = await order(customer, {
      payment_type: "cash_on_delivery",
    });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("30,000");
    expect((await order(customer)).status).toBe(201);
  });

  it("paid on delivery count as paid once delivered, and can be refused at the door", async () => {
    const customer = await buyer(bottle, 50_000);
    const first = await order(customer, {
      payment_type: "cash_on_delivery",
    });
    expect(first.data.expires_at).toBeNull();
    await move(first.data.number, "prepare");
    await move(first.data.number, "ship", { tracking_number: "A" });
    expect((await move(first.data.number, "refund")).status).toBe(409);
    expect((await move(first.data.number, "cancel")).data.state).toBe("cancelled");
    expect(await stockOf(bottle)).toBe(50_000);
    await fillCart(customer, bottle, 1080);
    const second = await order(customer, {
      payment_type: "cash_on_delivery",
    });
    for (const action of ["prepare", "ship", "deliver"])
      await move(second.data.number, action, { tracking_number: "B" });
    expect((await move(second.data.number, "refund")).data.state).toBe("refunded");
  });

  const expire = (number: string) =>
    own.db
      .updateTable("orders")
      .set({ expires_at: "2026-01-01T00:00:00.000Z" })
      .where("number", "=", number)
      .execute();

  it("are cancelled if they are not paid in time, and their goods become available", async () => {
    const customer = await buyer(bottle, 5000);
    const { data } = await order(customer);
    expect(Date.parse(data.expires_at ?? "") - Date.parse(data.created_at)).toBe(7 * 24 * 3_600_000);
    await expire(data.number);
    await expect.poll(() => stockOf(bottle)).toBe(5000);
    const seen = await own.get<Order>(`orders/${data.number}`, customer.headers);
    expect(seen.data.state).toBe("cancelled");
    expect((await own.mailsTo(customer.email)).at(-1)?.subject).toContain("cancelled");
  });

  it("S19: paid on delivery are cancelled if nobody starts to prepare them", async () => {
    const customer = await buyer(bottle, 5000);
    const { data } = await order(customer, {
      payment_type: "cash_on_delivery",
    });
    const expiry = await own.db
      .selectFrom("orders")
      .select(["expires_at", "created_at"])
      .where("number", "=", data.number)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expiry.expires_at ?? "") - Date.parse(expiry.created_at)).toBe(7 * 24 * 3_600_000);
    await expire(data.number);
    await expect.poll(() => stockOf(bottle)).toBe(5000);
  });

  it("S19: are refused beyond three unpaid ones, ten for a customer who has paid before", async () => {
    await setStock(bottle, 50_000);
    const customer = await shopper();
    const place = async (payment_type = "bank_transfer") => {
      await fillCart(customer, bottle, 1080);
      const placed = await order(customer, { payment_type });
      return placed;
    };
    const [first, second] = [await place(), await place("cash_on_delivery")];
    await place();
    const refused = await place("cash_on_delivery");
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("You have 3 unpaid orders");
    // No stock was taken, and the cart can still be paid by card.
    expect(await stockOf(bottle)).toBe(50_000 - 3 * 1080);
    const byCard = await order(customer, { payment_type: "credit_card" });
    expect(byCard.status).toBe(201);
    await own.send("POST", `orders/${second.data.number}/cancel`, {}, customer.headers);
    expect((await place()).status).toBe(201);
    await move(first.data.number, "mark_paid");
    for (let count = 3; count <= 10; count++) expect((await place()).status).toBe(201);
    expect((await place()).body.message).toContain("10 unpaid orders");
  });

  it("by card are refused beyond three with pending payments", async () => {
    await setStock(bottle, 50_000);
    const customer = await shopper();
    const place = async () => {
      await fillCart(customer, bottle, 1080);
      return order(customer, { payment_type: "credit_card" });
    };
    const first = await place();
    for (let count = 1; count < 3; count++) expect((await place()).status).toBe(201);
    const refused = await place();
    expect([refused.status, await stockOf(bottle)]).toEqual([409, 50_000 - 3 * 1080]);
    expect(refused.body.message).toContain("You have 3 orders that wait for payment by card");
    await own.send("POST", `orders/${first.data.number}/cancel`, {}, customer.headers);
    expect((await place()).status).toBe(201);
  });
});
