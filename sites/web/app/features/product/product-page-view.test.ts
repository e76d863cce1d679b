import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createInstance } from "i18next";
import type { ProductDetail, Variant } from "@preforma/domain/catalogue";
import { productFamilies } from "@preforma/domain/catalogue/schema";
import type { Locale } from "@preforma/domain/locales";
import type { IndicativeRates } from "@preforma/domain/shop";
import { familyDrawing, productImage } from "../catalogue/index.ts";
import { productPageView } from "./product-page-view.ts";

const picture = (name: string): ProductDetail["images"][number] => ({
  url: `/media/${name}.jpg`,
  thumbnail_image_url: `/media/${name}-320.jpg`,
  width: 960,
  height: 1200,
  alt: name,
  sources: [],
});
const studio = (view: string): ProductDetail["images"][number] => ({
  ...picture(view),
  studio: { view, body_hex: "#9b4d12", closure_hex: "#f5f5f2", ground_hex: "#f3f4f2" },
});
const pack = (view: string): ProductDetail["packs"][number] => ({
  shape_id: "bottle",
  view,
  kind: "opaque",
  url: `/media/packs/${view}.avif`,
  width: 960,
  height: 1200,
});

/** Returns keys instead of texts. */
const i18n = createInstance();
await i18n.init({ lng: "en", resources: {} });

/** The page of a bottle with these properties and this many accessories. */
function viewOf(
  own: Partial<ProductDetail>,
  locale: Locale = "en",
  rates: IndicativeRates | null = null,
  fitting = 0,
) {
  const product: ProductDetail = {
    id: 1,
    code: "B-500",
    category_id: 1,
    is_featured: false,
    translations: [{ language_code: "en", title: "Bottle", description: "" }],
    seo_translations: [{ language_code: "en", slug: "bottle", is_active: true }],
    images: [],
    default_price: null,
    material: "HDPE",
    volume_ml: 500,
    neck_finish: null,
    closure_type: null,
    colour: null,
    minimum_order: 1,
    food_contact: false,
    variant_count: 1,
    dimensions: null,
    weight_g: null,
    brimful_ml: null,
    pack_quantities: { carton: null, pallet: null },
    recycling: null,
    food_contact_declarations: [],
    stock: null,
    shape_id: "bottle",
    variants: [],
    packs: [],
    documents: [],
    category_path: [],
    updated_at: "2026-01-01T00:00:00.000Z",
    ...own,
  };
  return productPageView(
    product,
    { accessories: Array.from({ length: fitting }, () => product), recommended: [], comments: null, rates },
    { locale, t: i18n.t },
  );
}

test("photographs come first, and colours are tried on the studio picture after them", () => {
  const { images, tint } = viewOf({
    images: [picture("hall"), picture("label"), studio("front"), studio("three-quarter")],
    packs: [pack("front"), pack("three-quarter")],
  });
  expect(images.map(({ image }) => image.alt)).toEqual(["hall", "label", "front", "three-quarter"]);
  expect(tint).toEqual({
    picture: 2,
    pack: pack("front"),
    body: "#9b4d12",
    closure: "#f5f5f2",
    ground: "#f3f4f2",
  });
});

test("colours are tried on the first picture whose view has a pack", () => {
  const { tint } = viewOf({
    images: [studio("front"), studio("three-quarter")],
    packs: [pack("three-quarter")],
  });
  expect([tint?.picture, tint?.pack.view]).toEqual([1, "three-quarter"]);
});

test("a row of fitting products, with a link to the list if there are more", () => {
  const neck_finish = { code: "28/410", diameter_mm: 28, finish: "410" };
  const rowOf = (fitting: number) => {
    const { accessories, sameNeckPath } = viewOf({ neck_finish }, "en", null, fitting);
    return { cards: accessories.length, sameNeckPath };
  };
  expect(rowOf(4)).toEqual({ cards: 4, sameNeckPath: null });
  expect(rowOf(5)).toEqual({ cards: 4, sameNeckPath: "/en/products?neck=28/410" });
});

test("a product of photographs alone offers no colours to try", () => {
  expect(viewOf({ images: [picture("hall")], packs: [] }).tint).toBeNull();
  expect(viewOf({ images: [picture("hall")], packs: [pack("front")] }).tint).toBeNull();
});

const sizeOf = (
  id: number,
  neck: string | null,
  volume_ml: number | null,
): ProductDetail["variants"][number] => ({
  id,
  code: `C-${id}`,
  colour: null,
  volume_ml,
  neck_finish: neck === null ? null : { code: neck, diameter_mm: 38, finish: null },
  seo_translations: [],
});

test("V4: sizes of caps are necks, sizes of bottles volumes", () => {
  const axis = (own: Partial<ProductDetail>) =>
    viewOf(own).variants.map(({ title, options }) => [title, options.map(({ label }) => label)]);
  expect(
    axis({
      volume_ml: null,
      closure_type: "screw_cap",
      neck_finish: { code: "38/400", diameter_mm: 38, finish: "400" },
      variants: [sizeOf(2, "45/400", null)],
    }),
  ).toEqual([["spec.neck", ["38/400", "45/400"]]]);
  expect(axis({ variants: [sizeOf(2, null, 250)] })).toEqual([["spec.volume", ["250 ml", "500 ml"]]]);
});

test("V11: necks are written in the page's language", () => {
  const neck_finish = { code: "82 mm 3-start", diameter_mm: 82, finish: "3-start" };
  const view = viewOf({ neck_finish }, "ru");
  const written = "82 мм (3 захода)";
  expect(view.neck).toBe(written);
  expect(view.facts).toContain(written);
  expect(view.specs.flatMap(({ rows }) => rows.filter(({ id }) => id === "neck"))).toMatchObject([
    { value: written },
  ]);
  expect(view.quote.variants.map(({ value }) => value)).toContain(written);
});

test("V20: a product without a picture shows the drawing of its family, and labels it", () => {
  expect(viewOf({ family: "jar" }).schematic?.url).toBe("/families/jar.svg");
  expect(viewOf({}).schematic?.url).toBe("/families/box.svg");
  expect(viewOf({ family: "jar", images: [picture("hall")] }).schematic).toBeNull();
});

test("V20: cards show it too, and there is a drawing of every family in the theme's colours", () => {
  const { images, recommended } = viewOf({ family: "tube" });
  expect([images, recommended]).toEqual([[], []]);
  for (const family of productFamilies) {
    const { url, width, height } = familyDrawing({ family });
    const drawing = readFileSync(new URL(`../../../public${url}`, import.meta.url), "utf8");
    expect(drawing, family).toContain('id="drawing"');
    expect(drawing, family).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(drawing.match(/(?:fill|stroke)="(?!none|currentColor)[^"]*"/), family).toBeNull();
  }
  expect(productImage({ family: "tube", images: [] }).url).toBe("/families/tube.svg");
  expect(productImage({ family: "tube", images: [picture("hall")] }).url).toBe("/media/hall-320.jpg");
});

test("the closure of a container is a suggestion, and a closure names its own type", () => {
  const labels = (own: Partial<ProductDetail>) =>
    viewOf({ closure_type: "screw_cap", ...own }).specs.flatMap(({ rows }) => rows.map(({ label }) => label));
  expect(labels({})).toContain("spec.closure");
  expect(labels({ volume_ml: null })).toContain("spec.closureType");
  expect(labels({ volume_ml: null })).not.toContain("spec.closure");
});

test("a square product has a width and a depth, a round one a diameter", () => {
  const dimensions = { height_mm: 51.3, width_mm: 79.9, depth_mm: 79.9 };
  const ids = (shape_id: string) =>
    viewOf({ dimensions, shape_id }).specs.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(ids("jar-square-clear")).toEqual(expect.arrayContaining(["width", "depth"]));
  expect(ids("jar-square-clear")).not.toContain("diameter");
  expect(ids("jar-straight-clear")).toContain("diameter");
});

test("a price list begins with the smallest order, in full cartons", () => {
  const { priceList } = viewOf({
    default_price: { amount_minor: 200, currency: "TRY" },
    price_breaks: [{ from_quantity: 5000, amount_minor: 185 }],
    minimum_order: 1000,
    pack_quantities: { carton: 120, pallet: null },
  });
  expect(priceList).toEqual([
    { quantity: 1080, amountMinor: 200 },
    { quantity: 5000, amountMinor: 185 },
  ]);
});

test("a price is shown in foreign currencies only with a current rate", () => {
  const price = { default_price: { amount_minor: 455, currency: "TRY" } };
  const day = new Date().toISOString().slice(0, 10);
  expect(viewOf(price).indicative).toBeNull();
  expect(viewOf(price, "en", { day, EUR: 48.9, USD: null }).indicative).not.toBeNull();
  expect(viewOf(price, "en", { day: "2020-01-01", EUR: 48.9, USD: null }).indicative).toBeNull();
});

const member = (
  id: number,
  own: Partial<ProductDetail["variants"][number]>,
): ProductDetail["variants"][number] => ({
  id,
  code: `B-${id}`,
  colour: null,
  volume_ml: 500,
  neck_finish: null,
  seo_translations: [],
  default_price: { amount_minor: 845, currency: "TRY" },
  minimum_order: 1000,
  carton_quantity: 120,
  availability: null,
  ...own,
});

test("the table of a family lists its articles by size, with a field for each that can be ordered", () => {
  const soldOut = { state: "out_of_stock", level: null, amount: null, lead_time_days: null, back_on: null };
  const variants = [
    member(2, { volume_ml: 1000 }),
    member(3, { volume_ml: 250, availability: soldOut as Variant["availability"] }),
    member(4, { volume_ml: 250, default_price: null }),
  ];
  const { family } = viewOf({ variants, default_price: { amount_minor: 900, currency: "TRY" } }, "tr");
  const rows = family?.rows ?? [];
  expect(
    rows.map(({ code, size, canBeOrdered, isCurrent }) => [code, size, canBeOrdered, isCurrent]),
  ).toEqual([
    ["B-3", "250 ml", false, false],
    ["B-4", "250 ml", false, false],
    ["B-500", "500 ml", true, true],
    ["B-2", "1 L", true, false],
  ]);
  expect(rows.map(({ availability }) => availability)).toEqual(["Stokta yok", "", "", ""]);
});

test("a product without a family, or from an API without prices of variants, has no table", () => {
  expect(viewOf({}).family).toBeNull();
  expect(viewOf({ variants: [sizeOf(2, null, 250)] }).family).toBeNull();
});

test("unknown availability is left out", () => {
  expect(viewOf({}).availability).toBeNull();
  const availability = { state: "in_stock", level: "few", amount: null, lead_time_days: 15, back_on: null };
  expect(
    viewOf({ availability: availability as ProductDetail["availability"] }, "tr").availability,
  ).toMatchObject({
    text: "Stokta: az sayıda",
    more: "Daha büyük miktarlar: 15 iş günü",
    canBeOrdered: true,
  });
});

test("a long family shows the product's own size, then the sizes next to it", () => {
  const variants = Array.from({ length: 20 }, (_, place) =>
    member(place + 2, { volume_ml: place < 4 ? 500 : 100 * (place + 4) }),
  );
  const { family } = viewOf({ variants }, "en");
  expect(family?.total).toBe(21);
  expect(family?.rows.map(({ size }) => size)).toEqual([...Array(5).fill("500 ml"), "800 ml"]);
  expect(family?.rows.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});
