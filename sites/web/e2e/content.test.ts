import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { describe, expect, test } from "vitest";
import { readPage } from "./page-facts.ts";
import { sampledLocales } from "./sampled-locales.ts";
import { at, hydrated, site, visits } from "./visit.ts";

const visit = visits();
const look = (path: string) => fetch(at(path), { redirect: "manual" });

/** Lists whose pages link to entries. */
const lists = ["news", "announcements", "blog", "campaigns", "humanResources"] as const;

/** The first entry in a list. */
async function firstEntry(name: (typeof lists)[number], locale: Locale): Promise<string> {
  const list = pathTo(name, locale);
  const html = await (await fetch(at(list))).text();
  const found = new RegExp(`href="(${list}/\\d+/[^"#]+)`).exec(html)?.[1];
  expect(found, list).toBeDefined();
  return found ?? "";
}

describe("addresses of entries", () => {
  test.each(lists)(
    "%s: a wrong, missing or other-language slug leads to the right one, an unknown id nowhere",
    async (name) => {
      const right = await firstEntry(name, "tr");
      const english = await firstEntry(name, "en");
      const [, id = ""] = /\/(\d+)\//.exec(right) ?? [];
      const list = pathTo(name, "tr");
      for (const wrong of [`${list}/${id}`, `${list}/${id}/yanlis`, `/tr${right}`, `${right}/`]) {
        const response = await look(wrong);
        expect(response.status, wrong).toBe(301);
        expect(new URL(response.headers.get("location") ?? "", site).pathname, wrong).toBe(right);
      }
      const moved = await look(english.replace(pathTo(name, "en"), `/en${list}`));
      if (pathTo(name, "en") !== `/en${list}`) {
        expect(moved.status).toBe(301);
        expect(new URL(moved.headers.get("location") ?? "", site).pathname).toBe(english);
      }
      for (const unknown of [`${list}/999999/x`, `${list}/0${id}/x`])
        expect((await look(unknown)).status).toBe(404);
    },
  );
});

describe("lists", () => {
  test("turn their pages, each with an address of its own, and end", async () => {
    const page = await visit("/haberler");
    const titles = () => page.locator("main article h2").allInnerTexts();
    const first = await titles();
    expect(first.length).toBe(9);
    await page.locator("main nav a[rel=next]").click();
    await expect.poll(() => new URL(page.url()).search).toBe("?page=2");
    await expect.poll(async () => (await titles())[0]).not.toBe(first[0]);
    expect((await titles()).some((title) => first.includes(title))).toBe(false);
    expect(await page.title()).toContain("Sayfa 2");
    const second = readPage(await (await fetch(at("/haberler?page=2"))).text());
    expect(second.canonicals).toEqual([at("/haberler?page=2")]);
    expect(second.alternates["en"]).toBe(at("/en/news?page=2"));
    for (const path of [
      "/haberler?page=99",
      "/haberler?page=0",
      "/haberler?tag=quality",
      "/blog?tag=nothing",
    ])
      expect((await look(path)).status, path).toBe(404);
  });

  test("of the blog narrow to a tag", { tags: ["full"] }, async () => {
    const page = await visit("/blog");
    const all = await page.locator("main article").count();
    const tags = page.getByRole("navigation", { name: "Konular" });
    await tags.getByRole("link").nth(1).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("tag")).not.toBeNull();
    await expect.poll(() => page.locator("main article").count()).toBeLessThan(all);
    expect(await tags.locator("a[aria-current=page]").innerText()).not.toContain("Tümü");
  });

  test.each(sampledLocales)("have a feed in %s with whole texts", async (locale) => {
    const page = await visit(pathTo("bankAccounts", locale), { script: false });
    for (const name of ["news", "announcements", "blog"] as const) {
      const path = `${pathTo(name, locale)}/atom.xml`;
      const list = await (await fetch(at(pathTo(name, locale)))).text();
      expect(list, path).toContain(`type="application/atom+xml"`);
      expect(list, path).toContain(at(path));
      const response = await look(path);
      expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
      const atom = await response.text();
      // The browser's own XML parser is strict.
      const read = await page.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        const entries = [...document.querySelectorAll("entry")];
        return {
          broken: document.querySelector("parsererror") !== null,
          language: document.documentElement.getAttribute("xml:lang"),
          ids: entries.map((entry) => entry.querySelector("id")?.textContent ?? ""),
          links: entries.map((entry) => entry.querySelector("link")?.getAttribute("href") ?? ""),
          shortest: Math.min(
            ...entries.map((entry) => entry.querySelector("content")?.textContent?.length ?? 0),
          ),
          updated: document.querySelector("feed > updated")?.textContent ?? "",
        };
      }, atom);
      expect(read.broken, path).toBe(false);
      expect(read.language).toBe(locale);
      expect(read.ids.length).toBeGreaterThan(4);
      expect(new Set(read.ids).size).toBe(read.ids.length);
      expect(read.shortest).toBeGreaterThan(200);
      expect(Number.isNaN(Date.parse(read.updated))).toBe(false);
      for (const link of read.links.slice(0, 2)) expect((await fetch(link)).status, link).toBe(200);
    }
  });
});

describe("legal texts", () => {
  test.each(sampledLocales)("are reached by the Turkish fragment and their own in %s", async (locale) => {
    const page = await visit(`${pathTo("legalDocuments", locale)}#cerez-politikasi`);
    const section = page.locator("main section", { has: page.locator("[id=cerez-politikasi]") });
    const own = locale === "tr" ? page.locator("section[id=cerez-politikasi]") : section;
    await expect
      .poll(() => own.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(250);
    expect(await own.evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThan(0);
    expect(await own.innerText()).toContain("cookie_preferences");
  });

  test("lie one press away from the foot of every page", async () => {
    const page = await visit("/urun");
    await page.locator("footer").getByRole("link", { name: "Çerez politikası" }).click();
    await expect.poll(() => page.url()).toBe(at("/yasal-belgeler#cerez-politikasi"));
  });
});

describe("questions", () => {
  test("are searched with and without script", { tags: ["full"] }, async () => {
    for (const script of [true, false]) {
      const page = await visit("/sikca-sorulan-sorular", { script });
      const all = await page.locator("main details").count();
      await page.getByRole("searchbox", { name: "Sorularda ara" }).fill("numune");
      if (!script) await page.getByRole("button", { name: "Ara", exact: true }).last().click();
      await expect.poll(() => page.locator("main details").count()).toBeLessThan(all);
      expect(await page.locator("main details").count()).toBeGreaterThan(0);
      expect(await page.locator("main search [role=status]").innerText()).toMatch(/soru bulundu/);
    }
    const html = await (await fetch(at("/sikca-sorulan-sorular"))).text();
    expect(readPage(html).canonicals).toEqual([at("/sss")]);
  });

  test("open by their fragment", async () => {
    const html = await (await fetch(at("/en/faq"))).text();
    const id = /<details[\s\S]*?<div[^>]* id="([a-z0-9-]+)"/.exec(html)?.[1] ?? "";
    const page = await visit(`/en/faq#${id}`);
    await expect.poll(() => page.locator(`details:has([id="${id}"])`).getAttribute("open")).not.toBeNull();
  });
});

describe("the contact page", () => {
  const fill = async (page: Awaited<ReturnType<typeof visit>>) => {
    await page.getByRole("textbox", { name: "Ad", exact: true }).fill("Deniz");
    await page.getByRole("textbox", { name: "E-posta" }).fill("deniz@example.com");
    await page.locator("main input[type=tel]").fill("5321234567");
    await page.getByRole("textbox", { name: /^Mesaj/ }).fill("500 ml şişe için fiyat rica ederim.");
  };

  test.each([true, false])("takes a message (script: %s)", async (script) => {
    const page = await visit("/iletisim", { script });
    await fill(page);
    await page.getByRole("button", { name: "Mesajı gönder" }).click();
    await page.getByText("Mesajınız başarıyla gönderildi!").first().waitFor();
    expect(await page.getByRole("textbox", { name: /^Mesaj/ }).inputValue()).toBe("");
  });

  test("keeps what was written when something is missing", async () => {
    // Without script, and without the browser's validation.
    const response = await fetch(at("/iletisim?form=contact"), {
      method: "POST",
      headers: { origin: site },
      body: new URLSearchParams({ first_name: "Deniz", email: "", phone: "", message: "500 ml şişe" }),
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Lütfen tüm alanları doldurun!");
    expect(html).toContain('value="Deniz"');
    expect(html).toContain(">500 ml şişe</textarea>");
  });

  test("shows whether staff are available once the hours are in view", async () => {
    const page = await visit("/iletisim", { width: 360, height: 640, changesBrowser: true });
    const state = page.getByText(/^Şu anda (?:açık|kapalı)$/);
    expect(await state.count()).toBe(0);
    await page.clock.setFixedTime("2026-11-23T10:30:00+03:00");
    await page.getByText("Çalışma saatleri", { exact: true }).first().scrollIntoViewIfNeeded();
    await page.getByText("Saatler İstanbul saatine göredir (UTC+3).").scrollIntoViewIfNeeded();
    await expect.poll(() => state.allTextContents()).toEqual(["Şu anda açık"]);
    expect(await page.getByText("Kapanış: 18:00").count()).toBe(1);
  });

  test("moves nothing by showing them to visitors abroad", async () => {
    const page = await visit("/iletisim", { width: 360, height: 640, changesBrowser: true });
    const tools = await page.context().newCDPSession(page);
    await tools.send("Emulation.setTimezoneOverride", { timezoneId: "America/New_York" });
    await page.reload();
    await hydrated(page);
    await page.clock.setFixedTime("2026-11-28T20:00:00+03:00");
    const top = () =>
      page.locator("#map-title").evaluate((title) => title.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await page.getByText("Saatler İstanbul saatine göredir (UTC+3).").scrollIntoViewIfNeeded();
    await page.getByText(/^Sizin saatinizle: /).waitFor();
    expect(await top()).toBe(before);
  });

  test("loads the map on request, and not before", async () => {
    const page = await visit("/iletisim");
    const asked: string[] = [];
    await page.route("https://www.google.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    });
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Haritayı göster" }).first().click();
    await page.locator("iframe").first().waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const { headers } = await look("/urun");
    expect(headers.get("content-security-policy")).toContain("frame-src https://www.google.com;");
  });
});

describe("applications", () => {
  test("can be sent to a position from the list, in a dialog", { tags: ["full"] }, async () => {
    const page = await visit("/kurumsal/insan-kaynaklari");
    await page
      .getByRole("link", { name: /^Başvur: / })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.locator("input[name=position]").getAttribute("readonly")).not.toBeNull();
    await dialog.locator("input[name=firstName]").fill("Ada");
    await dialog.locator("input[name=lastName]").fill("Yılmaz");
    await dialog.locator("input[name=email]").fill("ada@example.com");
    await dialog.locator("select[name=educationLevel]").selectOption("bachelor");
    await dialog.locator("select[name=workExperience]").selectOption("2_to_5_years");
    await dialog.locator("textarea[name=coverLetter]").fill("Kalıp değişiminde beş yıl çalıştım.");
    await dialog.locator("button[type=submit]").click();
    await page.getByText("Başvurunuz Alındı!").first().waitFor();
  });

  test("are complete without script on the position's own page", async () => {
    const path = await firstEntry("humanResources", "de");
    const page = await visit(path, { script: false });
    expect(await page.content()).toContain('"@type":"JobPosting"');
    await page.locator("input[name=firstName]").fill("Ada");
    await page.locator("input[name=lastName]").fill("Lang");
    await page.locator("input[name=email]").fill("ada@example.com");
    await page.locator("select[name=educationLevel]").selectOption("master");
    await page.locator("select[name=workExperience]").selectOption("no_experience");
    await page.locator("textarea[name=coverLetter]").fill("Ich möchte bei Ihnen lernen.");
    await page.locator("main form button[type=submit]").click();
    await page
      .getByText(/Bewerbung/)
      .first()
      .waitFor();
    expect(await page.locator("textarea[name=coverLetter]").count()).toBe(0);
  });
});

test("for machines: sitemap, llms.txt and robots name what there is", async () => {
  const entry = await firstEntry("blog", "ar");
  const map = await (await fetch(at("/sitemaps/content.xml"))).text();
  expect(map).toContain(`<loc>${at(entry)}</loc>`);
  expect(await (await fetch(at("/sitemaps/pages.xml"))).text()).toContain(
    `<loc>${at("/banka-hesaplarimiz")}</loc>`,
  );
  const llms = await (await fetch(at("/llms.txt"))).text();
  expect(llms).toMatch(/^# Preforma\n/);
  const [, links = ""] = /## Pages\n\n([^#]*)/.exec(llms) ?? [];
  expect(links.split("\n").filter((line) => line !== "" && !/^- \[[^\]]+\]\([^)]+\): \S/.test(line))).toEqual(
    [],
  );
  expect(links).toContain(pathTo("products", "en"));
  for (const [, href = ""] of [...llms.matchAll(/\]\((http[^)]+)\)/g)].slice(0, 60))
    expect((await fetch(href)).status, href).toBe(200);
});
