import { describe, expect, test } from "vitest";
import { sql } from "kysely";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { personalData } from "../privacy/index.ts";

const password = "mavi kapak yedi bulut";
/** Unique words, so that every trace of the person is found. */
const name = "Zübeydegül";
const surname = "Kırkağaçlı";
const email = "zubeydegul.kirkagacli@example.com";
const street = "Erasedstreet";

describe.each(mainStoreKinds)("the erasure of a person on $name", ({ create }) => {
  const own = openBackend(create);
  const person = own.sharedCustomer({ email, name, surname, password });

  const call = (method: string, path: string, body: unknown) => own.send(method, path, body, person.headers);

  /** The columns, as `table.column`, that contain a text or the person's id. */
  const traces = async (): Promise<string[]> => {
    const found = new Set<string>();
    for (const table of await own.db.introspection.getTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table.name)}`.execute(
        own.db,
      );
      for (const row of rows)
        for (const [column, value] of Object.entries(row)) {
          const isOwn = column === "customer_id" && value === person.id;
          const isTrace =
            typeof value === "string" &&
            [name, surname, email, street].some((word) => value.toLowerCase().includes(word.toLowerCase()));
          if (isOwn || isTrace) found.add(`${table.name}.${column}`);
        }
    }
    return [...found].toSorted((a, b) => a.localeCompare(b));
  };

  test("leaves nothing behind but the mail about it, and the audit log", async () => {
    const details = { first_name: name, last_name: surname, email, phone: "+905321234567" };
    const sent: [string, string, unknown][] = [
      [
        "POST",
        "addresses",
        {
          address_title: "Ev",
          name,
          surname,
          phone: "+905321234567",
          address_detail: "1",
          street,
          neighborhood: "M",
          district: "D",
          city: "C",
          postal_code: "34490",
        },
      ],
      ["POST", "products/favorite", { product_id: 1, customer_id: person.id }],
      ["POST", "products/view-logs", { product_id: 1, customer_id: person.id }],
      ["POST", "comments", { ...details, rating: 5, content: "İyi", product_id: 1, show_name: true }],
      ["POST", "contact", { ...details, message: "Merhaba" }],
      [
        "POST",
        "feedback",
        { title: "T", description: "D", feedback_type: "request", priority: "low", is_anonymous: false },
      ],
      [
        "POST",
        "offer-requests",
        { ...details, company: "X", product_id: 1, quantity: 5000, message: "Fiyat?", product_url: "" },
      ],
      ["POST", "cart/lines", { product_id: 1, quantity: 1080 }],
      ["POST", "account/forgotten-password", { email }],
      ["PUT", "account/email", { email: `next.${email}`, password }],
    ];
    for (const [method, path, body] of sent) {
      const { status, text } = await call(method, path, body);
      expect(status, `${path}: ${text}`).toBeLessThan(300);
    }
    await own.db.updateTable("reviews").set({ status: "approved" }).execute();
    const before = await traces();
    expect(before).toEqual(
      expect.arrayContaining([
        "addresses.street",
        "customers.email",
        "favourites.customer_id",
        "outbox.recipient",
      ]),
    );
    expect((await call("DELETE", "account", { password })).status).toBe(200);
    expect(await traces()).toEqual(["audit_log.customer_id", "outbox.recipient"]);
    const mails = await own.db
      .selectFrom("outbox")
      .select(["recipient", "subject"])
      .where("recipient", "like", `%${email}`)
      .execute();
    expect(mails).toEqual([{ recipient: email, subject: "Preforma hesabınız silindi" }]);
    // The published review stays, without a name.
    const reviews = await own.db.selectFrom("reviews").select(["content", "first_name"]).execute();
    expect(reviews).toEqual([{ content: "İyi", first_name: "" }]);
  });

  test("deletes no mail of other people, whichever addresses it contains", async () => {
    const { db } = own;
    const other = await own.addCustomer({ password });
    const visitor = "visitor@example.com";
    const message = { first_name: "V", email: visitor, phone: "+905321234567", message: "M" };
    const { id } = (await own.send<{ id: number }>("POST", "contact", message)).data;
    const waiting = await own.mailsAbout(`request/${id}`);
    expect(waiting).toHaveLength(2);
    const company = waiting.find((mail) => mail.recipient !== visitor)?.recipient;

    const as = (method: string, path: string, body: unknown) => own.send(method, path, body, other.headers);
    const review = { first_name: "O", last_name: "P", email: visitor, rating: 4, product_id: 2 };
    expect((await as("POST", "contact", message)).status).toBe(201);
    expect((await as("POST", "comments", review)).status).toBe(201);
    expect((await as("PUT", "account/email", { email: company, password })).status).toBe(202);
    expect((await as("DELETE", "account", { password })).status).toBe(200);
    const left = await db
      .selectFrom("outbox")
      .selectAll()
      .where((on) => on.or([on("recipient", "in", [visitor, company ?? ""]), on("reply_to", "=", visitor)]))
      .orderBy("id")
      .execute();
    expect(left).toEqual(waiting);
  });

  test("S21: includes guest submissions in export and erasure once the address is confirmed", async () => {
    const { db } = own;
    const address = "Guest.Writer@example.com";
    const letter = { first_name: "Gast", email: address, phone: "+905321234567", message: "As a guest" };
    const review = { first_name: "Gast", last_name: "X", email: address, rating: 4, product_id: 2 };
    const post = (path: string, body: object) => own.send("POST", path, body);
    expect((await post("contact", letter)).status).toBe(201);
    expect((await post("comments", { ...review, content: "A guest's review" })).status).toBe(201);
    const unproven = await own.addCustomer({ email: address.toLowerCase(), emailVerified: false });
    const left = async () => [
      (await db.selectFrom("requests").select("id").where("email", "=", address).execute()).length,
      (await db.selectFrom("reviews").select("id").where("email", "=", address).execute()).length,
    ];
    const unknown = JSON.stringify(await personalData.export(db, unproven.id));
    expect(unknown).not.toMatch(/As a guest|A guest's review|Guest\.Writer/);
    await db.transaction().execute((transaction) => personalData.erase(transaction, unproven.id));
    expect(await left()).toEqual([1, 1]);

    const proven = await own.addCustomer({ email: address });
    const all = JSON.stringify(await personalData.export(db, proven.id));
    expect(all).toContain("As a guest");
    expect(all).toContain("A guest's review");
    await db.transaction().execute((transaction) => personalData.erase(transaction, proven.id));
    expect(await left()).toEqual([0, 0]);
  });

  test("during a concurrent request signs the person out, and stores nothing without an owner", async () => {
    for (let round = 0; round < 3; round++) {
      const gone = await own.addCustomer({ password });
      const as = (method: string, path: string, body?: object) => own.send(method, path, body, gone.headers);
      const erased = as("DELETE", "account", { password });
      const others: ReturnType<typeof as>[] = [];
      const isOver = erased.then(() => true);
      const soon = () => new Promise<false>((resolve) => setTimeout(() => resolve(false), 1));
      do
        others.push(
          as("POST", "cart/lines", { product_id: 1, quantity: 1080 }),
          as("GET", "cart"),
          as("POST", "products/favorite", { product_id: 1, customer_id: gone.id }),
          as("POST", "products/view-logs", { product_id: 1, customer_id: gone.id }),
          as("POST", "comments", {
            first_name: "A",
            last_name: "B",
            email: "c@example.com",
            rating: 5,
            product_id: 1,
          }),
        );
      while (others.length < 100 && !(await Promise.race([isOver, soon()])));
      expect((await erased).status).toBe(200);
      const statuses = (await Promise.all(others)).map((answer) => answer.status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      for (const table of ["carts", "favourites", "recent_views", "reviews"] as const) {
        const rows = await own.db.selectFrom(table).selectAll().where("customer_id", "=", gone.id).execute();
        expect(rows, table).toEqual([]);
      }
    }
  });
});
