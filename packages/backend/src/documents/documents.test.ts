import { describe, expect, it, test } from "vitest";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import type { ProductDetail, ProductFacts } from "@preforma/domain/catalogue";
import { locales, type Locale } from "@preforma/domain/locales";
import { documentTexts } from "../catalogue/document-texts.ts";
import { studioPort } from "../media/studio.ts";
import { ask, smallStudio } from "../testing/backend.ts";
import { category, product, texts } from "../testing/records.ts";
import { openBackend, ownBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { bound } from "./article.ts";
import { sheetGroups } from "./data-sheet.ts";
import commonTexts from "./common-texts.json" with { type: "json" };
import declarationTexts from "./declaration-texts.json" with { type: "json" };
import packagingTexts from "./packaging-texts.json" with { type: "json" };
import sheetTexts from "./sheet-texts.json" with { type: "json" };

const statement: NonNullable<ProductFacts["food_contact"]> = {
  issued_on: "2026-03-02",
  restricted_substances: [
    { name: "Isophthalic acid", fcm: 291, limit_mg_per_kg: 5, shown_by: "test" },
    { name: "Example substance", limit_mg_per_kg: 0.012, shown_by: "test" },
  ],
  dual_use_additives: ["Calcium stearate (E 470a)"],
  food_types: ["aqueous", "fatty"],
  migration_test: "OM2",
  surface_dm2_per_kg: 6,
  functional_barrier: false,
};
/** A bottle with the studio's geometry, so that it can be drawn. */
const bottle = product("B-500/CL", {
  texts: {
    ...texts("Boston Bottle"),
    ar: { title: "قارورة PET سعة 500 مل", slug: "boston-bottle-ar", description: "" },
  },
  volumeMl: 500,
  weightG: 39.3,
  dimensions: { heightMm: 150.8, widthMm: 73.9, depthMm: 73.9 },
  picture: { shapeId: "bottle-round-boston", bodyHex: "#eff6f7", closureHex: "#f5f5f2" },
  facts: {
    gtin: "9521234001003",
    carton: { length_mm: 600, width_mm: 400, height_mm: 400 },
    food_contact: statement,
    recyclability_class: "A",
  },
});
const plain = product("P-1", {
  texts: texts("Plain Bottle"),
  weightG: null,
  picture: null,
  dimensions: null,
  facts: { food_contact: statement, is_example: true },
  foodContactDeclarations: [],
});

const [kind] = mainStoreKinds;
if (!kind) throw new Error("A store is always tested.");
const own = openBackend(kind.create, {
  studio: studioPort(),
  warmPictures: false,
  seed: {
    name: "documents",
    read: () => Promise.resolve({ categories: [category("bottles")], products: [bottle, plain] }),
  },
});

const pdfOf = (slug: string, locale: Locale, id = 1): Promise<Response> =>
  own.backend.fetch(new Request(`http://shop.test/media/documents/${id}/${slug}.${locale}.pdf`));

const opened = async (response: Response) =>
  getDocumentProxy(new Uint8Array(await response.clone().arrayBuffer()));

/** Without bidi isolates, and with one kind of space. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ");

async function read(slug: string, locale: Locale, id = 1) {
  const response = await pdfOf(slug, locale, id);
  expect(response.status, `${slug} ${locale}`).toBe(200);
  const pdf = await opened(response);
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return { totalPages, text: bare(text), title: info["Title"] as string, language: info["Language"] };
}

/** The words of a sentence; without words with vowel signs, which are extracted in pieces. */
const wordsOf = (sentence: string): string[] =>
  bare(sentence)
    .split(/[^\p{L}\p{M}\p{N}’]+/u)
    .filter((word) => word.length > 1 && !/\p{M}/u.test(word));

/** PDF readers reverse the letters of Arabic ligatures, so words are compared by their letters. */
const letters = (word: string): string => Array.from(word).toSorted().join("");

function holds(text: string, word: string): boolean {
  if (!/\p{Script=Arabic}/u.test(word)) return text.includes(word);
  return (text.match(/\p{Script=Arabic}+/gu) ?? []).some((found) => letters(found) === letters(word));
}

describe.each(locales)("documents in %s", (locale) => {
  it("have their texts, title and language, and fit on one page", async () => {
    const expected: Record<string, readonly string[]> = {
      "data-sheet": [sheetTexts[locale].brimful, sheetTexts[locale].note, "B-500/CL", "9521234001003"],
      "technical-drawing": ["B-500/CL", "150"],
      "declaration-of-compliance": [
        declarationTexts[locale].basis,
        declarationTexts[locale].migrationTests.OM2,
        "Isophthalic acid",
        locale === "en" || locale === "ar" ? "0.012" : "0,012",
        "E 470a",
      ],
      "packaging-information": [
        packagingTexts[locale].basis,
        packagingTexts[locale].provisional,
        commonTexts[locale].missing,
      ],
    };
    for (const [slug, sentences] of Object.entries(expected)) {
      const { totalPages, text, title, language } = await read(slug, locale);
      expect(totalPages, slug).toBe(1);
      expect(language, slug).toBe(locale);
      expect(title, slug).toContain("(B-500/CL)");
      const missing = sentences.flatMap(wordsOf).filter((word) => !holds(text, word));
      expect(missing, text).toEqual([]);
    }
  });
});

test("an Arabic line with Latin words and numbers runs from right to left", async () => {
  const pdf = await opened(await pdfOf("packaging-information", "ar"));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const places = items.flatMap((item) =>
    "str" in item
      ? [{ text: bare(item.str), x: item.transform[4] as number, y: item.transform[5] as number }]
      : [],
  );
  const title = places.filter(({ y }) => y === places.find(({ text }) => text.includes("قارورة"))?.y);
  const inOrder = title.toSorted((one, other) => other.x - one.x).map(({ text }) => text.trim());
  expect(inOrder.filter(Boolean)).toEqual(["قارورة", "PET", "سعة", "500", "مل"]);
});

test("no line ends between a number and its unit, or within a word", () => {
  expect(bound("Runde PET-Dose 500 ml, 82 mm 3-gängig", "de")).toBe(
    "Runde PET-Dose 500\u00a0ml, 82\u00a0mm 3-\u2060gängig",
  );
  expect(bound("قارورة سعة 500 مل مع 28/410 مضخة", "ar")).toBe("قارورة سعة 500\u00a0مل مع 28/410 مضخة");
  expect(bound("150 mleko", "en")).toBe("150 mleko");
});

test("a square article has a width and a depth, a round one a diameter", async () => {
  const { body } = await own.ask("/api/v1/products/detail/1?language=en");
  const labels = (shape_id: string): string[] =>
    sheetGroups({ ...(body.data as ProductDetail), shape_id }, "en").flatMap(({ rows }) =>
      rows.map(({ label }) => label),
    );
  const { width, depth, diameter } = sheetTexts.en;
  expect(labels("jar-square-clear")).toEqual(expect.arrayContaining([width, depth]));
  expect(labels("jar-square-clear")).not.toContain(diameter);
  expect(labels("bottle-round-boston")).toContain(diameter);
});

test("facts of a demonstration are marked in every document", async () => {
  for (const locale of locales) {
    const words = wordsOf(commonTexts[locale].example);
    const unmarked = await read("data-sheet", locale);
    expect(words.every((word) => holds(unmarked.text, word))).toBe(false);
    const marked = await read("data-sheet", locale, 2);
    expect(
      words.filter((word) => !holds(marked.text, word)),
      locale,
    ).toEqual([]);
  }
});

test("a document has a name to file it by, is cached, and is not indexed", async () => {
  const response = await pdfOf("data-sheet", "tr");
  expect(response.headers.get("Content-Disposition")).toBe(
    `inline; filename="B-500-CL-data-sheet-tr.pdf"; filename*=UTF-8''B-500%2FCL%20Teknik%20f%C3%B6y.pdf`,
  );
  expect(response.headers.get("Content-Type")).toBe("application/pdf");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  const tag = response.headers.get("ETag") ?? "";
  const again = await own.ask("/media/documents/1/data-sheet.tr.pdf", {
    headers: { "If-None-Match": tag },
  });
  expect(again.status).toBe(304);
});

test("the drawing for CAD is one file for all languages", async () => {
  const { status, text, headers } = await own.ask("/media/documents/1/technical-drawing.dxf");
  expect(status).toBe(200);
  expect(text).toContain("B-500/CL   28/410");
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="B-500-CL-technical-drawing\.dxf"/,
  );
});

test("a product lists the documents for which its record has the facts, and no others are generated", async () => {
  const documentsOf = async (id: number) => {
    const { body } = await own.ask(`/api/v1/products/detail/${id}?language=en`);
    return (body.data as { documents: { kind: string; url: string; title: string }[] }).documents;
  };
  expect((await documentsOf(1)).map(({ kind: name }) => name)).toEqual([
    "data_sheet",
    "technical_drawing",
    "technical_drawing",
    "technical_drawing",
    "declaration_of_compliance",
    "packaging_information",
  ]);
  expect((await documentsOf(2)).map(({ title }) => title)).toEqual([documentTexts.data_sheet.en]);
  for (const path of [
    "/media/documents/2/declaration-of-compliance.en.pdf",
    "/media/documents/2/technical-drawing.dxf",
    "/media/documents/2/packaging-information.en.pdf",
    "/media/documents/99/data-sheet.en.pdf",
    "/media/documents/1/data-sheet.xx.pdf",
    "/media/documents/1/price-list.en.pdf",
  ])
    expect((await own.ask(path)).status, path).toBe(404);
});

test("a scanned GTIN finds its product, in any of its lengths", async () => {
  const idOf = async (gtin: string) => (await own.ask(`/api/v1/products/by-gtin/${gtin}`)).body.data;
  expect(await idOf("9521234001003")).toEqual({ id: 1 });
  expect(await idOf("09521234001003")).toEqual({ id: 1 });
  expect((await own.ask("/api/v1/products/by-gtin/9521234001010")).status).toBe(404);
});

test("requests beyond the queue's limit are refused for a while", async () => {
  const studio = smallStudio();
  studio.typeset = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return new Uint8Array(1);
  };
  const { backend: busy } = await ownBackend(kind.create, { studio, warmPictures: false });
  const paths = Array.from({ length: 10 }, (_, index) => index + 1).flatMap((id) =>
    ["data-sheet", "technical-drawing", "packaging-information"].flatMap((slug) =>
      locales.map((locale) => `/media/documents/${id}/${slug}.${locale}.pdf`),
    ),
  );
  const answers = await Promise.all(paths.map((path) => ask(busy, path)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(answers.length);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
});
