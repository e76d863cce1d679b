import { localeNames, type Locale } from "@preforma/domain/locales";
import type { PrivateSettings, SiteSettings } from "@preforma/domain/settings";
import { pathTo } from "@preforma/domain/routes";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { changeSettings } from "./people.ts";
import { startSite, type StartedSite } from "./start-site.ts";
import { visits } from "./visit.ts";

// A separate site: the shared one must not change.
let server: StartedSite;
const visit = visits({ origin: () => server.origin, pictures: true });

beforeAll(async () => {
  server = await startSite({}, inject("seeded"));
});
afterAll(() => server.stop());

/** Changes settings as staff would, and waits until the site has been notified. */
async function change(settings: Partial<PrivateSettings & SiteSettings>): Promise<void> {
  changeSettings(server, settings);
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${server.origin}/api/v1/general-settings/1`);
      expect(((await answer.json()) as { data: SiteSettings }).data).toMatchObject(settings);
    },
    { interval: 100 },
  );
}

describe("languages", () => {
  const language = (code: Locale) => ({ code, name: localeNames[code], countryCode: "TR" });
  /** The links in the top bar and the sidebar, both in the HTML of every page. */
  const offered = (page: Page) =>
    page.evaluate(() =>
      ["details ul:has(> li > a[hreflang])", "#site-menu ul:has(> li > a[hreflang])"].map((list) =>
        [...document.querySelectorAll(`${list} a[hreflang]`)].map((link) => link.getAttribute("hreflang")),
      ),
    );
  /** Their labels there. */
  const named = (page: Page) =>
    page.locator("details ul a[hreflang] bdi, #site-menu ul a[hreflang] bdi").allTextContents();
  const everywhere = (...codes: Locale[]) => [codes, codes];

  test(
    "are those that top bar and sidebar offer, with the one that is read",
    { tags: ["full"] },
    async () => {
      expect(await offered(await visit("/urun"))).toEqual(everywhere("tr", "en", "ru", "fr", "ar"));
      // German is never offered, even if the settings list it.
      await change({ languages: (["en", "de", "tr"] as const).map(language) });
      for (const path of ["/", "/urun", "/login"])
        expect(await offered(await visit(path)), path).toEqual(everywhere("en", "tr"));
      const { pathname } = new URL((await visit(pathTo("products", "ar"))).url());
      expect(pathname).toBe(pathTo("products", "ar"));
      for (const code of ["ar", "de"] as const)
        expect(await offered(await visit(pathTo("products", code))), code).toEqual(
          everywhere("en", "tr", code),
        );
      await change({ languages: [language("tr"), { ...language("en"), name: "English (UK)" }] });
      const names = ["Türkçe", "English (UK)"];
      expect(await named(await visit("/urun"))).toEqual([...names, ...names]);
    },
  );

  test("are the only ones that a visitor's own is offered from", { tags: ["full"] }, async () => {
    await change({ languages: (["tr", "en"] as const).map(language) });
    const english = await visit("/sss", { language: "en" });
    await english.getByRole("complementary", { name: localeNames.en }).waitFor();
    const french = await visit("/sss", { language: "fr" });
    await french.waitForLoadState("networkidle");
    expect(await french.getByRole("complementary", { name: localeNames.fr }).count()).toBe(0);
  });
});

describe("fixed_menu", () => {
  const topAfterScrolling = async () => {
    const page = await visit("/urun");
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    return Math.round((await page.getByRole("banner").boundingBox())?.y ?? Number.NaN);
  };

  test("keeps the header in sight, and lets it go where it is off", { tags: ["full"] }, async () => {
    await change({ fixed_menu: true });
    expect(await topAfterScrolling()).toBe(0);
    await change({ fixed_menu: false });
    expect(await topAfterScrolling()).toBeLessThan(-500);
  });
});

describe("scrolling_text", () => {
  test("passes by in the languages that it has a text in", { tags: ["full"] }, async () => {
    await change({
      scrolling_text: [
        { language_code: "tr", text: "Bayramda depomuz kapalı" },
        { language_code: "ar", text: "المستودع مغلق في العيد" },
      ],
    });
    for (const [path, text] of [
      ["/urun", "Bayramda depomuz kapalı"],
      ["/ar", "المستودع مغلق في العيد"],
    ] as const) {
      const page = await visit(path);
      expect(await page.getByText(text).first().isVisible(), path).toBe(true);
      // Announced once: the repetitions in the ticker are hidden from assistive technology.
      expect(await page.getByRole("listitem").filter({ hasText: text }).count(), path).toBe(1);
    }
    const announcements = (page: Page) => page.getByRole("region", { name: "Announcements" }).count();
    expect(await announcements(await visit("/en"))).toBe(0);
    await change({ scrolling_text: [{ language_code: "en", text: "Our stores are closed" }] });
    expect(await announcements(await visit("/en"))).toBe(1);
  });
});

describe("quick_contact_button", () => {
  test(
    "offers the settings' numbers and addresses on every page, or nothing",
    { tags: ["full"] },
    async () => {
      await change({
        quick_contact_button: true,
        contact_info: {
          phone: [
            { key: "whatsapp", value: "+90 500 111 22 33" },
            { key: "sales", value: "+90 212 111 22 33" },
          ],
          email: [{ key: "sales", value: "satis@example.com" }],
          address: [],
        },
      });
      const page = await visit("/sss");
      const quick = page.getByRole("complementary", { name: "Hızlı iletişim" });
      await quick.locator("summary").click();
      expect(
        await quick
          .getByRole("link")
          .evaluateAll((links: Element[]) => links.map((link) => link.getAttribute("href"))),
      ).toEqual([
        "tel:+902121112233",
        "https://wa.me/905001112233",
        "mailto:satis@example.com",
        "/iletisim#form",
      ]);
      await change({ quick_contact_button: false });
      for (const path of ["/sss", "/urun", "/login"]) {
        const without = await visit(path);
        expect(await without.getByRole("complementary", { name: "Hızlı iletişim" }).count(), path).toBe(0);
      }
    },
  );
});

describe("logos", () => {
  const homeLink = (page: Page) => page.getByRole("link", { name: "Preforma ana sayfa" });
  const sources = (images: Locator) =>
    images.evaluateAll((found: Element[]) => found.map((image) => image.getAttribute("src")));
  const pictures = async (page: Page) => [
    await sources(homeLink(page).locator("img")),
    await sources(page.locator("footer img")),
  ];

  test(
    "are the company's own where the settings name one, and lead home by the site's name",
    { tags: ["full"] },
    async () => {
      expect(await pictures(await visit("/urun"))).toEqual([[], []]);
      await change({ logo_url: "/brand/favicon.svg" });
      const page = await visit("/urun");
      expect(await pictures(page)).toEqual([["/brand/favicon.svg"], []]);
      const home = homeLink(page);
      await expect
        .poll(() => home.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await home.click();
      await page.waitForURL(`${server.origin}/`);
      // A second one, for dark backgrounds, in the dark scheme and on the footer.
      await change({ footer_logo_url: "/brand/logo-light.svg?2" });
      const dark = await visit("/urun", { scheme: "dark" });
      expect(await pictures(dark)).toEqual([
        ["/brand/favicon.svg", "/brand/logo-light.svg?2"],
        ["/brand/logo-light.svg?2"],
      ]);
      expect(
        await homeLink(dark)
          .locator("img")
          .evaluateAll((images: Element[]) => images.map((image) => image.checkVisibility())),
      ).toEqual([false, true]);
    },
  );
});

describe("social_media_links", () => {
  test("stand at the foot of every page and on the contact page, by their names, in the settings' order", async () => {
    const links = [
      { media_name: "youtube", url: "https://www.youtube.com/@other.example", alt: "Kanalımız" },
      { media_name: "linkedin", url: "https://www.linkedin.com/company/other", alt: "LinkedIn sayfamız" },
    ];
    await change({ social_media_links: links });
    const socialOf = (page: Page, within: "footer" | "main") =>
      page
        .locator(`${within} a`)
        .evaluateAll((anchors: Element[]) =>
          anchors
            .map((link) => link.getAttribute("href") ?? "")
            .filter((href) => /youtube|linkedin|facebook|instagram|x\.com/.test(href)),
        );
    const urls = links.map(({ url }) => url);
    const page = await visit("/iletisim");
    expect(await socialOf(page, "footer")).toEqual(urls);
    expect(await socialOf(page, "main")).toEqual(urls);
    for (const { alt, url } of links)
      expect(await page.locator("footer").getByRole("link", { name: alt }).getAttribute("href")).toBe(url);
    await change({ social_media_links: [] });
    expect(await socialOf(await visit("/iletisim"), "footer")).toEqual([]);
  });
});
