/** Creates the customer of a recording: `node customer.ts <origin> <data folder>` prints them as JSON. */
import { smallestQuantity } from "../../packages/domain/src/shop/index.ts";
import { addCustomer } from "../../packages/backend/src/testing/customers.ts";
import { addAddress } from "../../packages/backend/src/testing/shop.ts";
import { openedStore } from "../../packages/backend/src/testing/stores.ts";

const [origin = "", dataDir = ""] = process.argv.slice(2);
const store = { dataDir, dispose: () => Promise.resolve() };
const [email, password] = ["buyer@example.com", "mavi kapak yedi bulut"];

const { id } = await addCustomer(store, { email, password });
// A single session: two of the same instant have no order.
const { db } = await openedStore(store);
await db.deleteFrom("sessions").execute();

const token = await fetch(`${origin}/api/auth/csrf`);
const { csrfToken } = (await token.json()) as { csrfToken: string };
const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
const signedIn = await fetch(`${origin}/api/auth/callback/credentials`, {
  method: "POST",
  redirect: "manual",
  headers: { cookie: cookiesOf(token).join("; "), origin },
  body: new URLSearchParams({ email, password, csrfToken, json: "true" }),
});
if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}: ${await signedIn.text()}`);
const cookie = [...cookiesOf(token), ...cookiesOf(signedIn)].join("; ");
const session = await fetch(`${origin}/api/auth/session`, { headers: { cookie } });
const { accessToken } = (await session.json()) as { accessToken: string };
const authorization = `Bearer ${accessToken}`;

const addressId = await addAddress(store, id);
const product = await db
  .selectFrom("products")
  .select(["id", "minimum_order", "carton_quantity"])
  .where("is_active", "=", 1)
  .where("price_minor", "is not", null)
  .where("stock", ">", 100_000)
  .orderBy("id")
  .executeTakeFirstOrThrow();

async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: {
      authorization,
      "content-type": "application/json",
      "idempotency-key": "the-order-of-a-recording",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

const line = { product_id: product.id, quantity: smallestQuantity(product) };
await call("POST", "cart/lines", line);
const cart = await call<{ totals: { total_minor: number } }>("GET", "cart");
const { number } = await call<{ number: string }>("POST", "orders", {
  delivery_address_id: addressId,
  payment_type: "bank_transfer",
  total_minor: cart.totals.total_minor,
  accepted_terms: true,
});
await call("POST", "cart/lines", line);
await call("POST", "products/favorite", { customer_id: id, product_id: product.id });

console.log(JSON.stringify({ cookie, authorization, order: number }));
