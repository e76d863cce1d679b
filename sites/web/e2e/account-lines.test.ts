/** @module-tag full */

import { pathTo } from "@preforma/domain/routes";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { addCustomer, type Customer } from "./customer.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { at, site, visits } from "./visit.ts";

const visit = visits({ pictures: true });

let customer: Customer;
beforeAll(async () => {
  customer = await addCustomer();
  const session = (await (
    await fetch(at("/api/auth/session"), { headers: { cookie: customer.cookie } })
  ).json()) as { accessToken: string };
  const answer = await fetch(at("/api/v1/offer-requests"), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${session.accessToken}` },
    body: JSON.stringify({
      first_name: "Ayşe",
      last_name: "Yılmaz",
      company: "Ege Kozmetik",
      phone: "+905321234567",
      email: "ayse@example.com",
      message: "Numune de rica ederiz.",
      items: [
        { product_id: 40, quantity: 5000, variants: { Renk: "RAL 5015 Gök mavisi" } },
        { product_id: 41, quantity: 12_000 },
      ],
    }),
  });
  if (!answer.ok) throw new Error(`The request answered ${answer.status}: ${await answer.text()}`);
});

/** Whether every picture of the content has loaded. */
const pictures = (page: Page) =>
  page.locator("main picture img").evaluateAll(async (all) => {
    await Promise.all(all.map((image) => (image as HTMLImageElement).decode().catch(() => undefined)));
    return all.map((image) => (image as HTMLImageElement).naturalWidth > 0);
  });

describe.each(journeyLocales)("in %s", (locale) => {
  test("orders and requests show pictures of their products, which lead there", async () => {
    const { cookie, product } = customer;
    const orders = await visit(pathTo("accountOrders", locale), { cookie });
    expect(await pictures(orders)).toEqual([true]);
    const order = await visit(pathTo("accountOrder", locale, { number: customer.order }), { cookie });
    expect(await pictures(order)).toEqual([true]);
    const requests = await visit(pathTo("accountRequests", locale), { cookie, script: false });
    expect(await pictures(requests)).toEqual([true, true]);
    await requests.getByText("RAL 5015 Gök mavisi").waitFor();

    for (const [page, id] of [
      [order, product],
      [requests, 40],
    ] as const) {
      const link = page.locator(`main li a[href*='/${id}/']`).first();
      const address = (await link.getAttribute("href")) ?? "";
      const answer = await fetch(at(address), { redirect: "manual" });
      expect([answer.status, address.startsWith(pathTo("home", locale))]).toEqual([200, true]);
      expect(`${site}${address}`).toContain(encodeURI(pathTo("products", locale)));
    }
  });
});
