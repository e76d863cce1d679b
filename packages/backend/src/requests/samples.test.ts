import { expect, test } from "vitest";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";
import requestExamples from "./examples.json" with { type: "json" };

const own = openBackend(sqlite.create);

const form = requestExamples.sample;

test("a sample request is stored like the others, and both sides get a mail", async () => {
  const buyer = await own.addCustomer();
  const sent = await own.send<{ id: number; reference: string }>(
    "POST",
    "sample-requests",
    { ...form, items: [{ product_id: 1 }, { product_id: 2 }] },
    buyer.headers,
  );
  expect(sent.status, sent.text).toBe(201);
  expect(sent.data.reference).toBe(`S-${sent.data.id}`);
  const mails = await own.mailsAbout(`request/${sent.data.id}`);
  expect(mails.map(({ recipient }) => recipient)).toEqual(["bildirim@preforma.example", form.email]);
  expect(mails[0]?.text_body).toContain(form.address.street);
  // A form must not send anyone's text to others: the confirmation does not repeat the input.
  expect(mails[1]?.text_body).not.toContain(form.address.street);
  const mine = await own.get<{ requests: object[] }>("account/requests", buyer.headers);
  expect(mine.data.requests).toMatchObject([
    { kind: "sample_request", status: "pending", items: [{ product_id: 1 }, { product_id: 2 }] },
  ]);
});

test.each([
  ["an unknown product", { items: [{ product_id: 99_999 }] }, "items.0.product_id"],
  ["too many products", { items: Array.from({ length: 6 }, () => ({ product_id: 1 })) }, "items"],
  ["no products", { items: [] }, "items"],
  ["half an address", { address: { ...form.address, city: "" } }, "address.city"],
])("%s is refused", async (_what, over, field) => {
  const { status, text } = await own.send("POST", "sample-requests", { ...form, ...over });
  expect([status, text.includes(`"field":"${field}"`)], text).toEqual([400, true]);
});
