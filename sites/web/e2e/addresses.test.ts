import { locales } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { at, site, visits } from "./visit.ts";

const visit = visits();
const look = (path: string, headers: Record<string, string> = {}) =>
  fetch(at(path), { redirect: "manual", headers });
/** The path after all redirects. */
const endOf = async (path: string) => decodeURI((await fetch(at(path))).url.slice(site.length));

describe("addresses", () => {
  test("a wrong, missing or other-language slug leads to the right one for good", async () => {
    const right = await endOf("/urun/1");
    const english = await endOf("/en/products/1");
    for (const [wrong, expected] of [
      ["/urun/1/yanlis", right],
      [`/urun/1/${english.split("/").at(-1)}`, right],
      [`/tr${right}`, right],
      [`${right}/`, right],
      [right.replace("/urun/", "/URUN/"), right],
      ["/en/urun/1/x", english],
      // Two mistakes, but only one redirect.
      ["/tr/urun/1/x", right],
      ["/en/produkte/1/x", english],
    ] as const) {
      const response = await look(encodeURI(wrong));
      expect(response.status, wrong).toBe(301);
      const target = response.headers.get("location") ?? "";
      expect(decodeURI(new URL(target, site).pathname), wrong).toBe(expected);
      expect(await endOf(wrong), wrong).toBe(expected);
    }
    expect((await look(right)).status).toBe(200);
  });

  test("a slug that is no text leads to the right one, too", async () => {
    // The URL parser preserves these; decoding them throws.
    for (const path of ["/urun/1/%FF", "/urun/kategori/1/%E0%A4%A"]) {
      const response = await look(path);
      expect(response.status, path).toBe(301);
      expect((await fetch(new URL(response.headers.get("location") ?? "", site))).status, path).toBe(200);
    }
  });

  test("browsers that ask for an icon without having read a page get one", async () => {
    const response = await look("/favicon.ico");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^image\//);
    // The header of an ICO file: reserved, type 1, three pictures.
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  });

  test("no form is taken where there is no page", async () => {
    const response = await fetch(at("/xx/cart"), {
      method: "POST",
      headers: { accept: "application/json", origin: site },
      body: new URLSearchParams({ form: "lines" }),
    });
    expect(response.status).toBe(404);
  });

  test("an id is written in one way only", async () => {
    expect((await look("/urun/1e0/x")).status).toBe(404);
    expect((await look("/urun/01/x")).status).toBe(404);
  });

  test("two slashes at the start are one, and never another host", async () => {
    for (const path of ["//urun", "//example.com/urun"]) {
      const response = await look(path);
      expect(response.status, path).toBe(301);
      const target = new URL(response.headers.get("location") ?? "", site);
      expect(target.origin, path).toBe(new URL(site).origin);
      expect(target.pathname, path).toBe(path.slice(1));
    }
  });

  test("a redirect takes campaign tags along", async () => {
    const response = await look("/urun/1/yanlis?utm_source=a");
    expect(response.headers.get("location")).toMatch(/\?utm_source=a$/);
  });

  test("a category answers to its slug alone", async () => {
    const category = await endOf("/urun/kategori/1");
    const slug = category.split("/").at(-1);
    const response = await look(`/urun/${slug}`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toMatch(new RegExp(`${category}$`));
    expect(await endOf(`/urun/${slug}?page=2`)).toBe(`${category}?page=2`);
  });

  test.each([
    "/yok",
    "/urun/99999999/x",
    "/urun/kategori/99999999/x",
    "/urun/olmayan-kategori",
    "/en/nothing/here",
    "/xx/cart",
    "/xx/account/orders/PF-1",
    "/xx/account/export",
    "/urun/account/orders",
    "/urun?page=9999",
    "/%E0%A4%A",
  ])("%s is not found, and helps on", async (path) => {
    const response = await look(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('type="search"');
    expect(html).toContain("/kategori/");
    expect(html).toContain('content="noindex"');
  });

  test("an unknown page helps on in the browser too", async () => {
    const page = await visit("/de/gibt-es-nicht");
    expect(await page.getAttribute("html", "lang")).toBe("de");
    expect(await page.locator("main a[href*='/kategori/']").count()).toBeGreaterThan(5);
  });

  test("every plain page has an address in every language", async () => {
    for (const locale of locales) {
      for (const name of ["home", "products", "about", "references", "contact"] as const) {
        const response = await look(pathTo(name, locale));
        expect(response.status, `${name} ${locale}`).toBe(200);
        expect(response.headers.get("content-language")).toBe(locale);
      }
    }
  });
});

describe("what is sent with a page", () => {
  test("is a policy without holes, and headers that keep others out", async () => {
    const { headers } = await look("/urun");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/=]{44}')+;/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
    // Also once the page is cached.
    expect((await look("/urun")).headers.get("content-security-policy")).toBe(policy);
    expect((await look("/urun")).headers.get("x-request-id")).not.toBe(headers.get("x-request-id"));
  });

  test("validates: the same page again costs no body", async () => {
    const first = await look("/urun");
    const again = await look("/urun", { "if-none-match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(first.headers.get("cache-control")).toBe("no-cache");
  });

  test("is compressed below 16 KB, and so are its style sheets: the home page, a list of twenty, a product", async () => {
    for (const path of ["/", "/urun", await endOf("/urun/1")]) {
      // The thorough compression is made in the background.
      await expect
        .poll(async () => (await compressed(path)).byteLength, { message: path })
        .toBeLessThan(32 * 1024);
      const html = brotliDecompressSync(await compressed(path)).toString();
      expect(html).toContain("<!DOCTYPE html>");
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
      expect(styles.length).toBeGreaterThan(50_000);
      expect(brotliCompressSync(styles).byteLength, `${path}: styles`).toBeLessThan(16 * 1024);
      const others = html.replace(/<style>.*?<\/style>/gs, "");
      expect(brotliCompressSync(others).byteLength, path).toBeLessThan(16 * 1024);
    }
  });

  test("campaign tags change nothing", async () => {
    expect((await look("/urun?utm_source=x")).headers.get("etag")).toBe(
      (await look("/urun")).headers.get("etag"),
    );
  });
});

/** The raw body; fetch would decode it. */
function compressed(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(at(encodeURI(path)), { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}
