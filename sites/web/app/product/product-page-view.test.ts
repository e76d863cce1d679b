import { expect, test } from "vitest";
import { createInstance } from "i18next";
import type { ProductDetail } from "@preforma/domain/catalogue";
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

/** The page of a bottle with these pictures and packs. */
function viewOf({ images, packs }: Pick<ProductDetail, "images" | "packs">) {
  const product: ProductDetail = {
    id: 1,
    code: "B-500",
    category_id: 1,
    is_featured: false,
    translations: [{ language_code: "en", title: "Bottle", description: "" }],
    seo_translations: [{ language_code: "en", slug: "bottle", is_active: true }],
    images,
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
    packs,
    documents: [],
    category_path: [],
    updated_at: "2026-01-01T00:00:00.000Z",
  };
  return productPageView(
    product,
    { accessories: [], recommended: [], comments: null },
    { locale: "en", t: createInstance({ lng: "en" }).t },
  );
}

test("photographs stand first, and colours are tried on the studio picture behind them", () => {
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

test("a product of photographs alone offers no colours to try", () => {
  expect(viewOf({ images: [picture("hall")], packs: [] }).tint).toBeNull();
  expect(viewOf({ images: [picture("hall")], packs: [pack("front")] }).tint).toBeNull();
});
