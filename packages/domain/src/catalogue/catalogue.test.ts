import fc from "fast-check";
import { describe, expect, it, test, vi } from "vitest";
import { cacheMs, createStrictClient, type Fetch } from "../http/index.ts";
import { siteSettingsQuery } from "../settings/index.ts";
import {
  accessoriesQuery,
  buildTree,
  categoriesQuery,
  type Category,
  type CategoryNode,
  categorySlug,
  categoryTreeQuery,
  facetedProductsQuery,
  featuredCategoriesQuery,
  productDetailQuery,
  productFilterQuery,
  productSlug,
  recommendedQuery,
  titleIn,
} from "./index.ts";
import { productFactsSchema } from "./schema.ts";
import { gtin14, isGtin } from "./gtin.ts";

const category = (id: number, parent: number | null, more: Partial<Category> = {}): Category => ({
  id,
  parent_id: parent,
  is_featured: false,
  is_active: true,
  sort_order: 0,
  product_count: 0,
  translations: [],
  images: [],
  category_box_images: [],
  ...more,
});
const shape = (nodes: CategoryNode[]): unknown =>
  nodes.map((node) => (node.children.length > 0 ? [node.id, shape(node.children)] : node.id));

describe("buildTree", () => {
  it("orders, nests and leaves out what cannot be reached", () => {
    const flat = [
      category(5, 2),
      category(4, 2, { sort_order: -1 }),
      category(2, null, { sort_order: 2 }),
      category(1, 0, { sort_order: 1 }),
      category(3, 1),
      category(6, 3),
      category(7, null, { is_active: false }),
      category(8, 7),
      category(9, 99),
      category(10, 11),
      category(11, 10),
    ];
    expect(shape(buildTree(flat))).toEqual([
      [1, [[3, [6]]]],
      [2, [4, 5]],
    ]);
  });

  it("loses and doubles nothing of a whole forest, in whatever order it comes", () => {
    const forest = fc.array(fc.nat(), { maxLength: 40 }).chain((parents) => {
      const flat = parents.map((parent, index) =>
        category(index + 1, index === 0 || parent % 3 === 0 ? null : (parent % index) + 1),
      );
      return fc.shuffledSubarray(flat, { minLength: flat.length });
    });
    const ids = (nodes: CategoryNode[]): number[] =>
      nodes.flatMap((node) => [node.id, ...ids(node.children)]);
    fc.assert(
      fc.property(forest, (flat) => {
        expect(ids(buildTree(flat)).sort((a, b) => a - b)).toEqual(
          flat.map((one) => one.id).sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe("names", () => {
  const seo = (language_code: string, slug: string, is_active = true) => ({
    language_code: language_code as "tr",
    slug,
    is_active,
  });

  it.each([
    ["en", [seo("tr", "sise"), seo("en", "bottle")], "bottle"],
    ["en", [seo("tr", "sise"), seo("en", "old", false)], "sise"],
    ["en", [seo("en", "old", false), seo("en", "bottle")], "bottle"],
    ["en", [seo("ru", "butylka"), seo("tr", "sise", false)], "butylka"],
    ["en", [seo("en", "")], "urun"],
    ["tr", [], "urun"],
  ] as const)("in %s of %j the product's slug is %s", (locale, seo_translations, slug) => {
    expect(productSlug({ seo_translations: [...seo_translations] }, locale)).toBe(slug);
  });

  it("fall back for categories to the id", () => {
    const translations = [
      { language_code: "tr" as const, title: "Kapaklar", slug: "kapaklar" },
      { language_code: "ar" as const, title: "أغطية" },
    ];
    expect(categorySlug({ id: 7, translations }, "ar")).toBe("kapaklar");
    expect(categorySlug({ id: 7, translations: [] }, "ar")).toBe("kategori-7");
    expect(titleIn(translations, "ar")).toBe("أغطية");
    expect(titleIn(translations, "fr")).toBe("Kapaklar");
    expect(titleIn([{ language_code: "ru", title: "Крышки" }], "fr")).toBe("Крышки");
    expect(
      titleIn(
        [
          { language_code: "fr", title: "Bouchons", is_active: false },
          { language_code: "fr", title: "  " },
        ],
        "fr",
      ),
    ).toBe("");
  });
});

describe("queries", () => {
  const recording = (answers: Record<string, unknown> = {}) => {
    const fetch = vi.fn<Fetch>(async (url) => {
      const path = url.replace(/^\/api\/v1\//, "").replace(/\?.*$/, "");
      return path in answers
        ? Response.json({ success: true, data: answers[path] })
        : Response.json({ success: false, message: "" }, { status: 500 });
    });
    return {
      fetch,
      client: createStrictClient({ fetch }),
      asked: () => fetch.mock.calls.map(([url]) => url),
    };
  };

  it("send the requests of section 7, and stay fresh for five minutes", async () => {
    expect(cacheMs).toBe(300_000);
    const all = {
      "product-categories": [],
      "product-categories/tree": [],
      "product-categories/filter": [],
      "products/filter": {},
      "products/simple-filter": {},
      "products/detail/3": {},
      "products/recommended": [],
      "products/accessories/3": [],
      "general-settings/1": {},
    };
    const { client, asked } = recording(all);
    const queries = [
      categoriesQuery(client, "tr"),
      categoryTreeQuery(client, "tr"),
      featuredCategoriesQuery(client, "en"),
      productFilterQuery(client, "en", { keyword: "şişe" }),
      facetedProductsQuery(client, "ar", {
        category: 4,
        material: ["PET", "PP"],
        neck: [],
        page: 2,
        sort: "title",
      }),
      productDetailQuery(client, "fr", 3),
      recommendedQuery(client, "de", 3),
      recommendedQuery(client, "de"),
      recommendedQuery(client, "de", 3, 4),
      accessoriesQuery(client, "ru", 3),
      accessoriesQuery(client, "ru", 3, 5),
      siteSettingsQuery(client),
    ];
    for (const query of queries) {
      expect(query).toMatchObject({ staleTime: cacheMs, gcTime: cacheMs });
      await query.queryFn({});
    }
    expect(asked()).toEqual([
      "/api/v1/product-categories?languageCode=tr",
      "/api/v1/product-categories/tree?languageCode=tr",
      "/api/v1/product-categories/filter?languageCode=en&is_featured=true&is_active=true",
      "/api/v1/products/filter?keyword=%C5%9Fi%C5%9Fe&page=1&limit=15&languageCode=en",
      "/api/v1/products/simple-filter?category=4&material=PET%2CPP&page=2&sort=title&limit=20&languageCode=ar",
      "/api/v1/products/detail/3?language=fr",
      "/api/v1/products/recommended?productId=3&language=de",
      "/api/v1/products/recommended?language=de",
      "/api/v1/products/recommended?productId=3&language=de&limit=4",
      "/api/v1/products/accessories/3?language=ru",
      "/api/v1/products/accessories/3?language=ru&limit=5",
      "/api/v1/general-settings/1",
    ]);
    expect(new Set(queries.map((query) => JSON.stringify(query.queryKey))).size).toBe(queries.length);
  });

  it("have one key for one question", () => {
    const { client } = recording();
    expect(facetedProductsQuery(client, "tr", { page: 1, neck: [], food: undefined }).queryKey).toEqual(
      facetedProductsQuery(client, "tr", {}).queryKey,
    );
  });

  it("build the tree from the flat list when the tree cannot be had", async () => {
    const { client, asked } = recording({ "product-categories": [category(2, 1), category(1, null)] });
    expect(shape(await categoryTreeQuery(client, "tr").queryFn({}))).toEqual([[1, [2]]]);
    expect(asked()).toHaveLength(2);
    await expect(categoryTreeQuery(recording().client, "tr").queryFn({})).rejects.toMatchObject({
      code: "HTTP",
      status: 500,
    });
  });

  it("do not ask for the flat list once the visitor has left", async () => {
    const { client, asked } = recording({ "product-categories": [] });
    await expect(
      categoryTreeQuery(client, "tr").queryFn({ signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ name: "AbortError" });
    expect(asked()).toEqual([]);
  });

  it("only return featured categories that are active", async () => {
    const list = [
      category(1, null, { is_featured: true }),
      category(2, null),
      category(3, null, { is_featured: true, is_active: false }),
    ];
    const { client } = recording({ "product-categories/filter": list });
    expect((await featuredCategoriesQuery(client, "tr").queryFn({})).map((one) => one.id)).toEqual([1]);
  });
});

test.each([
  // Examples by GS1 for each length.
  ["9521234543213", true],
  ["09521234543213", true],
  ["614141000036", true],
  ["95200002", true],
  ["9521234543214", false],
  ["952123454321", false],
  ["95212345432130", false],
  ["9521234 543213", false],
  ["", false],
])("%s is a GTIN: %s", (text, expected) => {
  expect(isGtin(text)).toBe(expected);
});

test("a GTIN has 14 digits in a link", () => {
  expect(gtin14("95200002")).toBe("00000095200002");
});

test("a half made declaration of compliance is no fact", () => {
  const { success, error } = productFactsSchema.safeParse({ food_contact: { issued_on: "2026-03-02" } });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual(
    expect.arrayContaining(["restricted_substances", "food_types", "migration_test", "functional_barrier"]),
  );
});
