import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import { expect, test } from "vitest";
import { at, visits } from "./visit.ts";

const visit = visits();
const { share, copy, copied, email } = messagesFor("ar")["share-menu"];
const product = pathTo("product", "ar", { id: 31, slug: "x" });

test("a product is shared by its canonical address", async () => {
  const page = await visit(product, { width: 360 });
  const url = await page.locator("link[rel=canonical]").getAttribute("href");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const button = page.locator("main").getByRole("button", { name: share });
  // Before its code is loaded, it opens a list of links.
  await button.hover();
  await expect.poll(() => button.getAttribute("aria-haspopup")).toBe("menu");
  await button.click();
  await page.getByRole("menuitem", { name: copy }).click();
  await page.getByRole("menuitem", { name: copied }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test("an article is sent by e-mail without script", async () => {
  const page = await visit(pathTo("news", "ar"), { script: false });
  await page.locator("main article a").first().click();
  const url = (await page.locator("link[rel=canonical]").getAttribute("href")) ?? "";
  await page.locator("main").getByRole("button", { name: share }).click();
  const link = page.locator("main").getByRole("link", { name: email });
  expect(await link.isVisible()).toBe(true);
  expect(await link.getAttribute("href")).toContain(encodeURIComponent(url));
});

test("the colours of a product have a note on their accuracy, and lead to the chart", async () => {
  const page = await visit(product, { width: 360 });
  const studio = page.locator("section[aria-labelledby=colours]");
  await studio.scrollIntoViewIfNeeded();
  await studio.locator("button[aria-haspopup=dialog]").click();
  const hint = page.getByRole("dialog");
  await hint.getByRole("link").click();
  await expect.poll(() => page.url()).toBe(at(pathTo("ralColours", "ar")));
});
