/**
 * Fills a store with the code of another checkout, so that its rows are what that commit really wrote: `node
 * fill-store.ts <checkout> <store as JSON>`. Endpoints that the commit lacks are skipped.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type * as customers from "../testing/customers.ts";
import type * as testing from "../testing/backend.ts";
import type * as shop from "../testing/shop.ts";
import type { TestStore } from "../testing/stores.ts";

const [checkout = "", storeJson = "{}"] = process.argv.slice(2);
const store = { ...(JSON.parse(storeJson) as TestStore), dispose: () => Promise.resolve() };

async function load<Module>(file: string): Promise<Module | null> {
  const path = join(checkout, "packages/backend/src/testing", file);
  return existsSync(path) ? ((await import(path)) as Module) : null;
}

const backendTesting = await load<typeof testing>("backend.ts");
if (!backendTesting) throw new Error("This commit has no src/testing/backend.ts to fill a store with.");
const people = await load<typeof customers>("customers.ts");
const shopping = await load<typeof shop>("shop.ts");
const backend = await backendTesting.testBackend(store, { warmPictures: false });

const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<void> => {
  const answer = await backendTesting.ask(backend, `/api/v1/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  console.log(`${answer.status} ${path}`);
  if (answer.status >= 400 && answer.status !== 404) throw new Error(`${path}: ${answer.text}`);
};

const person = { first_name: "Ayşe", last_name: "Yılmaz", email: "ayse@example.com", phone: "+905321234567" };
if (people) {
  const customer = await people.addCustomer(store, {
    email: "buyer@example.com",
    password: "correct horse 42",
  });
  const staff = await people.addCustomer(store, { email: "staff@example.com", role: "staff" });
  const own = customer.headers;
  await post("account/register", {
    name: "Deniz",
    surname: "Kaya",
    email: "deniz@example.com",
    phone: "+905321234567",
    password: "another horse 42",
    privacy_consent: true,
  });
  await post("contact", { ...person, message: "Numune alabilir miyiz?" }, own);
  await post("feedback", {
    title: "Kargo",
    description: "Geç geldi",
    feedback_type: "complaint",
    priority: "high",
  });
  await post("offer-requests", {
    ...person,
    company: "Yılmaz Kozmetik",
    product_id: 1,
    quantity: "5000",
    message: "Fiyat?",
    variants: { Renk: "Amber" },
    product_url: "https://shop.test/urun/1/sise",
  });
  const review = { ...person, rating: 5, content: "Kapak sızdırmıyor.", product_id: 1, show_name: true };
  await post("comments", review, own);
  await post("admin/comments/1/approve", {}, staff.headers);
  await post("comments", { ...review, content: "Onay bekliyor.", rating: 3 });
  await post("products/favorite", { product_id: 1, customer_id: customer.id }, own);
  await post("products/favorite", { product_id: 3, customer_id: customer.id }, own);
  if (shopping) {
    const addressId = await shopping.addAddress(store, customer.id);
    await shopping.fillCart(backend, customer, 1, 1200);
    const placed = await shopping.order(backend, customer, addressId);
    console.log(`${placed.status} orders`);
    await shopping.fillCart(backend, customer, 2, 1200);
  }
}
await backend.close();
