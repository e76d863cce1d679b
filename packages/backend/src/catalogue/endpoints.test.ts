import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  categoryNodeSchema,
  categorySchema,
  facetedListSchema,
  listMetaSchema,
  productDetailSchema,
  productListSchema,
  productSummarySchema,
  type FacetedList,
} from "@preforma/domain/catalogue/schema";
import { locales } from "@preforma/domain/locales";
import { upsertCategories } from "./store.ts";
import { category } from "../testing/records.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { idOf } from "../testing/backend.ts";

describe.each(mainStoreKinds)("the catalogue's endpoints on $name", ({ create }) => {
  const own = openBackend(create);

  /** Fetches, expects success, and parses the data with the contract's own schema: no missing field, no wrong type. */
  async function get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const { status, body } = await own.ask(path);
    expect({ status, success: body.success, inBody: body.status }).toEqual({
      status: 200,
      success: true,
      inBody: 200,
    });
    return schema.parse(body.data);
  }
  const faceted = (query: string): Promise<FacetedList> =>
    get(`/api/v1/products/simple-filter?${query}`, facetedListSchema);
  const codes = (list: { products: { code: string }[] }): string[] =>
    list.products.map((entry) => entry.code);
  const counts = (list: FacetedList, key: string): Record<string, number> =>
    Object.fromEntries(
      list.facets.find((facet) => facet.key === key)?.values.map((value) => [value.value, value.count]) ?? [],
    );

  describe("products/filter", () => {
    test("lists only visible products, featured first", async () => {
      const list = await get("/api/v1/products/filter?limit=100", productListSchema);
      expect(codes(list)).toHaveLength(10);
      expect(codes(list)[0]).toBe("B-500-CL");
      expect(codes(list)).not.toContain("OFF");
      expect(codes(list)).not.toContain("HID");
    });

    test("pages without gap or repetition", async () => {
      const seen: string[] = [];
      for (let page = 1; page <= 4; page++) {
        const list = await get(`/api/v1/products/filter?limit=3&page=${page}`, productListSchema);
        seen.push(...codes(list));
        expect(list.meta).toEqual({
          page,
          limit: 3,
          totalItems: 10,
          totalPages: 4,
          hasNextPage: page < 4,
          hasPreviousPage: page > 1,
        });
      }
      expect(new Set(seen).size).toBe(10);
      const beyond = await get("/api/v1/products/filter?limit=3&page=9", productListSchema);
      expect(beyond).toMatchObject({ products: [], meta: { hasNextPage: false, hasPreviousPage: true } });
    });

    test("finds by keyword, tolerates a typing error and returns where it matched", async () => {
      const list = await get("/api/v1/products/filter?keyword=botle&languageCode=en", productListSchema);
      expect(codes(list)).toEqual(expect.arrayContaining(["B-500-CL", "B-500-AM", "B-500-WH"]));
      const [first] = list.products;
      const [start = 0, end = 0] = first?.highlights?.[0] ?? [];
      expect(first?.translations[0]?.title.slice(start, end)).toBe("Bottle");
    });

    test("offers suggestions in the same answer when nothing is found, and only then", async () => {
      const misses = "keyword=zzqqxx&languageCode=en";
      const list = await get(`/api/v1/products/filter?${misses}`, productListSchema);
      expect(list.products).toEqual([]);
      expect(list.suggestion?.categories.length).toBeGreaterThan(0);
      expect(list.suggestion).toEqual((await faceted(misses)).suggestion);
      const found = await get("/api/v1/products/filter?keyword=bottle&languageCode=en", productListSchema);
      expect(found).not.toHaveProperty("suggestion");
    });

    test("filters by category with its descendants, and by feature", async () => {
      const categories = await get("/api/v1/product-categories?languageCode=tr", z.array(categorySchema));
      const containers = categories.find((entry) => entry.translations[0]?.title === "Containers");
      expect(
        codes(await get(`/api/v1/products/filter?category=${containers?.id}`, productListSchema)).toSorted(),
      ).toEqual(["B-250", "B-500-AM", "B-500-CL", "B-500-WH", "J-100"]);
      expect(codes(await get("/api/v1/products/filter?is_featured=true", productListSchema))).toEqual([
        "B-500-CL",
      ]);
      expect(codes(await get("/api/v1/products/filter?category=999", productListSchema))).toEqual([]);
    });

    test("returns one language, and Turkish if it is missing", async () => {
      const list = await get("/api/v1/products/filter?languageCode=ar&limit=100", productListSchema);
      for (const entry of list.products) {
        expect(entry.translations).toHaveLength(1);
        expect(entry.seo_translations).toHaveLength(1);
        expect(entry.translations[0]?.language_code).toBe(entry.code === "B-250" ? "tr" : "ar");
      }
    });
  });

  describe("products/simple-filter", () => {
    test("accepts a list with commas, and a repeated parameter as a form sends it", async () => {
      const joined = await faceted("material=PET,HDPE&limit=100");
      expect(joined.meta.totalItems).toBe(5);
      expect(codes(await faceted("material=PET&material=HDPE&limit=100"))).toEqual(codes(joined));
    });

    test("counts each facet as if it had no selection", async () => {
      const all = await faceted("languageCode=en");
      expect(counts(all, "material")).toEqual({ PET: 4, HDPE: 1, PP: 5 });
      const chosen = await faceted("languageCode=en&material=HDPE");
      expect(codes(chosen)).toEqual(["B-500-WH"]);
      expect(counts(chosen, "material")).toEqual({ PET: 4, HDPE: 1, PP: 5 });
      expect(counts(chosen, "colour")).toEqual({ white: 1 });
      expect(
        chosen.facets.find((facet) => facet.key === "material")?.values.filter((value) => value.selected),
      ).toEqual([{ value: "HDPE", title: "HDPE", count: 1, selected: true }]);
    });

    test("the count of a value is the number of products that selecting it gives", async () => {
      const base = "languageCode=en&food=true";
      const list = await faceted(base);
      for (const facet of list.facets.filter(({ key }) => key !== "food")) {
        for (const value of facet.values) {
          const narrowed = await faceted(`${base}&${facet.key}=${encodeURIComponent(value.value)}`);
          expect({ ...value, count: narrowed.meta.totalItems }).toEqual(value);
        }
      }
      expect(list.facets.flatMap((facet) => facet.values).length).toBeGreaterThan(8);
    });

    test("keeps a selected value without results, so that it can be cleared", async () => {
      const list = await faceted("languageCode=en&colour=amber&material=HDPE");
      expect(list.products).toEqual([]);
      expect(list.facets.find((facet) => facet.key === "colour")?.values).toContainEqual(
        expect.objectContaining({
          value: "amber",
          title: "Amber",
          count: 0,
          selected: true,
          hex: expect.stringMatching(/^#/) as unknown,
        }),
      );
    });

    test("steps down the categories", async () => {
      const titlesOf = (list: FacetedList) =>
        list.facets
          .find((facet) => facet.key === "category")
          ?.values.map((value) => `${value.title} ${value.count}`);
      const top = await faceted("languageCode=tr");
      expect(titlesOf(top)).toEqual(["Containers 5", "Closures 5"]);
      const containers = top.facets[0]?.values[0]?.value;
      const below = await faceted(`languageCode=tr&category=${containers}`);
      expect(titlesOf(below)).toEqual(["Bottles 4", "Jars 1"]);
      const leaf = await faceted(`languageCode=tr&category=${below.facets[0]?.values[1]?.value}`);
      expect(leaf.facets[0]?.values.map((value) => value.selected)).toEqual([false, true]);
    });

    test("filters by volume and returns the available range", async () => {
      const list = await faceted("volume_min=200&volume_max=300&languageCode=en");
      expect(codes(list)).toEqual(["B-250"]);
      expect(list.volume_range).toEqual({ min: 100, max: 500 });
    });

    test("sorts, with missing values last", async () => {
      const byVolume = codes(await faceted("sort=volume_asc&limit=100"));
      expect(byVolume.slice(0, 2)).toEqual(["J-100", "B-250"]);
      expect(codes(await faceted("sort=price_asc&limit=100")).at(-1)).toBe("B-250");
      expect(codes(await faceted("sort=price_desc&limit=100")).at(-1)).toBe("B-250");
      const titles = (await faceted("sort=title&languageCode=en&limit=100")).products.map(
        (entry) => entry.translations[0]?.title ?? "",
      );
      expect(titles).toEqual(titles.toSorted(new Intl.Collator("en", { numeric: true }).compare));
    });

    test("shows one product per family on request, and all of them otherwise", async () => {
      const all = await faceted("languageCode=en&limit=100");
      const grouped = await faceted("languageCode=en&limit=100&group=family");
      expect(all.product_total).toBeUndefined();
      expect(grouped.product_total).toBe(all.meta.totalItems);
      expect(grouped.meta.totalItems).toBe(grouped.products.length);
      // The three bottles and the two caps are two hits; their order is that of the whole list.
      expect(all.meta.totalItems - grouped.meta.totalItems).toBe(3);
      const shown = new Set(grouped.products.map(({ id }) => id));
      expect(grouped.products.map(({ id }) => id)).toEqual(
        all.products.map(({ id }) => id).filter((id) => shown.has(id)),
      );
      expect(grouped.facets).toEqual(all.facets);
      expect(grouped.products.find(({ code }) => code.startsWith("B-500"))?.variant_count).toBe(3);
      // The best match leads its family.
      const white = await faceted("keyword=white bottle&languageCode=en&group=family");
      expect(white.products[0]?.code).toBe("B-500-WH");
      expect((await faceted("languageCode=en&group=family&sort=title&limit=2&page=2")).meta.page).toBe(2);
    });

    test("offers suggestions when nothing is found", async () => {
      const list = await faceted("keyword=zzqqxx&languageCode=en");
      expect(list.products).toEqual([]);
      expect(list.suggestion).not.toBeNull();
    });
  });

  describe("products/detail", () => {
    test("returns everything, in all languages or in one", async () => {
      const detail = await get(`/api/v1/products/detail/${idOf("B-500-CL")}`, productDetailSchema);
      expect(detail).toMatchObject({
        code: "B-500-CL",
        weight_g: 28.5,
        brimful_ml: 520,
        stock: 5000,
        shape_id: "bottle",
        variant_count: 3,
        dimensions: { height_mm: 190, width_mm: 66, depth_mm: 66 },
        pack_quantities: { carton: 120, pallet: 2400 },
        recycling: { code: 1, label: "PET" },
        food_contact_declarations: ["EU 10/2011"],
        default_price: { amount_minor: 1250, currency: "TRY" },
      });
      expect(detail.translations.map((entry) => entry.language_code)).toEqual([...locales]);
      expect(detail.variants.map((entry) => entry.code).toSorted()).toEqual(["B-500-AM", "B-500-WH"]);
      expect(detail.category_path.map((entry) => entry.translations[0]?.title)).toEqual([
        "Containers",
        "Bottles",
      ]);
      expect(detail.packs).toHaveLength(2);
      expect(detail.documents).toMatchObject([
        { kind: "data_sheet", url: `/media/documents/${detail.id}/data-sheet.tr.pdf` },
        { kind: "technical_drawing", media_type: "application/pdf" },
        { kind: "technical_drawing", url: `/media/documents/${detail.id}/technical-drawing.dxf` },
        { kind: "technical_drawing", url: `/media/drawings/${detail.id}.tr.svg` },
        { kind: "packaging_information", media_type: "application/pdf" },
      ]);

      expect(detail.availability).toEqual({
        state: "in_stock",
        level: "plenty",
        amount: { count: 40, is_exact: false, unit: "carton" },
        lead_time_days: null,
        back_on: null,
      });
      // Enough about its variants for an order table.
      expect(detail.variants.find((entry) => entry.code === "B-500-AM")).toMatchObject({
        default_price: { amount_minor: 1250, currency: "TRY" },
        minimum_order: 1000,
        carton_quantity: 120,
        availability: { state: "in_stock" },
      });

      const french = await get(`/api/v1/products/detail/${detail.id}?languageCode=fr`, productDetailSchema);
      expect(french.translations).toEqual([
        {
          language_code: "fr",
          title: "500 ml Round Bottle Clear fr",
          description: "500 ml Round Bottle Clear (fr).",
        },
      ]);
      expect(french.seo_translations.map((entry) => entry.language_code)).toEqual([...locales]);
      expect(french.images[0]?.alt).toBe("500 ml Round Bottle Clear fr");
      expect(french.images[1]?.alt).toBe("500 ml Round Bottle Clear fr, vue de trois quarts");
    });

    test.each([
      ["an unknown product", () => 999_999, "Товар не найден."],
      ["a withdrawn one", () => 6, "Товар не найден."],
    ])("is 404 for %s, in the visitor's language", async (_, id, message) => {
      const { status, body } = await own.ask(`/api/v1/products/detail/${id()}?languageCode=ru`);
      expect({ status, body }).toEqual({
        status: 404,
        body: { success: false, status: 404, message, data: null },
      });
    });
  });

  describe("products/accessories", () => {
    test("lists for a container the closures that seal its neck, kinds in turn, siblings last", async () => {
      const list = await get(
        `/api/v1/products/accessories/${idOf("B-500-CL")}?language=en`,
        z.array(productSummarySchema),
      );
      expect(codes({ products: list })).toEqual(["C-28-410-W", "P-28-410", "C-28-410-B"]);
    });

    test("lists for a closure the containers that it fits, in any spelling of the neck", async () => {
      expect(
        codes({
          products: await get(`/api/v1/products/accessories/${idOf("L-58")}`, z.array(productSummarySchema)),
        }),
      ).toEqual(["J-100"]);
      expect(
        codes({
          products: await get(
            `/api/v1/products/accessories/${idOf("C-28-400")}`,
            z.array(productSummarySchema),
          ),
        }),
      ).toEqual([]);
    });
  });

  test("products/recommended leaves the product's own variants out", async () => {
    const list = await get(
      `/api/v1/products/recommended?productId=${idOf("B-500-CL")}&language=tr`,
      z.array(productSummarySchema),
    );
    expect(codes({ products: list })).toEqual(["B-250", "J-100"]);
  });

  describe("product-categories", () => {
    test("is flat with counts, descriptions and pictures", async () => {
      const list = await get("/api/v1/product-categories", z.array(categorySchema));
      expect(list.map((entry) => `${entry.translations[0]?.title} ${entry.product_count}`)).toEqual([
        "Containers 5",
        "Bottles 4",
        "Jars 1",
        "Closures 5",
      ]);
      expect(list[0]?.translations).toHaveLength(6);
      expect(list[0]?.translations[0]).toMatchObject({
        slug: "containers-tr",
        description: "Containers (tr).",
      });
      expect(list[0]?.category_box_images[0]).toMatchObject({
        entity_type: "category_box",
        alt: "Containers",
      });
    });

    test("is a tree, and a list of the featured", async () => {
      const tree = await get("/api/v1/product-categories/tree?languageCode=de", z.array(categoryNodeSchema));
      expect(
        tree.map((root) => [
          root.translations[0]?.title,
          root.children.map((child) => child.translations[0]?.title),
        ]),
      ).toEqual([
        ["Containers de", ["Bottles de", "Jars de"]],
        ["Closures de", []],
      ]);
      const featured = await get(
        "/api/v1/product-categories/filter?languageCode=tr",
        z.array(categorySchema),
      );
      expect(featured.map((entry) => entry.translations[0]?.title)).toEqual([
        "Containers",
        "Bottles",
        "Closures",
      ]);
    });

    test("finds a category by its current slug in any language", async () => {
      const match = z.object({ id: z.int(), is_active: z.boolean() });
      const turkish = await get("/api/v1/product-categories/by-slug/jars-tr", match);
      expect(await get("/api/v1/product-categories/by-slug/Jars-AR?languageCode=en", match)).toEqual({
        id: turkish.id,
        is_active: true,
      });
      expect((await own.ask("/api/v1/product-categories/by-slug/nothing")).status).toBe(404);
      expect((await own.ask("/api/v1/product-categories/by-slug/hidden-tr")).status).toBe(404);
    });
  });

  test("sitemap lists every page once", async () => {
    const schema = z.object({
      entries: z.array(
        z.object({ id: z.int(), slugs: z.record(z.string(), z.string()), updated_at: z.iso.datetime() }),
      ),
      meta: listMetaSchema,
    });
    const first = await get("/api/v1/sitemap?limit=6", schema);
    const second = await get("/api/v1/sitemap?limit=6&page=2", schema);
    expect(new Set([...first.entries, ...second.entries].map((entry) => entry.id)).size).toBe(10);
    expect(first.entries[0]?.slugs).toHaveProperty("ar", "500-ml-round-bottle-clear-ar");
    expect((await get("/api/v1/sitemap?entity=categories", schema)).entries).toHaveLength(4);
  });

  test("sitemap lists no category without products", async () => {
    await upsertCategories(own.db, [category("empty")]);
    const all = () => get("/api/v1/product-categories", z.array(categorySchema));
    await expect.poll(async () => (await all()).length).toBe(5);
    const { entries } = await get(
      "/api/v1/sitemap?entity=categories",
      z.object({ entries: z.array(z.json()) }),
    );
    expect(entries).toHaveLength(4);
  });
});
