import { describe, expect, it } from "vitest";
import type { Cart } from "@preforma/domain/shop";
import { eventually } from "../testing/eventually.ts";
import { fillCart } from "../testing/shop.ts";
import { runCommand } from "../testing/staff-command.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { productsCommand } from "./commands/products.ts";
import { idOf } from "../testing/backend.ts";

describe.each(mainStoreKinds)("products that staff withdraw on $name", ({ create }) => {
  const own = openBackend(create);
  const member = own.sharedCustomer({ role: "staff" });

  const staff = (...words: string[]) => runCommand(productsCommand, own.db, ...words);
  const change = (body: object) => own.send("POST", "admin/products/change", body, member.headers);
  const read = async (path: string) => (await own.ask(`/api/v1/${path}`)).text;
  const page = async (code: string) => (await own.ask(`/api/v1/products/detail/${idOf(code)}`)).status;
  /** Whether lists, search and sitemap name a product. */
  const isListed = async (code: string) => {
    const pages = await Promise.all([
      read("products/filter?limit=100"),
      read(`products/filter?keyword=${code}`),
      read("sitemap?entity=products"),
    ]);
    return pages.map((text, index) => text.includes(index === 2 ? `"id":${idOf(code)},` : `"${code}"`));
  };

  it("V1: a hidden product leaves lists, search, sitemap and cart, and comes back", async () => {
    const customer = await own.addCustomer();
    await fillCart(own.backend, customer, idOf("B-500-CL"), 1080);
    expect(await isListed("B-500-CL")).toEqual([true, true, true]);
    expect((await staff("hide", "B-500-CL")).out).toBe("B-500-CL has been changed.\n");
    await eventually("hidden", async () => (await page("B-500-CL")) === 404);
    expect(await isListed("B-500-CL")).toEqual([false, false, false]);
    const cart = await own.get<Cart>("cart", customer.headers);
    expect(cart.data.lines[0]?.issues.map((issue) => issue.kind)).toEqual(["withdrawn"]);
    expect((await staff("list")).out).toContain("B-500-CL  hidden  500 ml Round Bottle Clear");
    await staff("show", "B-500-CL");
    await eventually("shown", async () => (await page("B-500-CL")) === 200);
    expect(await isListed("B-500-CL")).toEqual([true, true, true]);
  });

  it("V1: the page of a retired product answers 410, with a message in six languages", async () => {
    expect((await change({ action: "retire", codes: ["J-100", "NONE"] })).data).toEqual({
      changed: ["J-100"],
      unchanged: [],
      unknown: ["NONE"],
    });
    await eventually("retired", async () => (await page("J-100")) === 410);
    const gone = await own.ask(`/api/v1/products/detail/${idOf("J-100")}?languageCode=fr`);
    expect(gone.body.message).toBe("Ce produit n’est plus fabriqué.");
    expect(await isListed("J-100")).toEqual([false, false, false]);
    await change({ action: "show", codes: ["J-100"] });
    await eventually("shown", async () => (await page("J-100")) === 200);
  });

  it("V1: a moved product is filed under its new category", async () => {
    expect((await staff("move", "jars", "B-250")).refused).toBeNull();
    await eventually("moved", async () =>
      (await read(`products/detail/${idOf("B-250")}?languageCode=en`)).includes('"Jars en"'),
    );
    expect((await staff("move", "nowhere", "B-250")).refused).toContain("closures");
    expect((await change({ action: "move", codes: ["B-250"], category_id: 999_999 })).status).toBe(404);
  });

  it("V1: each change is recorded with its author", async () => {
    const entries = await own.recordOf("product.%");
    expect(entries.map((entry) => `${entry.action} ${entry.customer_id}`)).toEqual([
      "product.hide null",
      "product.show null",
      `product.retire ${member.id}`,
      `product.show ${member.id}`,
      "product.move null",
    ]);
    expect(entries[0]?.subject).toBe(`product/${idOf("B-500-CL")}`);
  });
});
