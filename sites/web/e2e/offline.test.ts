import { locales, directionOf } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { messagesFor } from "@preforma/ui/messages";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { cacheNames, offlinePath, workerPath } from "../app/platform/offline/offline-path.ts";
import { addCustomer } from "./customer.ts";
import { row } from "./people.ts";
import { journeyLocales } from "./sampled-locales.ts";
import { at, hydrated } from "./visit.ts";
import { workerVisits } from "./worker-visits.ts";

const open = workerVisits();

/** Paths of the cached pages in the browser. */
const savedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cacheNames.pages);

/** Waits until a page is cached, with the files of its first view. */
async function untilCached(page: Page, path: string): Promise<void> {
  await expect.poll(() => savedPaths(page)).toContain(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const firstProduct = async (page: Page, locale: "tr" | "ar"): Promise<string> => {
  const start = locale === "tr" ? "/urun/" : "/ar/products/";
  const href = await page
    .locator(`main a[href^="${start}"]`)
    .filter({ visible: true })
    .evaluateAll(
      (links, prefix) =>
        links
          .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
          .find((path) => new RegExp(`^${prefix}\\d+/`).test(path)),
      start,
    );
  if (href === undefined) throw new Error("There is no product.");
  return href;
};

describe.each(journeyLocales)("without a connection, in %s", (locale) => {
  const list = pathTo("products", locale);

  test("viewed pages can be read, with their date", async () => {
    const page = await open(list);
    await untilCached(page, list);
    const product = await firstProduct(page, locale);
    // Reached within the document: its own document was not requested.
    await page.locator(`main a[href="${product}"]`).first().click();
    await page.waitForURL(at(product));
    await untilCached(page, product);
    const title = await page.getByRole("heading", { level: 1 }).textContent();

    await page.context().setOffline(true);
    await page.goto(at(product));
    await hydrated(page);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    expect(await page.locator("html").getAttribute("dir")).toBe(directionOf(locale));
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    const words = (await import(`../locales/${locale}/exchange_features.json`)).default as {
      connection: Record<string, string>;
    };
    const notice = page.getByRole("region", { name: words.connection["label"] ?? "" });
    const [before = ""] = (words.connection["kept"] ?? "").split("{{when}}");
    await expect.poll(() => notice.getByRole("status").textContent()).toContain(before.trim());
    expect(await notice.getByRole("status").textContent()).toContain(String(new Date().getFullYear()));
    // Styles, fonts and pictures are cached as well.
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight && image.loading !== "lazy")
        .every((image) => image.complete && image.naturalWidth > 0),
    );
    expect(
      await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0)),
    ).toBe(true);

    // On to another viewed page by its link: a document, not a broken page.
    await page.goto(at(product));
    await hydrated(page);
    await page.locator(`a[href="${list}"]`).filter({ visible: true }).first().click();
    await page.waitForURL(at(list));
    await hydrated(page);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.locator("html").getAttribute("data-kept")).not.toBeNull();

    // Fetched once the page is idle; it does not notice earlier events.
    await expect.poll(() => notice.getByRole("status").textContent()).toContain(before.trim());
    await page.context().setOffline(false);
    await expect.poll(() => notice.getByRole("status").textContent()).toBe(words.connection["restored"]);
    await notice.getByRole("button", { name: words.connection["reload"] ?? "" }).click();
    await page.waitForFunction(() => document.querySelector("html:not([data-kept])") !== null);
  });

  test(
    "what has not been seen is stood in for by a page that lists what can be read",
    { tags: ["full"] },
    async () => {
      const page = await open(list);
      await untilCached(page, list);
      await page.context().setOffline(true);
      const contact = pathTo("contact", locale);
      await page.goto(at(contact));
      expect(await page.locator("html").getAttribute("lang")).toBe(locale);
      expect(await page.locator("html").getAttribute("dir")).toBe(directionOf(locale));
      expect(new URL(page.url()).pathname).toBe(contact);
      const link = page.getByRole("main").getByRole("region").getByRole("link");
      expect(await link.count()).toBe(1);
      expect(await link.getAttribute("href")).toBe(list);
      expect(await page.content()).not.toMatch(/kept-(?:title|address|when|language)/);
      expect(
        await page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0)),
      ).toBe(true);
      await link.click();
      await page.waitForURL(at(list));
      await hydrated(page);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);

      // Back there: once there is a connection, the requested page loads by itself.
      await page.goto(at(contact));
      await page.context().setOffline(false);
      await hydrated(page);
      expect(await page.locator("main form").count()).toBeGreaterThan(0);
    },
  );
});

test.each(["/urun", "/ar/products"])(
  "with a connection, %s is as it is without a worker",
  { tags: ["full"] },
  async (path) => {
    const page = await open(path);
    await untilCached(page, path);
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.goto(at(path));
    await hydrated(page);
    expect(await page.locator("html").getAttribute("data-kept")).toBeNull();
    await page.waitForLoadState("networkidle");
    expect(messages).toEqual([]);
  },
);

test("a lost connection is announced politely, and so is its return", { tags: ["full"] }, async () => {
  const page = await open("/urun");
  await untilCached(page, "/urun");
  const { connection } = (await import("../locales/tr/exchange_features.json")).default;
  await page.context().setOffline(true);
  const status = page.getByRole("region", { name: connection.label }).getByRole("status");
  await expect.poll(() => status.textContent()).toBe(connection.lost);
  await page.context().setOffline(false);
  await expect.poll(() => status.textContent()).toBe(connection.restored);
});

describe.each(journeyLocales)("the notice in %s", (locale) => {
  test.each([360, 1280])(
    "and what else stands at the end of a window of %i px cover nothing of each other",
    async (width) => {
      const list = pathTo("products", locale);
      const page = await open(list, { width });
      await untilCached(page, list);
      await page.locator("main button[name=products]").first().click();
      const ui = messagesFor(locale);
      const dock = page.getByRole("complementary", { name: ui["compare-bar"].label });
      await dock.waitFor();
      await page.context().setOffline(true);
      const { connection } = (await import(`../locales/${locale}/exchange_features.json`)).default as {
        connection: Record<string, string>;
      };
      const notice = page.getByRole("region", { name: connection["label"] ?? "" });
      await notice.waitFor();
      const boxOf = async (part: Locator) => {
        const box = await part.boundingBox();
        if (box === null) throw new Error("It is not there.");
        return box;
      };
      const [above, below] = [await boxOf(notice), await boxOf(dock)];
      expect(above.y + above.height).toBeLessThan(below.y);
      expect(above.y).toBeGreaterThan(0);
      expect(above.x).toBeGreaterThanOrEqual(0);
      expect(above.x + above.width).toBeLessThanOrEqual(width);
      if (width === 360) expect(above.width).toBeGreaterThan(300);

      // Nor the quick contact button, once the comparison is empty.
      await dock.getByRole("button", { name: ui["compare-bar"].clear }).click();
      await dock.waitFor({ state: "detached" });
      const button = await boxOf(page.locator("summary", { hasText: ui["quick-contact"].label }).first());
      const alone = await boxOf(notice);
      expect(alone.y).toBeGreaterThan(above.y);
      const isApart =
        alone.y + alone.height <= button.y ||
        alone.x + alone.width <= button.x ||
        button.x + button.width <= alone.x;
      expect(isApart).toBe(true);
    },
  );
});

test("the page for what cannot be reached is there in every language", async () => {
  for (const locale of locales) {
    const response = await fetch(at(offlinePath(locale)));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`lang="${locale}" dir="${directionOf(locale)}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("<script src");
    // A visitor who opens it directly does not see the empty template.
    expect(html.replace(/<template[^]*?<\/template>/, "")).not.toContain("kept-");
  }
});

test("the worker is revalidated each time, and its scope is the whole site", async () => {
  const response = await fetch(at(workerPath));
  expect(response.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect((await fetch(at("/urun"))).headers.get("content-security-policy")).toContain("worker-src 'self'");
});

test("the page for what cannot be reached is saved in the languages in which the site was opened", async () => {
  const page = await open("/urun");
  await untilCached(page, "/urun");
  const saved = () =>
    page.evaluate(async (prefix) => {
      const name = (await caches.keys()).find((each) => each.startsWith(prefix)) ?? "";
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith("/offline"));
    }, cacheNames.offline);
  expect(await saved()).toEqual([offlinePath("tr")]);
  await page.goto(at(pathTo("products", "en")));
  await expect.poll(saved).toEqual([offlinePath("tr"), offlinePath("en")]);
  // A new build's worker caches the languages of the previous one, including those that are not open.
  await page.evaluate(async (prefix) => {
    const name = (await caches.keys()).find((each) => each.startsWith(prefix)) ?? "";
    const older = await caches.open(`${prefix}older`);
    for (const request of await (await caches.open(name)).keys()) await older.add(request.url);
    await caches.delete(name);
    await (await navigator.serviceWorker.ready).unregister();
  }, cacheNames.offline);
  await page.reload();
  const hasOlder = () => page.evaluate((name) => caches.has(name), `${cacheNames.offline}older`);
  await expect.poll(hasOlder).toBe(false);
  expect((await saved()).toSorted()).toEqual([offlinePath("en"), offlinePath("tr")].toSorted());
  await page.context().setOffline(true);
  for (const [wanted, shown] of [
    ["en", "en"],
    ["de", "tr"],
  ] as const) {
    await page.goto(at(pathTo("about", wanted)));
    expect(await page.locator("html").getAttribute("lang")).toBe(shown);
    await page
      .getByRole("heading", { level: 1, name: messagesFor(shown)["error-page"].offlineTitle })
      .waitFor();
  }
});

const wordsOf = async (locale: "tr" | "ar") =>
  (await import(`../locales/${locale}/exchange_features.json`)).default as {
    connection: Record<"label", string>;
    forms: { kind: Record<string, string>; sent: Record<string, string>; cancel: string };
  };

/** Number of requests with that message in the database. */
const arrived = (message: string): number =>
  Number(row("select count(*) as count from requests where fields like ?", `%${message}%`)?.["count"]);

describe.each(journeyLocales)("a form without a connection, in %s", (locale) => {
  const texts = messagesFor(locale);

  /** Fills in the contact form, and sends it. */
  const write = async (page: Page, message: string) => {
    const form = page.locator('form[action*="form=contact"]');
    await form.locator('[name="first_name"]').fill("Ayşe");
    await form.locator('[name="last_name"]').fill("Yılmaz");
    await form.locator('[name="email"]').fill("ayse@example.com");
    await form.locator('input[type="tel"]').fill("5321234567");
    await form.locator('[name="message"]').fill(message);
    await form.getByRole("button", { name: texts["contact-form"].send }).click();
  };

  /** The contact page, with everything that its form needs offline. */
  const openContact = async (): Promise<Page> => {
    const page = await open(pathTo("contact", locale));
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The form's schema and the phone rules load with the first touch.
    const form = page.locator('form[action*="form=contact"]');
    await form.locator('[name="first_name"]').focus();
    await form.locator('input[type="tel"]').focus();
    await page.waitForLoadState("networkidle");
    return page;
  };

  test("waits, reports that, and is sent once when the connection returns", async () => {
    const words = await wordsOf(locale);
    const message = `offline-${locale}-${crypto.randomUUID()}`;
    const page = await openContact();
    await page.context().setOffline(true);
    await write(page, message);
    await page.getByText(texts.form.waiting).waitFor();
    expect(await page.locator('[name="message"]').inputValue()).toBe("");
    const notice = page.getByRole("region", { name: words.connection.label });
    await notice.getByRole("button", { name: words.forms.cancel }).waitFor();
    expect(await notice.getByRole("listitem").textContent()).toContain(words.forms.kind["contact"]);
    expect(arrived(message)).toBe(0);

    // Another page of the site, as in a tab left open: both would send.
    const other = await page.context().newPage();
    await page.context().setOffline(false);
    await other.goto(at("/"));
    await expect.poll(() => arrived(message)).toBe(1);
    const sent = words.forms.sent["contact"] ?? "";
    const tellers = async () =>
      (await Promise.all([page, other].map((one) => one.getByText(sent).count()))).filter(Boolean).length;
    await expect.poll(tellers).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(arrived(message)).toBe(1);
  });

  test("can be taken back", { tags: ["full"] }, async () => {
    const words = await wordsOf(locale);
    const message = `offline-${locale}-${crypto.randomUUID()}`;
    const page = await openContact();
    await page.context().setOffline(true);
    await write(page, message);
    const notice = page.getByRole("region", { name: words.connection.label });
    await notice.getByRole("button", { name: words.forms.cancel }).click();
    await expect.poll(() => notice.getByRole("listitem").count()).toBe(0);
    await page.context().setOffline(false);
    // A later form arrives, so a duplicate would have arrived too.
    const later = `offline-${locale}-${crypto.randomUUID()}`;
    await write(page, later);
    await expect.poll(() => arrived(later)).toBe(1);
    expect(arrived(message)).toBe(0);
  });
});

test(
  "a customer's pages are not cached, and cached pages are deleted at sign-out",
  { tags: ["full"] },
  async () => {
    const { cookie } = await addCustomer();
    const page = await open("/urun", { cookie });
    await untilCached(page, "/urun");
    for (const path of [pathTo("account", "tr"), pathTo("cart", "tr"), pathTo("favorites", "tr"), "/urun"]) {
      await page.goto(at(path));
      await hydrated(page);
      await page.waitForLoadState("networkidle");
    }
    const all = await page.evaluate(async () => {
      const found: { url: string; text: string; headers: string }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request, { ignoreVary: true });
          const isText = /text|json/.test(response?.headers.get("content-type") ?? "");
          found.push({
            url: request.url,
            text: isText ? ((await response?.text()) ?? "") : "",
            headers: JSON.stringify([...(response?.headers ?? [])]),
          });
        }
      }
      return found;
    });
    expect(all.length).toBeGreaterThan(10);
    const { email } = (await page.evaluate(async () => (await fetch("/api/auth/session")).json())).user as {
      email: string;
    };
    expect(email).toContain("@");
    for (const { url, text, headers } of all) {
      expect(new URL(url).pathname).not.toMatch(/^\/(?:account|cart|checkout|login|favorites|api)\b/);
      expect(headers, url).not.toMatch(/set-cookie|no-store|private/);
      expect(text.includes(email), url).toBe(false);
    }

    await page
      .locator('form[action="/sign-out"]')
      .first()
      .evaluate((form) => (form as HTMLFormElement).requestSubmit());
    await page.waitForFunction(async () => {
      const session = (await (await fetch("/api/auth/session")).json()) as { user?: object };
      return session.user === undefined;
    });
    // The next page that they open is the public one.
    await expect.poll(async () => (await savedPaths(page)).filter((path) => path !== "/")).toEqual([]);
  },
);
