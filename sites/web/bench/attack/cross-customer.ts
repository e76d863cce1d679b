import { pages } from "../../app/frame/pages.ts";
import { isPlain, pathTo } from "@preforma/domain/routes";
import { describeApi, type Operation } from "../../../../packages/backend/src/testing/fuzz/operations.ts";
import { signedIn, type Person } from "./people.ts";
import { aVisitor, type AttackPromise, type Target } from "./promise.ts";

/** Sends JSON to the API as a person, or as a visitor. */
async function call(target: Target, who: Person | null, method: string, path: string, body?: object) {
  const answer = await fetch(target.url + path, {
    method,
    headers: {
      "x-forwarded-for": aVisitor(),
      "idempotency-key": crypto.randomUUID(),
      ...(who ? { authorization: who.authorization } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

/** The victim's data: an address, a favourite, a request, a cart, and an order where something can be ordered. */
async function makeVictim(target: Target) {
  const victim = await signedIn(target);
  const own = async (method: string, path: string, body?: object) => {
    const { status, text } = await call(target, victim, method, `/api/v1/${path}`, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return (JSON.parse(text) as { data: { id: number; number: string; totals: { total_minor: number } } })
      .data;
  };
  const { id: address } = await own("POST", "addresses", {
    name: victim.name,
    surname: "Yılmaz",
    phone: "+905321234567",
    address_title: "Depo",
    address_detail: "No 12/3",
    street: "Bahariye Caddesi",
    neighborhood: "Moda",
    district: "Kadıköy",
    city: "İstanbul",
    postal_code: "34710",
  });
  await own("POST", "feedback", {
    title: victim.name,
    description: victim.name,
    feedback_type: "request",
    priority: "low",
  });
  return { victim, address };
}

/** Replaces numbers and names in a path with the victim's. */
const fill = (path: string, { victim, address }: Awaited<ReturnType<typeof makeVictim>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    path.includes("/addresses/") ? String(address) : name === "customerId" ? String(victim.id) : "1",
  );

const isRead = ({ method }: Operation): boolean => method === "GET";

export const crossCustomer: AttackPromise = {
  name: "reads and changes of what is another customer's",
  async attack(target, size) {
    const owned = await makeVictim(target);
    const { victim, address } = owned;
    const thief = await signedIn(target);
    const broken: string[] = [];
    let tried = 0;
    const { operations } = await describeApi({
      fetch: (asked: Request) => fetch(`${target.url}${new URL(asked.url).pathname}`),
    });
    const secrets = [victim.name, victim.email];
    for (const operation of operations.filter(isRead))
      for (const who of [null, thief]) {
        tried += 1;
        const { text } = await call(target, who, "GET", fill(operation.path, owned));
        if (secrets.some((secret) => text.includes(secret)))
          broken.push(`GET ${operation.path} shows it to ${who ? "a customer" : "anybody"}`);
      }
    // The API's responses to a visitor already cover public pages.
    const shown = pages.filter((page) => size > 1 || "audience" in page);
    for (const name of shown.map((page) => page.name).filter(isPlain))
      for (const cookie of ["", thief.cookie]) {
        tried += 1;
        const answer = await fetch(`${target.url}${pathTo(name, "tr")}?id=${address}`, {
          headers: { cookie, "x-forwarded-for": aVisitor() },
        });
        const text = await answer.text();
        if (secrets.some((secret) => text.includes(secret))) broken.push(`the page ${name} shows it`);
      }
    const changes: readonly [string, string, object?][] = [
      ["PUT", `/api/v1/addresses/${address}`, { street: "changed" }],
      ["PATCH", `/api/v1/addresses/${address}`, { street: "changed" }],
      ["DELETE", `/api/v1/addresses/${address}`],
      ["PUT", `/api/v1/addresses/${address}/default`],
      ["POST", `/api/v1/addresses/${address}/default`],
      ["POST", "/api/v1/products/favorite", { customer_id: victim.id, product_id: 1 }],
      ["POST", "/api/v1/products/view-logs", { customer_id: victim.id, product_id: 1 }],
    ];
    for (const [method, path, body] of changes)
      for (const who of [null, thief]) {
        tried += 1;
        const { status } = await call(target, who, method, path, body);
        if (status < 400) broken.push(`${method} ${path} answers ${status} to somebody else`);
      }
    const still = await call(target, victim, "GET", `/api/v1/addresses/${address}`);
    if (!still.text.includes("Bahariye")) broken.push("the victim's address is gone or changed");
    return { tried, broken };
  },
};
