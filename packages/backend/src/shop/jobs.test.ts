import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testHttpServer, type TestHttpServer } from "../testing/http-server.ts";
import { openBackend } from "../testing/open-backend.ts";
import { shopOf } from "../testing/shop.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { idOf } from "../testing/backend.ts";

describe.each(mainStoreKinds)("jobs of the shop on $name", ({ create }) => {
  /** Tokens of the polled payments. */
  const asked: string[] = [];
  let server: TestHttpServer;
  beforeAll(async () => {
    server = await testHttpServer((request, response) => {
      void json(request).then((body) => {
        const { token } = body as { token: string };
        asked.push(token);
        if (token.startsWith("silent")) response.destroy();
        else response.end(JSON.stringify({ status: "failure", errorCode: "5122" }));
      });
    });
  });
  afterAll(() => server.close());
  const own = openBackend(create, () => ({
    shopRoundTime: 20,
    iyzico: { apiKey: "key", secretKey: "secret", baseUrl: server.origin },
  }));

  const { fillCart, order } = shopOf(own);

  it("cancel overdue orders, although the provider has no answer for fifty earlier ones", async () => {
    const customer = await own.addCustomer();
    const bottle = idOf("B-500-CL");
    await fillCart(customer, bottle, 1080);
    const placed = await order(customer, { payment_type: "credit_card" });
    expect(placed.status).toBe(201);
    const { id: _, ...row } = await own.db
      .selectFrom("orders")
      .selectAll()
      .where("number", "=", placed.data.number)
      .executeTakeFirstOrThrow();
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const overdue = (number: string, minutes: number) =>
      own.db
        .insertInto("orders")
        .values({ ...row, number, expires_at: ago(minutes) })
        .returning("id")
        .executeTakeFirstOrThrow();
    const paying = async (number: string, minutes: number) => {
      const { id } = await overdue(number, minutes);
      await own.db
        .insertInto("payments")
        .values({
          order_id: id,
          provider: "iyzico",
          token: number,
          conversation_id: number,
          amount_minor: row.total_minor,
          currency: row.currency,
          state: "started",
          page_url: "https://pay.example/",
          settles_order: 0,
          created_at: ago(minutes),
          updated_at: ago(minutes),
          expires_at: ago(minutes),
          due_at: ago(-1 / minutes),
          tries: 1,
        })
        .execute();
    };
    const count = 52;
    for (let index = 0; index < count; index++) await paying(`silent-${index}`, 60 - index);
    await paying("answered", 3);
    await overdue("by-transfer", 2);
    const states = async () => {
      const rows = await own.db
        .selectFrom("orders")
        .select(["number", "state"])
        .where("number", "in", ["answered", "by-transfer", "silent-0"])
        .orderBy("number")
        .execute();
      return rows.map(({ number, state }) => `${number} ${state}`);
    };
    await expect
      .poll(states)
      .toEqual(["answered cancelled", "by-transfer cancelled", "silent-0 pending_payment"]);
    // Each was polled once or twice, one per round: not all of them in every round.
    expect(asked.length).toBeLessThan(2 * count);
  });
});
