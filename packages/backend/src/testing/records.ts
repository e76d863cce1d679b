import { locales, type Locale } from "@preforma/domain/locales";
import type { CategoryRecord, LocalisedText, ProductRecord } from "../catalogue/records.ts";

/** Texts in all languages, or in some, different for each language. */
export function texts(
  title: string,
  languages: readonly Locale[] = locales,
): Partial<Record<Locale, LocalisedText>> {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return Object.fromEntries(
    languages.map((locale) => [
      locale,
      {
        title: locale === "tr" ? title : `${title} ${locale}`,
        slug: `${slug}-${locale}`,
        description: `${title} (${locale}).`,
      },
    ]),
  );
}

/** A category with defaults for everything that the test is not about. */
export function category(key: string, over: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    key,
    parentKey: null,
    isFeatured: false,
    isActive: true,
    sortOrder: 0,
    texts: texts(key),
    picture: { shapeId: "bottle", bodyHex: "#eff6f7", closureHex: "#f5f5f2" },
    ...over,
  };
}

/** A product with defaults for everything that the test is not about. */
export function product(code: string, over: Partial<ProductRecord> = {}): ProductRecord {
  return {
    code,
    categoryKey: "bottles",
    isFeatured: false,
    isActive: true,
    texts: texts(`Bottle ${code}`),
    price: { amountMinor: 1250, currency: "TRY" },
    material: "PET",
    volumeMl: 500,
    brimfulMl: 520,
    weightG: 28.5,
    dimensions: { heightMm: 190, widthMm: 66, depthMm: 66 },
    neckFinish: { code: "28/410", diameter_mm: 28, finish: "410" },
    closureType: null,
    colourKey: "clear",
    minimumOrder: 1000,
    cartonQuantity: 120,
    palletQuantity: 2400,
    foodContact: true,
    foodContactDeclarations: ["EU 10/2011"],
    recyclingCode: 1,
    stock: 5000,
    picture: { shapeId: "bottle", bodyHex: "#eff6f7", closureHex: "#f5f5f2" },
    variantGroup: null,
    ...over,
  };
}

/** A closure: no volume, and a closure type. */
export function closure(code: string, over: Partial<ProductRecord> = {}): ProductRecord {
  return product(code, {
    categoryKey: "closures",
    texts: texts(`Closure ${code}`),
    material: "PP",
    volumeMl: null,
    brimfulMl: null,
    weightG: 4,
    closureType: "screw_cap",
    colourKey: "white",
    recyclingCode: 5,
    picture: { shapeId: "cap", bodyHex: "#f5f5f2", closureHex: "#f5f5f2" },
    ...over,
  });
}
