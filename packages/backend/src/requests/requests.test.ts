import { describe, expect, test } from "vitest";
import { personalData } from "../privacy/index.ts";
import { openBackend, ownBackend } from "../testing/open-backend.ts";
import { storeKinds } from "../testing/stores.ts";
import { errorsOf, formNames, forms, jobApplication, pdf, type Form } from "./requests.fixtures.ts";

describe.each(storeKinds)("requests on $name", ({ create }) => {
  const own = openBackend(create);
  const staff = own.sharedCustomer({ role: "staff" });
  const other = own.sharedCustomer();
  const customer = own.sharedCustomer();

  const post = (form: Form, body: unknown, headers: Record<string, string> = {}, query = "") =>
    own.send("POST", `${form}${query}`, body, { "Accept-Language": "tr", ...headers });
  const apply = (fields: Record<string, string | File>, headers: Record<string, string> = {}) =>
    own.ask("/api/v1/job-applications", { method: "POST", body: jobApplication(fields), headers });
  const rows = () => own.db.selectFrom("requests").selectAll().orderBy("id").execute();
  const rowOf = async (answer: Awaited<ReturnType<typeof post>>) => {
    const { id } = answer.body.data as { id: number };
    return own.db.selectFrom("requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  };
  const mails = () => own.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const newMails = async (since: number) => (await mails()).slice(since);
  const admin = (path: string, init: RequestInit = {}, headers: Record<string, string> = staff.headers) =>
    own.ask(`/api/v1/admin/requests${path}`, {
      ...init,
      headers: { ...(init.body ? { "Content-Type": "application/json" } : {}), ...headers },
    });

  test.each([
    ["contact", "Mesajınız başarıyla gönderildi!", "unread", /^C-\d+$/],
    ["feedback", "Teşekkürler!", "unread", /^F-\d+$/],
    ["job-applications", "Başvurunuz Alındı!", "pending", /^J-\d+$/],
    ["offer-requests", "Teklif Talebiniz Gönderildi!", "pending", /^Q-\d+$/],
  ] as const)(
    "%s is stored and answered in the words of section 8",
    async (form, message, status, reference) => {
      const before = (await mails()).length;
      const answer = await post(form, { ...forms[form], status: "closed", customer_id: other.id });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ success: true, message, data: { status } });
      expect((answer.body.data as { reference: string }).reference).toMatch(reference);
      expect(await rowOf(answer)).toMatchObject({
        status,
        customer_id: null,
        language_code: "tr",
        request_id: answer.headers.get("X-Request-Id"),
      });
      const [notification, confirmation, ...more] = await newMails(before);
      expect(more).toEqual([]);
      expect(notification).toMatchObject({ recipient: "bildirim@preforma.example", language_code: "tr" });
      expect(notification?.reply_to ?? null).toBe(form === "feedback" ? null : "ayse@example.com");
      expect(confirmation?.recipient).toBe(form === "feedback" ? undefined : "ayse@example.com");
    },
  );

  test("the company gets all of it; the visitor a confirmation in their language, without their input", async () => {
    const before = (await mails()).length;
    const typed = "BUY-NOW http://spam.example";
    const answer = await post(
      "offer-requests",
      { ...forms["offer-requests"], first_name: typed, message: typed, variants: { [typed]: typed } },
      {},
      "?languageCode=ar",
    );
    expect(answer.body.message).toBe("تم إرسال طلب عرض السعر");
    const [notification, confirmation] = await newMails(before);
    for (const part of [
      typed,
      "Yılmaz Kozmetik",
      "+905321234567",
      "B-500-CL",
      "5.000",
      "https://shop.test/urun/1/sise",
      "العربية",
    ])
      expect(notification?.text_body).toContain(part);
    expect(confirmation?.language_code).toBe("ar");
    expect(confirmation?.html_body).toContain('dir="rtl"');
    expect(confirmation?.text_body).toContain("B-500-CL");
    expect(`${confirmation?.subject} ${confirmation?.text_body} ${confirmation?.html_body}`).not.toContain(
      "spam",
    );
    expect(JSON.parse((await rowOf(answer)).fields)).toMatchObject({
      message: `${typed}\n\nالخيارات المحددة: ${typed}: ${typed}`,
    });
  });

  test("one address is not flooded with confirmations, but every request is stored", async () => {
    const before = (await mails()).length;
    const email = "flooded@example.com";
    for (let count = 0; count < 13; count++)
      expect((await post("contact", { ...forms.contact, email })).status).toBe(201);
    const sent = await newMails(before);
    expect(sent.filter((mail) => mail.recipient === email)).toHaveLength(10);
    expect(sent.filter((mail) => mail.recipient !== email)).toHaveLength(13);
  });

  test("an incomplete contact form gets one message", async () => {
    const answer = await post("contact", { ...forms.contact, last_name: "", message: "" });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("Lütfen tüm alanları doldurun!");
    expect(errorsOf(answer)).toEqual({ message: "Bu alan zorunludur." });
    const phone = await post("contact", { ...forms.contact, phone: "12" }, {}, "?languageCode=de");
    expect(errorsOf(phone)).toEqual({ phone: "Bitte geben Sie eine gültige Telefonnummer ein" });
    expect((await post("contact", { ...forms.contact, last_name: undefined })).status).toBe(201);
  });

  test.each([
    [{ product_id: undefined }, "product_id"],
    [{ product_id: 4_000_000 }, "product_id"],
    [{ product_id: "x" }, "product_id"],
    [
      {
        items: [
          { product_id: 1, quantity: 1 },
          { product_id: 999_999, quantity: 1 },
        ],
      },
      "items.1.product_id",
    ],
  ])("a quote for %j gets the message that there is no such product", async (over, field) => {
    const answer = await post("offer-requests", { ...forms["offer-requests"], ...over });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("Ürün ID Bulunamadı!");
    expect(errorsOf(answer)).toEqual({ [field]: "Ürün ID Bulunamadı!" });
  });

  test("a quote basket is one request", async () => {
    const before = (await rows()).length;
    const answer = await post("offer-requests", {
      ...forms["offer-requests"],
      product_id: undefined,
      items: [
        { product_id: 1, quantity: 100, variants: { Renk: "Amber" } },
        { product_id: 2, quantity: 200 },
      ],
    });
    expect(answer.status).toBe(201);
    expect(await rows()).toHaveLength(before + 1);
    const { text_body } = (await mails()).findLast((mail) => mail.subject.startsWith("Teklif talebi")) ?? {};
    expect(text_body).toContain("B-500-AM");
  });

  test("the confirmation writes quantities as the language does", async () => {
    await post("offer-requests", forms["offer-requests"], {}, "?languageCode=fr");
    const confirmation = (await mails()).findLast((mail) => mail.subject.startsWith("Demande de devis"));
    expect(confirmation?.text_body).toContain("Quantité\u00a0: 5\u202f000");
  });

  test.each(formNames)(
    "the same %s with the same key is stored and mailed once, also at the same moment",
    async (form) => {
      const [stored, sent] = [(await rows()).length, (await mails()).length];
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const answers = await Promise.all(Array.from({ length: 5 }, () => post(form, forms[form], headers)));
      const late = await post(form, { ...forms[form], request_key: headers["Idempotency-Key"] });
      expect(new Set([...answers, late].map((answer) => answer.text)).size).toBe(1);
      expect([...answers, late].map((answer) => answer.status)).toEqual(Array(6).fill(201));
      expect(await rows()).toHaveLength(stored + 1);
      expect(await mails()).toHaveLength(sent + (form === "feedback" ? 1 : 2));
      const different = await post(form, { ...forms[form], email: "b@example.com", title: "Başka" }, headers);
      expect(different.status).toBe(409);
      expect(await rows()).toHaveLength(stored + 1);
    },
  );

  test("feedback belongs to the session's account, and is anonymous on request", async () => {
    const named = await post("feedback", { ...forms.feedback, customer_id: other.id }, customer.headers);
    expect(await rowOf(named)).toMatchObject({ customer_id: customer.id, email: customer.email });
    const anonymous = await post("feedback", { ...forms.feedback, is_anonymous: "on" }, customer.headers);
    expect(await rowOf(anonymous)).toMatchObject({ customer_id: null, email: null, first_name: null });
    const before = (await mails()).length;
    await post("feedback", { ...forms.feedback, is_anonymous: true }, customer.headers);
    const [only, ...more] = await newMails(before);
    expect(more).toEqual([]);
    expect(`${only?.text_body}${only?.reply_to}`).not.toContain(customer.email);
  });

  test("a customer gets only their own requests", async () => {
    await post("offer-requests", forms["offer-requests"], other.headers);
    const list = await own.ask("/api/v1/account/requests?limit=1", { headers: other.headers });
    expect(list.body.data).toMatchObject({
      requests: [
        {
          kind: "offer_request",
          status: "pending",
          items: [
            {
              product_id: 1,
              quantity: 5000,
              variants: { Renk: "Amber" },
              code: "B-500-CL",
              title: "500 ml Round Bottle Clear",
              slug: "500-ml-round-bottle-clear-tr",
              image: { alt: "500 ml Round Bottle Clear" },
            },
          ],
        },
      ],
      totalCount: 1,
      totalPages: 1,
    });
    expect(list.headers.get("Cache-Control")).toBe("no-store");
    const inArabic = await own.ask("/api/v1/account/requests?languageCode=ar", {
      headers: other.headers,
    });
    expect(inArabic.body.data).toMatchObject({
      requests: [{ items: [{ title: "500 ml Round Bottle Clear ar", variants: { Renk: "Amber" } }] }],
    });
    const mine = await own.ask("/api/v1/account/requests", { headers: customer.headers });
    expect(JSON.stringify(mine.body.data)).not.toContain("offer_request");
    expect((await own.ask("/api/v1/account/requests")).status).toBe(401);
  });

  test("a product that has left the catalogue since is known by its code", async () => {
    const sender = await own.addCustomer();
    await post("offer-requests", forms["offer-requests"], sender.headers);
    const withdrawn = await own.db
      .selectFrom("products")
      .select("id")
      .where("code", "=", "OFF")
      .executeTakeFirstOrThrow();
    const sent = own.db.selectFrom("requests").select("fields").where("customer_id", "=", sender.id);
    const { fields } = await sent.executeTakeFirstOrThrow();
    await own.db
      .updateTable("requests")
      .set({ fields: fields.replace('"product_id":1', `"product_id":${withdrawn.id}`) })
      .where("customer_id", "=", sender.id)
      .execute();
    const list = await own.ask("/api/v1/account/requests", { headers: sender.headers });
    expect(list.body.data).toMatchObject({
      requests: [
        {
          items: [
            { product_id: withdrawn.id, code: "OFF", title: "", slug: "", image: null, quantity: 5000 },
          ],
        },
      ],
    });
  });

  test("staff read, filter and close requests; each change is recorded", async () => {
    const { id } = (await post("contact", forms.contact)).body.data as { id: number };
    const list = await admin("?kind=contact&status=unread&limit=100");
    expect(list.body.data).toMatchObject({
      requests: expect.arrayContaining([expect.objectContaining({ id })]),
    });
    expect((await admin(`/${id}`)).body.data).toMatchObject({
      fields: { message: "Merhaba,\nnumune alabilir miyiz?" },
      files: [],
    });
    const change = await admin(`/${id}`, { method: "PUT", body: JSON.stringify({ status: "closed" }) });
    expect(change.body).toMatchObject({ message: "Durum güncellendi.", data: { status: "closed" } });
    const audit = await own.recordAbout(`request/${id}`);
    expect(audit).toMatchObject([{ action: "request.closed", customer_id: staff.id }]);
    const wrong = await admin(`/${id}`, { method: "PUT", body: JSON.stringify({ status: "quoted" }) });
    expect(wrong.status).toBe(400);
    expect(errorsOf(wrong)).toEqual({ status: "Şunlardan biri olmalıdır: unread, read, closed." });
    expect((await admin("/999999")).status).toBe(404);
    expect((await admin("/999999", { method: "PUT", body: JSON.stringify({ status: "read" }) })).status).toBe(
      404,
    );
  });

  test.each([
    ["", "GET"],
    ["/1", "GET"],
    ["/1", "PUT"],
    ["/1/cv", "GET"],
  ])("%s %s is only for staff", async (path, method) => {
    const init = { method, ...(method === "PUT" ? { body: JSON.stringify({ status: "read" }) } : {}) };
    expect((await admin(path, init, {})).status).toBe(401);
    expect((await admin(path, init, customer.headers)).status).toBe(403);
  });

  test("bodies of another type are refused, not answered with a 5xx", async () => {
    const headers = { "Content-Type": "text/plain" };
    for (const form of formNames) {
      const path = `/api/v1/${form}`;
      expect((await own.ask(path, { method: "POST", headers, body: "{}" })).status).toBe(415);
      expect((await own.ask(path, { method: "POST" })).status).toBe(400);
      expect((await post(form, null)).status).toBe(400);
      expect((await post(form, [])).status).toBe(400);
      expect((await post(form, forms[form], { "Idempotency-Key": "short" })).status).toBe(400);
      const broken = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" };
      expect((await own.ask(path, broken)).status).toBe(400);
    }
    const form = { "Content-Type": "multipart/form-data; boundary=x" };
    expect(
      (await own.ask("/api/v1/job-applications", { method: "POST", headers: form, body: "--y" })).status,
    ).toBe(400);
  });

  test("one client cannot send without limit", async () => {
    const limited = await ownBackend(create, { limits: { forms: { points: 2, duration: 60 } } });
    const send = () =>
      limited.ask(
        "/api/v1/contact",
        {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(forms.contact),
        },
        "192.0.2.1",
      );
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([201, 201, 429]);
    expect(Number((await send()).headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("is exported and erased with the person who sent it", async () => {
    await apply({ cv: new File([pdf], "cv.pdf") }, other.headers);
    const parts = await personalData.export(own.db, other.id);
    expect(parts["requests"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "job_application", files: [{ name: "cv.pdf", bytes: pdf.length }] }),
      ]),
    );
    await own.db.transaction().execute((transaction) => personalData.erase(transaction, other.id));
    const left = await own.db
      .selectFrom("requests")
      .selectAll()
      .where("customer_id", "=", other.id)
      .execute();
    expect(left).toEqual([]);
  });
});
