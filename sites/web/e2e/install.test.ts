import { directionOf, locales } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { manifestPath } from "../app/frame/install/manifest-url.ts";
import type { WebManifest } from "../app/frame/install/web-manifest.server.ts";
import { at, visits } from "./visit.ts";

const visit = visits();

const manifestOf = async (address: string) => {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  return (await response.json()) as WebManifest;
};

describe.each(locales)("in %s", (locale) => {
  test("the site has a manifest", async () => {
    const html = await (await fetch(at(pathTo("products", locale)))).text();
    expect(html).toContain(`<link rel="manifest" href="${manifestPath(locale)}"/>`);
    const manifest = await manifestOf(at(manifestPath(locale)));
    expect(manifest).toMatchObject({
      id: "/",
      lang: locale,
      dir: directionOf(locale),
      start_url: pathTo("home", locale),
      scope: "/",
      display: "standalone",
    });
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test("each language describes the site in its own words", async () => {
  const all = await Promise.all(locales.map((locale) => manifestOf(at(manifestPath(locale)))));
  expect(new Set(all.map(({ description }) => description)).size).toBe(locales.length);
});

test("every icon exists, in its declared size", async () => {
  const { icons } = await manifestOf(at(manifestPath("tr")));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "192x192 maskable",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, purpose } of icons) {
    const response = await fetch(at(src));
    expect(response.headers.get("content-type"), src).toBe("image/png");
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    const { width, height, format } = await picture.metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
    // A launcher crops the maskable ones: the cropped area must be filled, and the mark must be outside it.
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect(alphaAt(0, 0), `${src}, its corner`).toBe(purpose === "maskable" ? 255 : 0);
    const middleRow = Math.floor(info.height / 2);
    const row = [...data.subarray(middleRow * info.width * 4, (middleRow + 1) * info.width * 4)];
    expect(new Set(row).size, `${src} shows something`).toBeGreaterThan(3);
  }
});

test("Apple's devices find theirs", async () => {
  const html = await (await fetch(at("/"))).text();
  const src = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await fetch(at(src));
  expect(response.status).toBe(200);
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual([180, 180]);
});

test.each(["/", "/ar"])(
  "the browser finds nothing wrong with what it would install from %s",
  async (path) => {
    const page = await visit(path);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toBe(at(manifestPath(path === "/ar" ? "ar" : "tr")));
    expect(data).toContain('"display":"standalone"');
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // Tests run in incognito windows, which cannot install; that must be the only obstacle.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(
      installabilityErrors.length === 0 ? [] : ["in-incognito"],
    );
  },
);
