import { errorMessages } from "@preforma/domain/errors";
import { pathTo } from "@preforma/domain/routes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { sampledLocales } from "./sampled-locales.ts";
import { startRemoteApi, type RemoteApi } from "./remote-api.ts";
import { startSite, type StartedSite } from "./start-site.ts";
import { visits } from "./visit.ts";

let api: RemoteApi;
let site: StartedSite;
beforeAll(async () => {
  api = await startRemoteApi(inject("site"));
});
afterEach(() => api.reset());
afterAll(() => api.stop());

const start = async () => {
  site = await startSite({ API_URL: api.origin });
};
const stop = () => site.stop();

const visit = visits({ origin: () => site.origin });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers, redirect: "manual" });

/** Sends a form as a page's script does. */
async function send(path: string, form: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(`${site.origin}${path}?form=${form}`, {
    method: "POST",
    headers: { accept: "application/json", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  return (await response.json()) as {
    state: { outcome: { ok: boolean; message: string }; values?: Record<string, string> };
  };
}

const contact = {
  first_name: "Ayşe",
  email: "ayse@example.com",
  phone: "0532 123 45 67",
  message: "Merhaba",
};
const failure = { success: false, status: 500, data: null, message: "" };

/** The site's responses while its API fails in a part: status, whether there is a heading, and the caching. */
function pagesWithout(part: string, pages: readonly string[]) {
  api.answer(part, 500, failure);
  return Promise.all(
    pages.map(async (path) => {
      const response = await get(path);
      const hasHeading = (await response.text()).includes("<h1");
      return [path, response.status, hasHeading, response.headers.get("cache-control")];
    }),
  );
}
const standing = (pages: readonly string[]) =>
  pages.map((path) => [path, 200, true, expect.stringContaining("no-store")]);

describe("F1: with an API that fails in what all pages share", () => {
  // A new site for each test: it reads that once a minute.
  beforeEach(start);
  afterEach(stop);

  test.each([
    ["categories", "/api/v1/product-categories", ["/", "/en", "/urun", "/ar/products"]],
    ["legal documents", "/api/v1/legal-documents", ["/", "/yasal-belgeler", "/de/rechtsdokumente"]],
    ["settings", "/api/v1/general-settings", ["/", "/iletisim", "/ru/kontakt"]],
    ["everything", "/api", ["/", "/urun", "/iletisim", "/login", "/yasal-belgeler"]],
  ])("%s: pages stand without, and are not cached", async (_what, part, pages) => {
    expect(await pagesWithout(part, pages)).toEqual(standing(pages));
  });

  test("what answers again is shown at once", async () => {
    api.answer("/api/v1/product-categories", 500, failure);
    const menu = async () => (await (await get("/en/products")).text()).includes("/en/products/kategori/");
    expect(await menu()).toBe(false);
    api.reset();
    expect(await menu()).toBe(true);
  });

  test(
    "a category without its name is no missing page, and its short address leads near it",
    { tags: ["full"] },
    async () => {
      const path = "/en/products/kategori/1/bottles";
      api.answer("/api/v1/product-categories", 500, failure);
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("noindex");
      const short = await get("/urun/siseler");
      expect([short.status, short.headers.get("location")]).toEqual([302, "/urun"]);
    },
  );
});

describe("F1: with an API that fails in what a page asks for", () => {
  beforeAll(start);
  afterAll(stop);

  test.each([
    ["products", "/api/v1/products", ["/", "/urun", "/urun?page=3", "/fr/produits?keyword=flacon"]],
    ["auth", "/api/auth", ["/login", "/en/login", "/register", pathTo("cart", "tr")]],
  ])("%s: pages stand without, and are not cached", async (_what, part, pages) => {
    expect(await pagesWithout(part, pages)).toEqual(standing(pages));
  });

  test("a list that could not be read is read by the browser", async () => {
    api.answer("/api/v1/products", 500, failure);
    const page = await visit(null);
    await page.route("**/products/simple-filter*", (route) => {
      api.reset();
      return route.continue();
    });
    await page.goto(`${site.origin}/urun`);
    await expect.poll(() => page.locator("main article h2").count()).toBe(20);
  });

  test("signing out without script reports a failure on a page, and offers to try again", async () => {
    const signOut = (callbackUrl = "/en") =>
      fetch(`${site.origin}/sign-out`, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ callbackUrl }),
        redirect: "manual",
      });
    for (const path of ["/api/auth/signout", "/api/auth"]) {
      api.answer(path, 500, failure);
      const response = await signOut("/en/products?keyword=a%22b");
      expect([response.status, response.headers.get("content-language")]).toEqual([503, "en"]);
      const page = await response.text();
      expect(page).toContain("<h1>You are still signed in</h1>");
      expect(page).toContain(
        '<form method="post" action="/sign-out"><input type="hidden" name="callbackUrl" value="/en/products?keyword=a%22b">',
      );
    }
    api.reset();
    api.answer("/api/auth/signout", 200, { url: "/en" });
    expect((await signOut()).status).toBe(303);
  });

  test("signing in reports an unreachable API, and preserves the e-mail address", async () => {
    api.answer("/api/auth", 500, failure);
    const { state } = await send("/en/login", "password", { email: "a@example.com", password: "x" });
    expect(state.outcome).toMatchObject({ ok: false, message: errorMessages.en.NETWORK_ERROR });
    expect(state.values).toEqual({ email: "a@example.com" });
  });

  test("a product that has ended leaves every page that names it", async () => {
    const ended = { success: false, status: 410, data: null, message: "" };
    api.answer("/api/v1/products/detail/1?", 410, ended);
    const cookie = "preforma_quote=1x1000_2x1000; preforma_samples=1_2";
    const links = async (path: string) => {
      const response = await get(path, { cookie });
      const [, main = ""] = (await response.text()).split("<main");
      return [response.status, ...[1, 2].map((id) => main.includes(`/en/products/${id}/`))];
    };
    for (const name of ["quoteBasket", "samples"] as const)
      expect([name, ...(await links(pathTo(name, "en")))]).toEqual([name, 200, false, true]);
    expect(await links(`${pathTo("compare", "en")}?products=1,2`)).toEqual([200, false, true]);
    for (const name of ["productQuote", "stockNotice"] as const)
      expect([name, ...(await links(`${pathTo(name, "en")}?product=1`))]).toEqual([name, 200, false, false]);
    expect((await get(`${pathTo("productReview", "en")}?product=1`)).status).toBe(404);
    expect((await get("/en/products/1")).status).toBe(410);
  });
});

describe("F5 and F7: what forms send, and how they report the answer", () => {
  beforeAll(start);
  afterAll(stop);

  test.each(sampledLocales)(
    "contact in %s shows the specification's sentence, not the server's",
    async (locale) => {
      api.answer("/api/v1/contact", 201, { success: true, status: 201, data: null, message: "ok" });
      const { state } = await send(pathTo("contact", locale), "contact", contact);
      expect(state.outcome).toEqual({ ok: true, message: errorMessages[locale].CONTACT_SENT });
    },
  );

  test("a contact message that was only accepted is not reported as sent", async () => {
    api.answer("/api/v1/contact", 202, { success: true, status: 202, data: null, message: "ok" });
    const { state } = await send("/iletisim", "contact", contact);
    expect(state.outcome).toMatchObject({ ok: false, message: errorMessages.tr.CONTACT_REFUSED });
    expect(state.values).toMatchObject(contact);
  });

  test(
    "feedback, applications and requests for offers have the contract's types",
    { tags: ["full"] },
    async () => {
      const taken = { success: true, status: 201, data: { id: 1 }, message: "ok" };
      for (const path of ["feedback", "job-applications", "offer-requests"])
        api.answer(`/api/v1/${path}`, 201, taken);
      const answers = [
        await send(pathTo("help", "en"), "feedback", {
          title: "Cap",
          description: "Leaks",
          feedback_type: "complaint",
          priority: "high",
          is_anonymous: "on",
        }),
        await send(pathTo("humanResources", "en"), "application", {
          firstName: "Ada",
          lastName: "Öz",
          email: "ada@example.com",
          educationLevel: "bachelor",
          workExperience: "2_to_5_years",
          coverLetter: "Hello",
        }),
        await send(pathTo("productQuote", "en"), "quote", {
          ...contact,
          last_name: "Öz",
          company: "Öz",
          product_id: "1",
          quantity: "10.880",
        }),
      ];
      const { FEEDBACK_SENT, APPLICATION_SENT, QUOTE_SENT } = errorMessages.en;
      expect(answers.map(({ state }) => state.outcome.message)).toEqual([
        FEEDBACK_SENT,
        APPLICATION_SENT,
        QUOTE_SENT,
      ]);
      const [feedback, application, offer] = api.calls.filter(({ method }) => method === "POST");
      expect(feedback?.body).toMatchObject({ status: "unread", is_anonymous: true });
      expect(application?.body).toMatchObject({ status: "pending" });
      expect(offer?.body).toMatchObject({ product_id: 1, quantity: 10_880 });
    },
  );

  test("F11: a bare 500 preserves the input, and asks to try again", async () => {
    api.answer("/api/v1/contact", 500, "<h1>Internal Server Error</h1>");
    const { state } = await send("/iletisim", "contact", contact);
    expect(state.outcome).toMatchObject({ ok: false, message: errorMessages.tr.CONTACT_REFUSED });
    expect(state.values).toMatchObject(contact);
  });
});
