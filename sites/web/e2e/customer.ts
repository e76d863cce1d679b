import type { Locale } from "@preforma/domain/locales";
import { smallestQuantity } from "@preforma/domain/shop";
import { depot } from "./page-steps.ts";
import { addPerson, password, row } from "./people.ts";
import { aClient, at, site } from "./visit.ts";

/** A signed-in customer with an address, an order, a favourite and a filled cart. */
export interface Customer {
  /** The `Cookie` header of their browser. */
  cookie: string;
  /** Number of the order that they have placed. */
  order: string;
  /** Id of the product that is ordered, in the cart and a favourite: it depends on the stock. */
  product: number;
}

/** The id of the customer with this cookie, and a function that calls the API as them. */
export async function apiOf(cookie: string) {
  const session = (await (await fetch(at("/api/auth/session"), { headers: { cookie } })).json()) as {
    accessToken: string;
    user: { id: number | string };
  };
  const client = aClient();
  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(at(`/api/v1/${path}`), {
      method,
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        "content-type": "application/json",
        "x-forwarded-for": client,
        "idempotency-key": crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  };
  return { id: Number(session.user.id), call };
}

/** Creates a customer, with the forms and the API that browsers use. */
export async function addCustomer(locale: Locale = "tr"): Promise<Customer> {
  const cookie = await signIn(await addPerson(locale));
  const { id, call } = await apiOf(cookie);
  const { id: delivery } = await call<{ id: number }>("POST", "addresses", {
    name: "Ayşe",
    surname: "Yılmaz",
    phone: "+905321234567",
    ...depot,
  });
  const product = row(
    "select id, minimum_order, carton_quantity from products where is_active = 1 and price_minor is not null and (stock is null or stock > 10 * minimum_order) order by id limit 1",
  ) as { id: number; minimum_order: number; carton_quantity: number | null } | undefined;
  if (!product) throw new Error("No product of the demonstration data can be ordered.");
  const line = { product_id: product.id, quantity: smallestQuantity(product) };
  await call("POST", "cart/lines", line);
  const cart = await call<{ totals: { total_minor: number } }>("GET", "cart");
  const { number } = await call<{ number: string }>("POST", "orders", {
    delivery_address_id: delivery,
    payment_type: "bank_transfer",
    total_minor: cart.totals.total_minor,
    accepted_terms: true,
  });
  await call("POST", "cart/lines", line);
  await call("POST", "products/favorite", {
    customer_id: id,
    product_id: product.id,
  });
  return { cookie, order: number, product: product.id };
}

/** Signs in with the page's form, and returns the browser's `Cookie` header. */
export async function signIn(email: string): Promise<string> {
  const answer = await fetch(at("/login?form=password"), {
    method: "POST",
    redirect: "manual",
    headers: { origin: site, accept: "text/html", "x-forwarded-for": aClient() },
    body: new URLSearchParams({ email, password }),
  });
  if (answer.status !== 303) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
