import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import { shopMessage } from "@preforma/domain/shop";
import { describe, expect, test } from "vitest";
import exchange from "../locales/tr/product.json" with { type: "json" };
import { signIn } from "./customer.ts";
import { addPerson, row, run } from "./people.ts";
import { anArticle, articlePath, soldOut } from "./shop-steps.ts";
import { at, visits } from "./visit.ts";

const visit = visits();

const grouped = (pieces: number, sign: string) => String(pieces).replace(/\B(?=(\d{3})+$)/g, sign);

describe("F3: a quantity as the visitor's language writes it", () => {
  test.each([true, false])("goes from the product's page into the cart (script: %s)", async (script) => {
    const article = anArticle();
    const page = await visit(articlePath(article), { script });
    const pieces = Math.ceil(1000 / article.smallest) * article.smallest;
    await page.locator("main form:has(button[name=quote]) [name=quantity]").fill(grouped(pieces, "."));
    await page.locator("main button[name=cart]").click();
    if (script) {
      await page.getByRole("button", { name: exchange.buy.toCart }).waitFor();
      await page.goto(at(pathTo("cart", "tr")));
    }
    await page.waitForURL("**/cart**");
    const field = page.locator("main input[name=quantity]:visible").first();
    expect(await field.inputValue()).toBe(grouped(pieces, "."));
  });

  test("goes into the request for an offer, in English with a point too", { tags: ["full"] }, async () => {
    const article = anArticle();
    const page = await visit(articlePath(article, "en"));
    await page.locator("main").getByRole("link", { name: "Get a quote", exact: true }).first().click();
    const field = page.locator("[aria-modal=true] [name=quantity]");
    await field.fill("10.240");
    await field.blur();
    expect(await field.inputValue()).toBe("10,240");
    await field.fill("10.24");
    await field.blur();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("F4: an article that is out of stock", () => {
  test("is marked on its page and in lists, and is not put in the cart", async () => {
    const id = soldOut();
    const path = pathTo("product", "tr", { id, slug: "x" });
    const page = await visit(path);
    await page.getByText("Stokta yok", { exact: true }).first().waitFor();
    await page.locator("main button[name=cart]").click();
    await page.getByText(shopMessage("outOfStock", "tr")).first().waitFor();
    expect(await page.getByText(exchange.buy.toCart).count()).toBe(0);
    const code = row("select code from products where id = ?", id);
    await page.goto(at(`/urun?keyword=${String(code?.["code"])}`));
    await page.locator("main article").first().getByText("Stokta yok").waitFor();
  });
});

test("more than there is in stock is refused at the quantity, and not put in the cart", async () => {
  const article = anArticle();
  run("update products set stock = ?, lead_time_days = null where id = ?", article.smallest + 1, article.id);
  const page = await visit(articlePath(article));
  const quantity = page.locator("main form:has(button[name=quote]) [name=quantity]");
  await quantity.fill(String(article.smallest + article.carton));
  await page.locator("main button[name=cart]").click();
  await page
    .getByText(shopMessage("issueStock", "tr", { available: article.smallest }))
    .first()
    .waitFor();
  expect(await quantity.getAttribute("aria-invalid")).toBe("true");
});

describe("F11: a bare 500 of the page's own post", () => {
  test.each([
    [pathTo("contact", "tr"), "message", errorMessages.tr.CONTACT_REFUSED],
    [pathTo("humanResources", "tr"), "coverLetter", errorMessages.tr.APPLICATION_NOT_SENT],
    [pathTo("help", "tr"), "description", `${errorMessages.tr.FAILURE_TITLE} ${errorMessages.tr.DEFAULT}`],
  ])("%s asks to try again, and keeps what was typed", { tags: ["full"] }, async (path, field, sentence) => {
    const page = await visit(path, { fault: /status of 500/ });
    await page.route(`**${encodeURI(path)}?form=*`, (route) =>
      route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" }),
    );
    const form = page.locator("main form", { has: page.locator(`[name=${field}]`) });
    for (const input of await form
      .locator("input:not([type=hidden]):not([type=file]):visible, textarea")
      .all()) {
      const name = await input.getAttribute("name");
      const type = await input.getAttribute("type");
      if (type === "checkbox" || type === "radio") continue;
      const values: Record<string, string> = { email: "ayse@example.com", phone: "532 123 45 67" };
      await input.fill(values[name ?? ""] ?? "Deneme");
    }
    for (const select of await form.locator("select[name]:visible").all())
      await select.selectOption({ index: 1 });
    await form.locator("button[type=submit]").last().click();
    await page.locator("form > [role=alert]").getByText(sentence, { exact: true }).waitFor();
    expect(await page.locator(`main [name=${field}]`).inputValue()).toBe("Deneme");
  });
});

test(
  "F12: the tax number asks for a keypad of digits in Türkiye, and the country is offered by name",
  { tags: ["full"] },
  async () => {
    const cookie = await signIn(await addPerson());
    const page = await visit(pathTo("accountAddress", "tr"), { cookie });
    await page.locator("main [name=address_type][value=kurumsal]").check();
    const vkn = page.locator("main [name=vkn]");
    expect(await vkn.getAttribute("inputmode")).toBe("numeric");
    const country = page.locator("main").getByRole("combobox", { name: "Ülke" });
    await country.fill("Alm");
    await page.getByRole("option", { name: "Almanya" }).click();
    await expect.poll(() => vkn.getAttribute("inputmode")).toBe("text");
  },
);
