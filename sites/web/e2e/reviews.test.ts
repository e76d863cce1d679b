import { errorMessages } from "@preforma/domain/errors";
import { messagesFor } from "@preforma/ui/messages";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFaults, overEdge } from "./faults.ts";
import { inDatabase, row } from "./people.ts";
import { productPath } from "./page-steps.ts";
import { at, dialogGone, hydrated, visits } from "./visit.ts";

const visit = visits();
const texts = errorMessages.tr;

/** Adds reviews to a product, as if staff had moderated them. */
function addReviews(productId: number, ratings: readonly number[], status: "approved" | "pending"): void {
  inDatabase((database) => {
    const insert = database.prepare(
      `insert into reviews (product_id, first_name, last_name, email, show_name, rating, content, language_code, status, created_at)
       values (?, 'Deniz', 'Aydın', 'deniz@example.com', 1, ?, ?, 'tr', ?, ?)`,
    );
    for (const [index, rating] of ratings.entries())
      insert.run(
        productId,
        rating,
        `${status} ${index + 1}`,
        status,
        new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
      );
  });
}

/** The structured data of a product. */
async function nodeOf(page: Page): Promise<Record<string, unknown>> {
  const graph = await page.locator("script[type='application/ld+json']").last().textContent();
  const nodes = (JSON.parse(graph ?? "") as { "@graph": Record<string, unknown>[] })["@graph"];
  return nodes.find((node) => node["@type"] === "Product") ?? {};
}

const reviewsOf = (page: Page) => page.locator("section", { has: page.locator("#reviews") });

async function write(page: Page, stars = "4"): Promise<void> {
  const form = page.locator("form", { has: page.locator("[name=rating]") });
  if (stars) await form.locator(`[name=rating][value="${stars}"]`).check({ force: true });
  await form.locator("[name=content]").fill("Kapak tam oturdu.");
  await form.locator("[name=first_name]").fill("Ayşe");
  await form.locator("[name=last_name]").fill("Yılmaz");
  await form.locator("[name=email]").fill("ayse@example.com");
}

test("approved reviews are shown with summary, pages and structured data; others are not", async () => {
  addReviews(
    21,
    Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 5 : 4)),
    "approved",
  );
  addReviews(21, [1, 1, 1], "pending");
  const path = await productPath(21);
  const page = await visit(path, { script: false });
  const section = reviewsOf(page);
  expect(await section.locator("article").count()).toBe(10);
  expect(await section.textContent()).toContain("4,5");
  expect(await section.textContent()).not.toContain("pending");
  expect(await section.textContent()).toContain("Deniz A**");
  const node = await nodeOf(page);
  expect(node["aggregateRating"]).toMatchObject({ ratingValue: 4.5, reviewCount: 12 });
  expect(node["review"]).toHaveLength(10);

  // Without script the next reviews are a page of the site.
  await section.locator("a[rel=next]").click();
  await page.waitForURL("**?page=2#reviews");
  expect(await section.locator("article").count()).toBe(2);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(at(path));
  expect((await fetch(at(`${path}?page=3`))).status).toBe(404);
});

test("a product without reviews claims no rating", async () => {
  const page = await visit(await productPath(22));
  const node = await nodeOf(page);
  expect(node["name"]).toBeTruthy();
  expect(node).not.toHaveProperty("aggregateRating");
  expect(node).not.toHaveProperty("review");
});

test("F8: a review is sent from the dialog, which closes; the page reports that it waits for approval", async () => {
  const page = await visit(await productPath(23));
  await reviewsOf(page).getByRole("link").first().click();
  const dialog = page.locator("[aria-modal=true]");
  // Without stars the button reports what is missing.
  await dialog.getByText(texts.RATING_MISSING).waitFor();
  await write(page);
  await dialog.locator("button[type=submit]").last().click();
  await dialogGone(page);
  const status = reviewsOf(page).getByRole("status");
  await status.getByText(texts.REVIEW_SENT, { exact: true }).waitFor();
  await status.getByText(texts.REVIEW_SENT_DETAIL).waitFor();
  expect(row("select status, content, rating from reviews where product_id = 23")).toMatchObject({
    status: "pending",
    content: "Kapak tam oturdu.",
    rating: 4,
  });
});

test("a refused review stays with the reason, and an unanswered one waits", { tags: ["full"] }, async () => {
  const page = await visit(await productPath(24), { fault: /ERR_FAILED/ });
  let isReached = true;
  await page.route("**/yorum-yaz?**", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return isReached ? route.fulfill({ status: 200, body: "no" }) : route.abort();
  });
  await reviewsOf(page).getByRole("link").first().click();
  const dialog = page.locator("[aria-modal=true]");
  await dialog.locator("[name=content]").waitFor();
  await write(page);
  await dialog.locator("button[type=submit]").last().click();
  await dialog.getByText(texts.UNEXPECTED).waitFor();
  expect(await dialog.innerText()).toContain(texts.FAILURE_TITLE);
  expect(await dialog.locator("[name=content]").inputValue()).toBe("Kapak tam oturdu.");
  // The draft is restored after the dialog was closed by key and opened again.
  await page.keyboard.press("Escape");
  await dialogGone(page);
  await page.reload();
  await hydrated(page);
  await reviewsOf(page).getByRole("link").first().click();
  await expect
    .poll(() => page.locator("[aria-modal=true] [name=content]").inputValue())
    .toBe("Kapak tam oturdu.");

  isReached = false;
  // Without storage in the browser the form cannot wait.
  const store = await page.evaluateHandle(() => Object.getOwnPropertyDescriptor(globalThis, "indexedDB")!);
  await page.evaluate(() => Reflect.deleteProperty(globalThis, "indexedDB"));
  await dialog.locator("button[type=submit]").last().click();
  await dialog.getByText(texts.REVIEW_NOT_SENT).waitFor();
  await page.evaluate((way) => void Object.defineProperty(globalThis, "indexedDB", way), store);
  await dialog.locator("button[type=submit]").last().click();
  await page.getByText(messagesFor("tr").form.waiting).waitFor();
  const sent = () => row("select count(*) as count from reviews where product_id = 24");
  const before = sent();
  await page.unroute("**/yorum-yaz?**");
  await page.reload();
  await expect.poll(sent).not.toEqual(before);
});

describe("without script", () => {
  test("a review has a page of its own, which preserves the input when stars are missing", async () => {
    const page = await visit(await productPath(25), { script: false });
    await reviewsOf(page).getByRole("link").first().click();
    await page.waitForURL("**/yorum-yaz?product=25");
    await write(page, "");
    await page.locator("form", { has: page.locator("[name=rating]") }).evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator("main button[type=submit]").last().click();
    await page.getByText(texts.RATING_MISSING).first().waitFor();
    expect(await page.locator("[name=content]").inputValue()).toBe("Kapak tam oturdu.");
    await write(page);
    await page.locator("main button[type=submit]").last().click();
    await page.getByText(texts.REVIEW_SENT, { exact: true }).waitFor();
  });

  test("there is no review of a product that is not there", async () => {
    expect((await fetch(at("/yorum-yaz?product=99999999"))).status).toBe(404);
    expect((await fetch(at("/yorum-yaz"))).status).toBe(404);
  });
});

describe.each(["tr", "ar"] as const)("%s in a window of 360 px", (locale) => {
  test("reviews and their form are whole and accessible", { tags: ["full"] }, async () => {
    addReviews(locale === "tr" ? 26 : 27, [5, 2, 4], "approved");
    const page = await visit(await productPath(locale === "tr" ? 26 : 27, locale), {
      width: 360,
      height: 780,
    });
    expect(await overEdge(page)).toBe(0);
    await reviewsOf(page).getByRole("link").first().click();
    await page.locator("[aria-modal=true] [name=content]").waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});
