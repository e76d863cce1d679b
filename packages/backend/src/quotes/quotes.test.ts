import { companyDay, type Quote, quoteMessages } from "@preforma/domain/quotes";
import { type OwnRequests } from "@preforma/domain/requests";
import type { Order } from "@preforma/domain/shop";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { personalData } from "../privacy/index.ts";
import { lockRequest, requestById } from "../requests/store.ts";
import { requestsCommand } from "../staff/commands/requests.ts";
import { type TestCustomer } from "../testing/customers.ts";
import { testAddress } from "../testing/shop.ts";
import { runCommand } from "../testing/staff-command.ts";
import { openBackend } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { expireQuotes } from "./decide.ts";
import { idOf } from "../testing/backend.ts";

const day = 24 * 60 * 60_000;
const inDays = (days: number): string => companyDay(Date.now() + days * day);

describe.each(storeKinds)("quotes on $name", ({ create }) => {
  const own = openBackend(create);
  const staff = own.sharedCustomer({ role: "staff" });
  const bottle = idOf("B-500-CL");
  const jar = idOf("J-100");

  let asked = 0;
  const request = async (
    by: { headers?: Record<string, string> } = {},
    email = `buyer-${++asked}@example.com`,
  ): Promise<number> => {
    const sent = await own.send<{ id: number }>(
      "POST",
      "offer-requests?languageCode=de",
      {
        first_name: "Ayşe",
        last_name: "Yılmaz",
        company: "Ege Kozmetik",
        phone: "+905321234567",
        email,
        message: "Bitte um ein Angebot",
        items: [
          { product_id: bottle, quantity: 20_000, variants: { Farbe: "RAL 5015" } },
          { product_id: jar, quantity: 1000 },
        ],
      },
      by.headers,
    );
    expect(sent.status, sent.text).toBe(201);
    return sent.data.id;
  };
  const terms = {
    currency: "TRY",
    lines: [{ unit_price_minor: 325 }, { unit_price_minor: 450, quantity: 1080 }],
    shipping_minor: 100_00,
    valid_until: inDays(14),
    note: "10 Tage",
  };
  const put = (id: number, body: object = terms, by: TestCustomer = staff) =>
    own.send<Quote>("PUT", `admin/requests/${id}/quote`, body, by.headers);
  const mailsAbout = (id: number) => own.mailsAbout(`request/${id}`);
  const tokenOf = async (id: number): Promise<string> => {
    const mails = await mailsAbout(id);
    return /[?&]token=([\w-]{43})/.exec(mails.at(-1)?.text_body ?? "")?.[1] ?? "";
  };
  const answered = async (by: { headers?: Record<string, string> } = {}, body: object = terms) => {
    const id = await request(by);
    expect((await put(id, body)).status).toBe(200);
    return { id, token: await tokenOf(id) };
  };
  const link = (token: string) => ({ "X-Quote-Token": token });
  const acceptance = { revision: 1, delivery_address: testAddress, accepted_terms: true };
  const accept = (id: number, headers: Record<string, string>, over: object = {}) =>
    own.send<Quote>("POST", `quotes/${id}/acceptance`, { ...acceptance, ...over }, headers);
  const read = (id: number, headers: Record<string, string> = {}) => own.get<Quote>(`quotes/${id}`, headers);

  it("are mailed in the request's language, and become one order however often they are accepted", async () => {
    const { id, token } = await answered();
    const mail = (await mailsAbout(id)).at(-1);
    expect(mail).toMatchObject({ language_code: "de", subject: `Unser Angebot zu Ihrer Anfrage Q-${id}` });
    expect(mail?.text_body).toContain(`/de/angebot?id=${id}&token=${token}`);
    // 20,000 at 3.25 and 1,080 at 4.50 with 100.00 shipping and 20 % VAT.
    const total = Math.round((20_000 * 325 + 1080 * 450 + 10_000) * 1.2);
    const shown = await read(id, link(token));
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    expect(shown.data).toMatchObject({ status: "quoted", is_open: true, revision: 1, order: null });
    expect(shown.data.totals.total_minor).toBe(total);

    const [one, other] = await Promise.all([accept(id, link(token)), accept(id, link(token))]);
    expect([one.status, other.status], one.text).toEqual([200, 200]);
    expect(one.data).toMatchObject({ status: "ordered", is_open: false, order: { total_minor: total } });
    expect(other.data.order).toEqual(one.data.order);
    expect((await accept(id, link(token), { note: "later" })).data.order).toEqual(one.data.order);

    const orders = await own.db
      .selectFrom("orders")
      .selectAll()
      .where("number", "=", one.data.order?.number ?? "")
      .execute();
    expect(orders).toMatchObject([
      { customer_id: null, payment_type: "bank_transfer", language_code: "de", customer_name: "Ayşe Yılmaz" },
    ]);
    const [{ id: orderId } = { id: 0 }] = orders;
    const lines = await own.db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute();
    expect(lines).toMatchObject([
      { code: "B-500-CL", colour: "RAL 5015", quantity: 20_000, unit_price_minor: 325, took_stock: 0 },
      { code: "J-100", colour: null, quantity: 1080 },
    ]);
    const placed = await own.mailsAbout(`order/${orderId}`);
    expect(placed).toHaveLength(2);
    expect(placed[0]?.text_body).toContain(`/de/angebot?id=${id}&token=${token}`);
    expect(await put(id)).toMatchObject({ status: 409 });
  });

  it("open only with their own link, and for no other customer", async () => {
    const buyer = await own.addCustomer();
    const one = await answered(buyer);
    const other = await answered();
    const stranger = await own.addCustomer();
    const forged = `${one.token.slice(0, -1)}${one.token.endsWith("A") ? "B" : "A"}`;
    for (const headers of [{}, link(other.token), link(forged), stranger.headers]) {
      expect((await read(one.id, headers)).status).toBe(404);
      expect((await accept(one.id, headers)).status).toBe(404);
      expect((await own.send("POST", `quotes/${one.id}/refusal`, {}, headers)).status).toBe(404);
    }
    // Without the token, a session opens only the customer's own quotes.
    expect((await read(one.id, buyer.headers)).status).toBe(200);
    expect((await put(one.id, terms, buyer)).status).toBe(403);
    const accepted = await accept(one.id, buyer.headers);
    const number = accepted.data.order?.number ?? "";
    const mine = await own.get<Order>(`orders/${number}`, buyer.headers);
    expect(mine.data).toMatchObject({ number, payment_type: "bank_transfer", line_count: 2 });
    const list = await own.get<OwnRequests>("account/requests", buyer.headers);
    expect(list.data.requests[0]).toMatchObject({
      status: "ordered",
      quote: { order_number: number, is_open: false, currency: "TRY" },
    });
  });

  it("are replaced by a new answer, and then open only with its link", async () => {
    const { id, token } = await answered();
    const lines = [{ unit_price_minor: 300 }, { unit_price_minor: null }];
    expect((await put(id, { ...terms, lines, revision: 1 })).status).toBe(200);
    const newer = await tokenOf(id);
    expect((await read(id, link(token))).status).toBe(404);
    expect((await mailsAbout(id)).at(-1)?.subject).toContain("aktualisiert");
    expect((await accept(id, link(newer))).status).toBe(409);
    const accepted = await accept(id, link(newer), { revision: 2 });
    expect(accepted.data).toMatchObject({ lines: [{ product_id: bottle, amount_minor: 6_000_000 }] });
    expect(accepted.data.order).not.toBeNull();
  });

  it("are answered once by concurrent answers, and again only with the revision that was seen", async () => {
    const id = await request();
    const both = await Promise.all([put(id), put(id)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toContain("its revision, 1");
    expect((await put(id, { ...terms, revision: 1 })).data.revision).toBe(2);
    expect((await put(id, { ...terms, revision: 1 })).status).toBe(409);
    const mails = await mailsAbout(id);
    expect(mails.filter(({ recipient }) => recipient.startsWith("buyer-"))).toHaveLength(2 + 1);
  });

  it("can be declined, which notifies the company, and answered again", async () => {
    const { id, token } = await answered();
    const decline = () =>
      own.send<Quote>("POST", `quotes/${id}/refusal`, { reason: "zu teuer" }, link(token));
    expect((await decline()).data).toMatchObject({ status: "declined", is_open: false });
    expect((await decline()).status).toBe(200);
    const mails = await mailsAbout(id);
    expect(mails.filter(({ recipient }) => recipient === "bildirim@preforma.example").at(-1)).toMatchObject({
      reply_to: expect.stringContaining("@example.com") as string,
      text_body: expect.stringContaining("zu teuer") as string,
    });
    expect((await accept(id, link(token))).status).toBe(409);
    await put(id);
    expect((await read(id, link(await tokenOf(id)))).data).toMatchObject({ status: "quoted", revision: 2 });
  });

  it.each(["account", "e-mail address"])(
    "are accepted by no customer who is blocked, found by the %s",
    async (by) => {
      const buyer = await own.addCustomer();
      const id = await (by === "account" ? request(buyer) : request({}, buyer.email));
      await put(id);
      const token = await tokenOf(id);
      const customer = `admin/customers/${buyer.id}`;
      expect((await own.send("POST", `${customer}/block`, {}, staff.headers)).status).toBe(200);
      const refused = await accept(id, link(token));
      expect([refused.status, refused.body.message]).toEqual([409, quoteMessages.quoteBlocked.en]);
      expect((await read(id, link(token))).data).toMatchObject({ status: "quoted", order: null });
      await own.send("POST", `${customer}/unblock`, {}, staff.headers);
      expect((await accept(id, link(token))).status).toBe(200);
    },
  );

  it("expire after their last day", async () => {
    const { id, token } = await answered();
    await own.db
      .updateTable("quotes")
      .set({ valid_until: inDays(-1) })
      .where("request_id", "=", id)
      .execute();
    expect((await read(id, link(token))).data).toMatchObject({ status: "expired", is_open: false });
    expect(await accept(id, link(token))).toMatchObject({ status: 409 });
    await expireQuotes(own.db, inDays(0));
    const { data } = await own.get<{ status: string }>(`admin/requests/${id}`, staff.headers);
    expect(data.status).toBe("expired");
  });

  it("of a person who is erased during the answer do not deadlock", async () => {
    const customer = await own.addCustomer();
    const { id } = await answered({ headers: customer.headers });
    let erasing: Promise<boolean> | undefined;
    await own.db.transaction().execute(async (transaction) => {
      await lockRequest(transaction, id);
      erasing = own.db.transaction().execute((other) => personalData.erase(other, customer.id));
      // Time for the other transaction to block.
      await pause(200);
      await transaction.updateTable("quotes").set({ note: null }).where("request_id", "=", id).execute();
    });
    expect(await erasing).toBe(true);
    expect(await own.db.selectFrom("quotes").select("note").where("request_id", "=", id).execute()).toEqual(
      [],
    );
  });

  it("a quote that is answered again while old ones expire stays open", async () => {
    const { id } = await answered();
    await own.db
      .updateTable("quotes")
      .set({ valid_until: inDays(-1) })
      .where("request_id", "=", id)
      .execute();
    let expiring: Promise<void> | undefined;
    await own.db.transaction().execute(async (transaction) => {
      await lockRequest(transaction, id);
      await transaction
        .updateTable("quotes")
        .set({ valid_until: inDays(14) })
        .where("request_id", "=", id)
        .execute();
      expiring = expireQuotes(own.db, inDays(0));
      // Time for the other transaction to reach this request.
      await pause(200);
    });
    await expiring;
    expect((await requestById(own.db, id))?.request.status).toBe("quoted");
  });

  it("for an export have no VAT and a delivery address abroad", async () => {
    const { id, token } = await answered({}, { ...terms, currency: "EUR", vat_percent: 0 });
    const refused = await accept(id, link(token));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("delivery_address.country");
    const abroad = { ...testAddress, country: "Deutschland", city: "Köln", postal_code: "50667" };
    const accepted = await accept(id, link(token), { delivery_address: abroad });
    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.data.totals).toMatchObject({ vat_minor: 0, currency: "EUR" });
  });

  it.each([
    ["with too few lines", { lines: [{ unit_price_minor: 1 }] }, "lines"],
    ["of nothing", { lines: [{ unit_price_minor: null }, { unit_price_minor: null }] }, "lines"],
    [
      "beyond what an order may cost",
      { lines: [{ unit_price_minor: 1e9 }, { unit_price_minor: 1 }] },
      "lines",
    ],
    ["of the past", { valid_until: "2020-01-01" }, "valid_until"],
    ["of no calendar", { valid_until: "2026-02-30" }, "valid_until"],
    ["in a currency that is not sold in", { currency: "JPY" }, "currency"],
  ])("are refused %s", async (_what, over, field) => {
    const id = await request();
    const { status, text } = await put(id, { ...terms, ...over });
    expect([status, text.includes(`"field":"${field}`)], text).toEqual([400, true]);
  });

  it("have automatic states that staff cannot set", async () => {
    const { id } = await answered();
    const set = (status: string) =>
      own.send("PUT", `admin/requests/${id}`, { status }, staff.headers).then((sent) => sent.status);
    expect(await set("ordered")).toBe(400);
    expect(await set("expired")).toBe(400);
    expect(await set("accepted")).toBe(200);
  });

  it("can be answered on the command line too", async () => {
    const id = await request();
    const run = (...words: string[]) => runCommand(requestsCommand, own.db, ...words);
    const undated = await run("answer", `${id}`, "--price", "3.25", "--valid-until", "soon");
    expect(undated.refused).toContain("--valid-until: Must be a day such as 2026-12-31.");
    const words = ["answer", `${id}`, "--valid-until", inDays(7), "--price"];
    expect((await run(...words, "3.25")).refused).toContain("the request has 2");
    expect((await run(...words, "3.25", "a lot")).refused).toContain("is no price");
    expect((await run(...words, "3.25", "0")).refused).toContain("0 is no price");
    expect((await run(...words, "3.25", "99999999")).refused).toContain("  --price: Must be at most");
    expect((await run(...words, "3.25x5040", "-")).out).toContain(`Q-${id} has been answered: TRY`);
    expect(JSON.parse((await run("show", `${id}`)).out)).toMatchObject({
      status: "quoted",
      items: [{ code: "B-500-CL" }, { code: "J-100" }],
      quote: { lines: [{ code: "B-500-CL", variants: {}, quantity: 5040, unit_price_minor: 325 }] },
    });
    expect((await run(...words, "3.25", "-")).refused).toContain("answered already");
    expect((await run(...words, "3.25", "-", "--revision", "1")).out).toContain(
      `Q-${id} has been answered again: TRY`,
    );
  });

  it("are exported with their request and erased with it, while the order stays", async () => {
    const buyer = await own.addCustomer();
    const id = await request({}, buyer.email);
    await put(id);
    const accepted = await accept(id, link(await tokenOf(id)));
    const number = accepted.data.order?.number ?? "";
    const exported = await personalData.export(own.db, buyer.id);
    expect(exported["quotes"]).toMatchObject([
      { request_id: id, order_number: number, order: { number, customer_email: buyer.email } },
    ]);
    await own.db.transaction().execute((transaction) => personalData.erase(transaction, buyer.id));
    const left = {
      quotes: await own.db.selectFrom("quotes").select("request_id").where("request_id", "=", id).execute(),
      lines: await own.db.selectFrom("quote_lines").select("id").where("request_id", "=", id).execute(),
      orders: await own.db.selectFrom("orders").select("number").where("number", "=", number).execute(),
    };
    expect(left).toEqual({ quotes: [], lines: [], orders: [{ number }] });
  });
});
