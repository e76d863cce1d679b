import type { Order, StartedPayment, StaffOrder } from "@preforma/domain/shop";
import { locales } from "@preforma/domain/locales";
import { beforeAll, describe, expect, it } from "vitest";
import { idOf } from "../../../testing/backend.ts";
import { shopOf } from "../../../testing/shop.ts";
import { openBackend } from "../../../testing/open-backend.ts";
import { mainStoreKinds } from "../../../testing/stores.ts";
import { sandboxCode } from "./provider.ts";

describe.each(mainStoreKinds)("card payments in the sandbox on $name", ({ create }) => {
  const own = openBackend(create, { shopRoundTime: 100, payments: "sandbox" });
  const staff = own.sharedCustomer({ role: "staff" });
  const customer = own.sharedCustomer();
  const bottle = idOf("B-500-CL");
  const { fillCart, order, setStock } = shopOf(own);
  beforeAll(() => setStock(bottle, 500_000));

  const placed = async (): Promise<Order> => {
    await fillCart(customer, bottle, 1080);
    const { data, status, text } = await order(customer, { payment_type: "credit_card" });
    if (status !== 201) throw new Error(text);
    return data;
  };
  const start = (number: string, language = "en") =>
    own.send<StartedPayment>(
      "POST",
      `orders/${number}/payment?languageCode=${language}`,
      {},
      customer.headers,
    );
  const pageOf = async (number: string): Promise<string> =>
    new URL((await start(number)).data.redirect_url).pathname;
  const post = (path: string, form: Record<string, string>) =>
    own.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://provider.example" },
      body: new URLSearchParams(form).toString(),
    });
  const callback = (token: string) => post("/api/payments/sandbox/callback", { token });
  const tokenOf = (page: string): string => page.split("/").at(-1) ?? "";
  const seen = async (number: string): Promise<Order> =>
    (await own.get<Order>(`orders/${number}`, customer.headers)).data;
  const forStaff = async (number: string): Promise<StaffOrder> =>
    (await own.get<StaffOrder>(`admin/orders/${number}`, staff.headers)).data;
  const subjects = async () => (await own.mailsTo(customer.email)).map(({ subject }) => subject);

  it("open one page, however often it is requested, and pay the order once", async () => {
    const { number, payment_due } = await placed();
    expect(payment_due).toBe(true);
    const first = await start(number);
    expect(first.data).toMatchObject({ is_test: true });
    expect((await start(number)).data.redirect_url).toBe(first.data.redirect_url);
    const page = new URL(first.data.redirect_url).pathname;
    const shown = await own.ask(page);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("This is a test page");
    expect(shown.text).toContain(number);
    expect(shown.text).not.toContain("<script");
    expect(shown.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'/,
    );
    expect((await post(page, { choice: "approve" })).status).toBe(303);
    const ending = await own.ask(page);
    expect(ending.text).toContain(`action="http://shop.test/api/payments/sandbox/callback"`);
    expect((await seen(number)).state).toBe("pending_payment");
    const answers = await Promise.all(Array.from({ length: 20 }, () => callback(tokenOf(page))));
    for (const each of answers) {
      expect(each.status).toBe(303);
      expect(each.headers.get("Location")).toBe(`http://shop.test/en/account/orders/${number}?payment=paid`);
    }
    const paid = await seen(number);
    expect(paid).toMatchObject({ state: "paid", payment_due: false, expires_at: null });
    expect(paid.events.filter((event) => event.state === "paid")).toHaveLength(1);
    expect(
      (await subjects()).filter((subject) => subject === `${number}: we have received your payment`),
    ).toHaveLength(1);
    expect((await start(number)).status).toBe(409);
    // A later choice changes nothing.
    await post(page, { choice: "decline" });
    expect((await callback(tokenOf(page))).headers.get("Location")).toContain("payment=paid");
  });

  it("extend the time to pay when their page is opened, up to a day", async () => {
    const { number } = await placed();
    const hour = 3_600_000;
    const placedAgo = async (age: number): Promise<number> => {
      const created_at = new Date(Date.now() - age).toISOString();
      const expires_at = new Date(Date.now() + 60_000).toISOString();
      const orders = own.db.updateTable("orders").where("number", "=", number);
      await orders.set({ created_at, expires_at }).execute();
      await own.db.updateTable("payments").set({ state: "failed" }).where("state", "=", "started").execute();
      await start(number);
      return Date.parse((await seen(number)).expires_at ?? "") - Date.parse(created_at);
    };
    expect(await placedAgo(2 * hour)).toBeGreaterThan(2.7 * hour);
    expect(await placedAgo(23.5 * hour)).toBe(24 * hour);
    await own.send("POST", `orders/${number}/cancel`, {}, customer.headers);
  });

  it("require the 3-D Secure code, allow two wrong ones, and decline on the third", async () => {
    const right = await placed();
    const page = await pageOf(right.number);
    await post(page, { choice: "secure" });
    await post(page, { code: "000000" });
    expect((await own.ask(page)).text).toContain("That code is wrong");
    await post(page, { code: sandboxCode });
    await callback(tokenOf(page));
    expect((await seen(right.number)).state).toBe("paid");

    const wrong = await placed();
    const other = await pageOf(wrong.number);
    await post(other, { choice: "secure" });
    for (const code of ["1", "2", "3"]) await post(other, { code });
    await post(other, { code: sandboxCode });
    expect((await callback(tokenOf(other))).headers.get("Location")).toContain("payment=declined");
    expect((await seen(wrong.number)).state).toBe("pending_payment");
    // After a refusal the customer can try again on another page.
    const again = await pageOf(wrong.number);
    expect(again).not.toBe(other);
    await post(again, { choice: "approve" });
    await callback(tokenOf(again));
    expect((await seen(wrong.number)).state).toBe("paid");
  });

  it("wait if the bank is silent, and are found if the callback was lost", async () => {
    const silent = await placed();
    const page = await pageOf(silent.number);
    await post(page, { choice: "silent" });
    expect((await callback(tokenOf(page))).headers.get("Location")).toContain("payment=pending");
    expect((await seen(silent.number)).state).toBe("pending_payment");

    const lost = await placed();
    await post(await pageOf(lost.number), { choice: "lost" });
    // No callback comes; the shop polls the provider.
    await own.db
      .updateTable("payments")
      .set({ due_at: "2026-01-01T00:00:00.000Z" })
      .where("state", "=", "started")
      .execute();
    await expect.poll(async () => (await seen(lost.number)).state).toBe("paid");
  });

  it("are refunded while those of another provider wait, which is no longer called", async () => {
    const { number } = await placed();
    const page = await pageOf(number);
    await post(page, { choice: "approve" });
    await own.send("POST", `orders/${number}/cancel`, {}, customer.headers);
    const { id, ...payment } = await own.db
      .selectFrom("payments")
      .selectAll()
      .where("token", "=", tokenOf(page))
      .executeTakeFirstOrThrow();
    const due = { state: "refund_due", due_at: "2026-01-01T00:00:00.000Z" } as const;
    const others = Array.from({ length: 60 }, (_, index) => `earlier-${index}`);
    await own.db
      .insertInto("payments")
      .values(
        others.map((token) => ({ ...payment, ...due, provider: "earlier", token, conversation_id: token })),
      )
      .execute();
    await own.db
      .updateTable("payments")
      .set((on) => ({
        ...due,
        due_at: "2026-02-01T00:00:00.000Z",
        provider_payment_id: on
          .selectFrom("sandbox_payments")
          .select("payment_id")
          .where("token", "=", tokenOf(page)),
      }))
      .where("id", "=", id)
      .execute();
    const stateOf = async () =>
      (await own.db.selectFrom("payments").select("state").where("id", "=", id).executeTakeFirst())?.state;
    await expect.poll(stateOf).toBe("refunded");
    await own.db.deleteFrom("payments").where("provider", "=", "earlier").execute();
  });

  it("are refunded automatically if the order was cancelled meanwhile, by its customer or by expiry", async () => {
    const cancelled = await placed();
    const page = await pageOf(cancelled.number);
    await post(page, { choice: "approve" });
    await own.send("POST", `orders/${cancelled.number}/cancel`, {}, customer.headers);
    expect((await callback(tokenOf(page))).headers.get("Location")).toContain("payment=declined");
    await callback(tokenOf(page));
    const after = await forStaff(cancelled.number);
    expect(after).toMatchObject({ state: "cancelled", payments: [{ state: "refunded" }] });
    expect(
      (await subjects()).filter(
        (subject) => subject === `${cancelled.number}: your payment has been refunded`,
      ),
    ).toHaveLength(1);

    // Expiry polls the provider before it cancels: received money counts.
    const overdue = await placed();
    await post(await pageOf(overdue.number), { choice: "approve" });
    await own.db
      .updateTable("orders")
      .set({ expires_at: "2026-01-01T00:00:00.000Z" })
      .where("number", "=", overdue.number)
      .execute();
    await expect.poll(async () => (await seen(overdue.number)).state).toBe("paid");
  });

  it("pay an order once even from two pages; the second is refunded and the order stays paid", async () => {
    const { number } = await placed();
    const first = await pageOf(number);
    await own.db
      .updateTable("payments")
      .set({ created_at: "2026-01-01T00:00:00.000Z" })
      .where("token", "=", tokenOf(first))
      .execute();
    const second = await pageOf(number);
    expect(second).not.toBe(first);
    for (const page of [first, second]) await post(page, { choice: "approve" });
    const answers = await Promise.all([first, second].map((page) => callback(tokenOf(page))));
    for (const each of answers) expect(each.headers.get("Location")).toContain("payment=paid");
    const after = await forStaff(number);
    expect(after.state).toBe("paid");
    expect(after.payments.map((payment) => payment.state).toSorted()).toEqual(["refunded", "succeeded"]);
  });

  it("are refunded when a paid order is cancelled or its goods are returned", async () => {
    for (const path of ["cancel", "return"] as const) {
      const { number } = await placed();
      const page = await pageOf(number);
      await post(page, { choice: "approve" });
      await callback(tokenOf(page));
      if (path === "cancel") await own.send("POST", `orders/${number}/cancel`, {}, customer.headers);
      else
        for (const action of ["prepare", "ship", "deliver", "refund"]) {
          const body = { action, tracking_number: "1Z" };
          await own.send("POST", `admin/orders/${number}/transitions`, body, staff.headers);
        }
      expect(await forStaff(number)).toMatchObject({
        state: "refunded",
        payments: [{ state: "refunded" }],
        actions: [],
      });
    }
  });

  it("accept no forged callback, no other amount and no other order", async () => {
    const { number } = await placed();
    const page = await pageOf(number);
    for (const token of ["x", "\u0000", "A".repeat(32), "A".repeat(5000), "' or ''='"])
      expect((await callback(token)).status).toBe(404);
    expect((await post("/api/payments/sandbox/callback", {})).status).toBe(404);
    expect((await post("/api/payments/iyzico/callback", { token: tokenOf(page) })).status).toBe(404);
    const json = await own.ask("/api/payments/sandbox/callback", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token: tokenOf(page) }),
    });
    expect(json.status).toBe(415);
    // A valid token alone proves nothing.
    await callback(tokenOf(page));
    expect((await seen(number)).state).toBe("pending_payment");
    await post(page, { choice: "approve", code: sandboxCode });
    await own.db
      .updateTable("sandbox_payments")
      .set({ amount_minor: 1 })
      .where("token", "=", tokenOf(page))
      .execute();
    await callback(tokenOf(page));
    await callback(tokenOf(page));
    expect(await forStaff(number)).toMatchObject({
      state: "pending_payment",
      payments: [{ state: "mismatch" }],
    });
    for (const unknown of ["unknown", "%00", "%F0%9F%8D%8B"])
      expect((await own.ask(`/api/payments/sandbox/${unknown}`)).status).toBe(404);
  });

  it("show their page in every language, in its direction, as a form that needs no script", async () => {
    for (const locale of locales) {
      const { number } = await placed();
      const { data } = await start(number, locale);
      const path = new URL(data.redirect_url).pathname;
      const { text, headers } = await own.ask(path);
      expect(headers.get("Content-Language")).toBe(locale);
      expect(text).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
      expect(text.match(/<input type="radio"/g)).toHaveLength(5);
      expect(text).not.toMatch(/undefined|\{code\}/);
      await post(path, { choice: "secure" });
      expect((await own.ask(path)).text).toContain(sandboxCode);
      await own.send("POST", `orders/${number}/cancel`, {}, customer.headers);
    }
  });
});
