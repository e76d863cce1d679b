import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished, test } from "vitest";
import { productDetailSchema } from "@preforma/domain/catalogue/schema";
import { ralColour } from "@preforma/domain/colour";
import { colourByKey, colours } from "@preforma/domain/vocabulary";
import type { Backend } from "../backend.ts";
import { bumpVersion } from "../database/index.ts";
import { ask, smallStudio, testBackend } from "../testing/backend.ts";
import { openedStore, sqlite, type TestStore } from "../testing/stores.ts";
import { PictureStore } from "../media/picture-store.ts";
import { ownBackend } from "../testing/open-backend.ts";

let store: TestStore;
let backend: Backend;
let studio: ReturnType<typeof smallStudio>;
beforeEach(async () => {
  studio = smallStudio();
  ({ store, backend } = await ownBackend(sqlite.create, { studio, warmPictures: false }));
});

const picture = "/media/p/01234/bottle/front/eff6f7-f5f5f2/320.webp";

test("every picture URL of a product serves a picture", async () => {
  const detail = productDetailSchema.parse((await ask(backend, "/api/v1/products/detail/1")).body.data);
  const addresses = detail.images.flatMap((image) => [
    image.url,
    image.thumbnail_image_url,
    ...image.sources.flatMap((source) => source.renditions.map((rendition) => rendition.url)),
  ]);
  expect(addresses).toHaveLength(24);
  for (const address of [
    ...addresses,
    ...detail.packs.slice(0, 1).map((pack) => pack.url),
    ...detail.documents.flatMap(({ url, media_type }) => (media_type.startsWith("image/svg") ? [url] : [])),
  ]) {
    const { status, headers } = await ask(backend, address);
    expect(status, address).toBe(200);
    expect(headers.get("Content-Type"), address).toMatch(/^image\//);
  }
});

test("a picture is rendered once despite concurrent requests, and is cacheable forever", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(backend, picture)));
  expect(new Set(answers.map((answer) => answer.text))).toEqual(
    new Set(["bottle front #eff6f7 #f5f5f2 320 webp"]),
  );
  await ask(backend, picture);
  expect(studio.rendered).toHaveLength(1);
  const [first] = answers;
  expect(first?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(first?.headers.get("Content-Type")).toBe("image/webp");
  expect(
    (await ask(backend, picture, { headers: { "If-None-Match": first?.headers.get("ETag") ?? "" } })).status,
  ).toBe(304);
});

test("a browser that has a picture gets a 304 without a read of the file", async () => {
  const first = await ask(backend, picture);
  const tag = first.headers.get("ETag") ?? "";
  await rm(join(store.dataDir, "media"), { recursive: true });
  for (const sent of [tag, `"other", ${tag}`, tag.replace("W/", "")]) {
    const again = await ask(backend, picture, { headers: { "If-None-Match": sent } });
    expect([again.status, again.headers.get("ETag")]).toEqual([304, tag]);
  }
  expect(studio.rendered).toHaveLength(1);
});

test("a drawing is generated once per language, until the catalogue changes", async () => {
  const drawn: string[] = [];
  studio.drawing = (article, _title, locale) => {
    drawn.push(`${article.code} ${locale}`);
    return "<svg/>";
  };
  for (const locale of ["tr", "tr", "de", "tr"]) {
    const { status, headers } = await ask(backend, `/media/drawings/1.${locale}.svg`);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=300");
    expect(headers.get("Content-Type")).toContain("image/svg+xml");
  }
  expect(drawn).toEqual(["B-500-CL tr", "B-500-CL de"]);

  const before = backend.version();
  const database = await openedStore(store);
  await database.db.transaction().execute(async (transaction) => {
    await transaction.updateTable("products").set({ height_mm: 123 }).where("id", "=", 1).execute();
    await bumpVersion(transaction, "catalogue");
  });
  await expect.poll(() => backend.version()).toBeGreaterThan(before);
  await ask(backend, "/media/drawings/1.tr.svg");
  expect(drawn).toHaveLength(3);
});

test("a picture survives a restart, and a half-written one is never served", async () => {
  await ask(backend, picture);
  await backend.close();
  await mkdir(join(store.dataDir, "media"), { recursive: true });
  await writeFile(join(store.dataDir, "media", ".left-behind.tmp"), "half");
  const later = smallStudio();
  const restarted = await testBackend(store, { studio: later, warmPictures: false });
  onTestFinished(() => restarted.close());
  expect((await ask(restarted, picture)).text).toContain("bottle front");
  expect(later.rendered).toEqual([]);
  expect((await readdir(join(store.dataDir, "media"))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("unknown pictures are a 404, and nothing is rendered", async () => {
  for (const [what, path] of [
    ["a width that is not made", "/media/p/01234/bottle/front/eff6f7-f5f5f2/321.webp"],
    ["a format that is not made", "/media/p/01234/bottle/front/eff6f7-f5f5f2/320.png"],
    ["an unknown shape", "/media/p/01234/teapot/front/eff6f7-f5f5f2/320.webp"],
    ["an unknown view", "/media/p/01234/bottle/back/eff6f7-f5f5f2/320.webp"],
    ["colours that nothing has", "/media/p/01234/bottle/front/123456-f5f5f2/320.webp"],
    ["a closure in a colour of no closure", "/media/p/01234/bottle/front/eff6f7-c51d34/320.webp"],
    ["no colours", "/media/p/01234/bottle/front/zzzzzz-f5f5f2/320.webp"],
    ["a way out of the folder", "/media/p/01234/..%2f..%2fpreforma/front/eff6f7-f5f5f2/320.webp"],
    ["an unknown pack", "/media/packs/01234/teapot.front.avif"],
    ["a drawing of nothing", "/media/drawings/999999.tr.svg"],
    ["a drawing in no language", "/media/drawings/1.xx.svg"],
  ] as const) {
    expect((await ask(backend, path)).status, what).toBe(404);
    expect(studio.rendered, what).toEqual([]);
  }
});

test("colours that a visitor may choose are rendered too: RAL and vocabulary bodies with the shape's closures", async () => {
  const blue = colourByKey("blue")?.hex.slice(1);
  const red = ralColour("3020")?.hex.slice(1);
  expect((await ask(backend, `/media/p/01234/bottle/front/${red}-f5f5f2/320.webp`)).status).toBe(200);
  expect(
    (await ask(backend, `/media/p/01234/bottle/three-quarter/${blue}-f5f5f2/160.jpg`)).headers.get(
      "Content-Type",
    ),
  ).toBe("image/jpeg");
});

it("S8: a closure colour that the shape is never shown with is a 404, although another shape has it", async () => {
  const black = colourByKey("black")?.hex.slice(1);
  const red = ralColour("3020")?.hex.slice(1);
  expect((await ask(backend, `/media/p/01234/bottle/front/${red}-${black}/320.webp`)).status).toBe(404);
  expect((await ask(backend, `/media/p/01234/bottle/front/eff6f7-${black}/320.webp`)).status).toBe(404);
  expect(studio.rendered).toEqual([]);
});

it("S8: a visitor who requests many new pictures is refused some, and delays nobody else", async () => {
  const bodies = colours.map(({ hex }) => hex.slice(1).toLowerCase());
  const paths = bodies.flatMap((body) =>
    [160, 320, 480, 640, 960].flatMap((width) =>
      ["avif", "webp", "jpg"].map(
        (format) => `/media/p/01234/bottle/front/${body}-f5f5f2/${width}.${format}`,
      ),
    ),
  );
  const greedy = paths.slice(0, 150).map((path) => ask(backend, path, {}, "192.0.2.9"));
  const honest = await ask(
    backend,
    "/media/p/01234/bottle/three-quarter/eff6f7-f5f5f2/160.avif",
    {},
    "192.0.2.8",
  );
  expect(honest.status).toBe(200);
  expect(studio.rendered.length).toBeLessThan(20);
  const refused = (await Promise.all(greedy)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(20);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

it("S8: the pictures on disk stay within their limit; the least recently requested are deleted", async () => {
  const folder = join(store.dataDir, "bounded");
  const pictures = new PictureStore(folder, 250);
  const make = () => Promise.resolve(new Uint8Array(100));
  const names = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".avif")).toSorted();
  for (const name of ["a.avif", "b.avif"]) await pictures.get(name, "catalogue", make, "visitor");
  await pictures.get("a.avif", "catalogue", make, "visitor");
  await pictures.get("c.avif", "chosen", make, "visitor");
  await expect.poll(names).toEqual([join("catalogue", "a.avif"), join("chosen", "c.avif")]);

  const restarted = new PictureStore(folder, 150);
  await restarted.restore();
  await expect.poll(names).toEqual([join("chosen", "c.avif")]);
});

test("a picture that cannot be removed to make room does not end the process", async () => {
  const folder = join(store.dataDir, "stuck");
  const pictures = new PictureStore(folder, 150);
  const make = () => Promise.resolve(new Uint8Array(100));
  await pictures.get("a.avif", "chosen", make, "visitor");
  // As if permissions had changed: this entry cannot be removed.
  await rm(join(folder, "chosen", "a.avif"));
  await mkdir(join(folder, "chosen", "a.avif"));
  const failures: unknown[] = [];
  const note = (failure: unknown) => void failures.push(failure);
  process.on("unhandledRejection", note);
  await pictures.get("b.avif", "chosen", make, "visitor");
  await pause(50);
  process.off("unhandledRejection", note);
  expect(failures).toEqual([]);
});

test.each([
  ["a shape was rendered anew", "00000"],
  ["versions were this short", "01234567"],
])("a URL from before %s redirects to the new one", async (_what, version) => {
  const { status, headers } = await ask(backend, picture.replace("01234", version));
  expect([status, headers.get("Location")]).toEqual([302, picture]);
});

test("list pictures are rendered in advance", async () => {
  await ownBackend(sqlite.create, { studio, warmPictures: { after: 0 } });
  const wanted = "bottle front #eff6f7 #f5f5f2 320 avif";
  await expect.poll(() => studio.rendered).toContain(wanted);
});

test.skipIf(process.platform !== "linux")(
  "R9: a picture that cannot be saved is shown all the same, and made again",
  async () => {
    const folder = join(store.dataDir, "media");
    await rm(folder, { recursive: true, force: true });
    // No folder can be created there: writing fails, as on a full disk.
    await symlink("/sys/kernel/preforma-test", folder);
    for (let count = 1; count <= 2; count++) {
      const { status, text } = await ask(backend, picture);
      expect(status).toBe(200);
      expect(text).toBe("bottle front #eff6f7 #f5f5f2 320 webp");
      expect(studio.rendered).toHaveLength(count);
    }
  },
);
