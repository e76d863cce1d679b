import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import type { Locale } from "@preforma/domain/locales";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { drawShareCard } from "@preforma/studio";

const card = (locale: Locale, title: string) => ({
  locale,
  title,
  eyebrow: "•",
  name: "Preforma",
  picture: null,
});

/** The first and last column of a card's title, px. */
async function inkOf(bytes: Uint8Array): Promise<{ from: number; to: number }> {
  const { data, info } = await sharp(bytes)
    .extract({ left: 0, top: 140, width: 1200, height: 300 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_row, y) => data[y * info.width + x] ?? 255).some(
      (grey) => grey < 90,
    ),
  );
  return { from: columns[0] ?? -1, to: columns.at(-1) ?? -1 };
}

describe("a share picture", () => {
  test.each([
    ["tr", "Ağız ölçüsü İĞŞ 28/410"],
    ["ru", "Новая линия розлива"],
    ["de", "Neue Flaschen für Öl"],
  ] as const)("has the size that networks ask for, and begins at the left in %s", async (locale, title) => {
    const bytes = await drawShareCard(card(locale, title));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    const { from, to } = await inkOf(bytes);
    expect(from).toBeGreaterThanOrEqual(70);
    expect(from).toBeLessThan(90);
    expect(to).toBeGreaterThan(400);
  });

  test("is aligned to the right in Arabic", async () => {
    const { from, to } = await inkOf(await drawShareCard(card("ar", "خط جديد لقوارير PET")));
    expect(to).toBeGreaterThan(1100);
    expect(to).toBeLessThanOrEqual(1130);
    expect(from).toBeGreaterThan(300);
  });

  test("is rendered in the brand's typeface, whatever fonts the machine has", async () => {
    // 548 px in Rubik, 562 in the DejaVu of most servers.
    const { from, to } = await inkOf(await drawShareCard(card("tr", "Hamburgefonstiv")));
    expect(to - from).toBeGreaterThan(540);
    expect(to - from).toBeLessThan(556);
  });
});

describe.each(mainStoreKinds)("URLs of share pictures on $name", ({ create }) => {
  const own = openBackend(create);

  it("redirect permanently to the current picture, and are a 404 otherwise", async () => {
    const fetchPath = (path: string) => own.backend.fetch(new Request(`http://shop.test${path}`));
    const { body } = await own.ask("/api/v1/products/simple-filter?limit=1&languageCode=tr");
    const id = (body.data as { products: { id: number }[] }).products[0]?.id;
    const folder = `/media/share/products/${id}`;
    for (const path of [
      ...["tr.jpg", "ar.jpg", "tr-000000000000.jpg"].map((file) => `${folder}/${file}`),
      "/media/share/categories/1/tr.jpg",
      "/media/share/site/1/ar.jpg",
    ]) {
      const moved = await fetchPath(path);
      expect(moved.status, path).toBe(302);
      const target = moved.headers.get("location") ?? "";
      expect(target).toMatch(/^\/media\/share\/\w+\/\d+\/(?:tr|ar)-[0-9a-f]{12}\.jpg$/);
      const picture = await fetchPath(target);
      expect(picture.status).toBe(200);
      expect(picture.headers.get("content-type")).toBe("image/jpeg");
      expect(picture.headers.get("cache-control")).toContain("immutable");
    }
    for (const path of [
      `${folder}/xx.jpg`,
      `${folder}/tr.png`,
      "/media/share/products/999999/tr.jpg",
      "/media/share/faqs/1/tr.jpg",
      "/media/share/categories/999999/tr.jpg",
      "/media/share/site/2/tr.jpg",
    ])
      expect((await fetchPath(path)).status, path).toBe(404);
  });
});
