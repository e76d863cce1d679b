import { describe, expect, test } from "vitest";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";

describe.each(mainStoreKinds)("reviews on $name", ({ create }) => {
  const own = openBackend(create);
  const staff = own.sharedCustomer({ role: "staff" });
  const customer = own.sharedCustomer();

  const written = {
    first_name: "Ayşe Nur",
    last_name: "Yılmaz",
    email: "ayse@example.com",
    rating: 5,
    content: "Kapak sızdırmıyor.",
    product_id: 1,
    show_name: true,
  };
  const post = (body: unknown, headers: Record<string, string> = {}, query = "") =>
    own.send("POST", `comments${query}`, body, { "Accept-Language": "tr", ...headers });
  const published = (productId: number, query = "") =>
    own.ask(`/api/v1/comments/product-by-id?productId=${productId}${query}`);
  const decide = (id: number, verb: string, headers: Record<string, string> = staff.headers) =>
    own.ask(`/api/v1/admin/comments/${id}/${verb}`, { method: "POST", headers });
  const idOf = (answer: Awaited<ReturnType<typeof post>>): number => (answer.body.data as { id: number }).id;

  test("appear after approval and not before, with masked names and without e-mail", async () => {
    const sent = await post(written);
    expect(sent.status).toBe(201);
    expect(sent.body.message).toBe("Yorumunuz Gönderildi! Onaylandıktan sonra yayınlanacaktır.");
    expect((await published(1)).body.data).toMatchObject({ comments: [], totalCount: 0, totalPages: 0 });

    expect((await decide(idOf(sent), "approve")).status).toBe(200);
    const hidden = await post({ ...written, show_name: false, rating: "4" });
    expect((await decide(idOf(hidden), "approve")).status).toBe(200);

    const list = await published(1);
    expect(list.text).not.toContain("ayse@example.com");
    expect(list.text).not.toContain("Yılmaz");
    expect(list.body.data).toMatchObject({
      comments: [
        { name: "A** Y**", rating: 4 },
        { name: "Ayşe Nur Y**", rating: 5, content: "Kapak sızdırmıyor." },
      ],
      totalCount: 2,
      totalPages: 1,
      summary: { average: 4.5, total: 2, counts: { "1": 0, "2": 0, "3": 0, "4": 1, "5": 1 } },
    });

    expect((await decide(idOf(hidden), "reject")).status).toBe(200);
    expect((await published(1)).body.data).toMatchObject({ totalCount: 1 });
  });

  test("are paginated", async () => {
    for (let count = 0; count < 12; count++)
      await decide(idOf(await post({ ...written, product_id: 2 })), "approve");
    expect((await published(2)).body.data).toMatchObject({ totalCount: 12, totalPages: 2, limit: 10 });
    const second = (await published(2, "&page=2")).body.data as { comments: unknown[] };
    expect(second.comments).toHaveLength(2);
  });

  test("name missing fields, in the visitor's language", async () => {
    const { rating: _, ...unrated } = written;
    const refused = await post(unrated);
    expect(refused.status).toBe(400);
    expect(refused.body.data).toEqual({ errors: [{ field: "rating", message: "Lütfen bir puan seçin!" }] });
    const bad = await post(
      { ...written, rating: 6, email: "ayse", content: "x".repeat(2001) },
      {},
      "?languageCode=de",
    );
    expect(bad.body.data).toEqual({
      errors: [
        { field: "rating", message: "Darf höchstens 5 sein." },
        { field: "email", message: expect.stringContaining("E-Mail-Adresse") as string },
        { field: "content", message: "Zu lang; höchstens 2000 Zeichen." },
      ],
    });
    expect((await post({ ...written, product_id: 99_999 })).status).toBe(404);
    expect((await published(99_999)).status).toBe(404);
  });

  test("are refused, not misread, if they are not JSON", async () => {
    const sent = (body: string, type?: string) =>
      own.ask("/api/v1/comments", {
        method: "POST",
        headers: type === undefined ? {} : { "Content-Type": type },
        body,
      });
    expect((await sent(JSON.stringify(written), "text/plain")).status).toBe(415);
    expect((await sent("rating=5", "application/x-www-form-urlencoded")).status).toBe(415);
    expect((await sent("{", "application/json")).status).toBe(400);
    expect((await sent("null", "application/json")).status).toBe(400);
    expect((await sent("[".repeat(30_000), "application/json")).status).toBe(413);
    expect((await sent("", "application/json")).status).toBe(400);
    expect((await sent("\ufffd".repeat(40_000), "application/json")).status).toBe(413);
  });

  test("belong to the customer of the token, whatever the body contains", async () => {
    const id = idOf(await post({ ...written, customer_id: 999 }, customer.headers));
    const row = await own.db
      .selectFrom("reviews")
      .select("customer_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.customer_id).toBe(customer.id);
  });

  test("sent twice with one key are one review and one mail", async () => {
    const key = { "Idempotency-Key": "form-0123456789" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post({ ...written, content: "Bir kez" }, key)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    const mails = await own.db.selectFrom("outbox").selectAll().execute();
    expect(mails.filter((mail) => mail.text_body.includes("Bir kez"))).toHaveLength(1);
  });

  test("are refused with the key of another review, no matter who sent it", async () => {
    const key = { "Idempotency-Key": "form-of-another-one" };
    expect((await post(written, key)).status).toBe(201);
    for (const over of [{ content: "Başka" }, { rating: 1 }, { product_id: 2 }, { email: "b@example.com" }]) {
      const refused = await post({ ...written, ...over }, key, "?languageCode=en");
      expect(refused.status).toBe(409);
      expect(refused.body.message).toBe(
        "This request key was used for another form. Please send the form again.",
      );
      expect(refused.body.data).toBeNull();
    }
    expect((await post(written, { ...key, ...customer.headers })).status).toBe(409);
  });

  test("are moderated only by staff, and each decision is recorded", async () => {
    const id = idOf(await post(written));
    for (const verb of ["approve", "reject"]) {
      expect((await decide(id, verb, {})).status).toBe(401);
      expect((await decide(id, verb, customer.headers)).status).toBe(403);
      expect((await decide(id, verb, { Authorization: `Bearer ${"x".repeat(43)}` })).status).toBe(401);
    }
    expect((await own.ask("/api/v1/admin/comments", { headers: customer.headers })).status).toBe(403);
    expect((await own.ask("/api/v1/admin/comments")).status).toBe(401);
    const waiting = await own.ask("/api/v1/admin/comments?limit=100", { headers: staff.headers });
    expect(waiting.headers.get("Cache-Control")).toBe("no-store");
    expect(waiting.body.data).toMatchObject({
      comments: expect.arrayContaining([expect.objectContaining({ id, email: written.email })]) as unknown[],
    });
    expect((await decide(id, "approve")).status).toBe(200);
    expect((await decide(999_999, "approve")).status).toBe(404);
    expect(await own.recordAbout(`comment/${id}`)).toMatchObject([
      { action: "comment.approve", customer_id: staff.id },
    ]);
  });
});
