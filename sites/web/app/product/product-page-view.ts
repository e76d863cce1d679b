import { productSlug, titleIn, type ProductDetail, type ProductSummary } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { formatLength, formatNumber, formatVolume, formatWeight } from "@preforma/domain/vocabulary";
import type { ImageSource } from "@preforma/ui/picture";
import type { TFunction } from "i18next";
import { categoryPath } from "../catalogue/navigation-category.ts";
import { productPath, productView, type ProductView } from "../catalogue/product-view.ts";
import type { Crumb } from "../seo/structured-data.tsx";

/** A row of the technical table, written out in the page's language. */
export interface SpecRow {
  id: string;
  label: string;
  value: string;
  note?: string;
}

/** A group of the technical table. */
export interface SpecGroup {
  id: string;
  title: string;
  rows: SpecRow[];
}

/** Another article from the same mould. */
export interface VariantView {
  id: number;
  href: string;
  label: string;
  code: string;
  hex: string | null;
  current: boolean;
}

/** Everything that a product page shows, and nothing else: it travels to the browser with the page. */
export interface ProductPageView {
  id: number;
  title: string;
  code: string;
  description: string;
  crumbs: Crumb[];
  images: { id: string; label: string; image: ImageSource }[];
  /** Address of the dimensioned drawing. */
  drawing: string | null;
  /** Volume, neck and material, for the line under the title. */
  facts: string[];
  price: string | null;
  /** For structured data, in major units. */
  offer: { amount: string; currency: string } | null;
  inStock: boolean | null;
  minimumOrder: string;
  foodContact: boolean;
  specs: SpecGroup[];
  variants: VariantView[];
  neck: string | null;
  isClosure: boolean;
  packs: ProductDetail["packs"];
  colour: { key: string; hex: string; transparent: boolean; title: string } | null;
  accessories: ProductView[];
  recommended: ProductView[];
  documents: ProductDetail["documents"];
}

/** Turns the API's answers into the page. */
export function productPageView(
  product: ProductDetail,
  more: { accessories: readonly ProductSummary[]; recommended: readonly ProductSummary[] },
  { locale, t }: { locale: Locale; t: TFunction },
): ProductPageView {
  const title = titleIn(product.translations, locale);
  const own = product.translations.find((entry) => entry.language_code === locale) ?? product.translations[0];
  const drawing = product.documents.find((document) => document.kind === "technical_drawing" && document.media_type === "image/svg+xml");
  return {
    id: product.id,
    title,
    code: product.code,
    description: own?.description ?? "",
    crumbs: [
      { title: t("common:navigation.home"), path: pathTo("home", locale) },
      { title: t("common:navigation.products"), path: pathTo("products", locale) },
      ...product.category_path.map((category) => ({ title: titleIn(category.translations, locale), path: categoryPath(category, locale) })),
      { title, path: productPath(product, locale) },
    ],
    images: product.images.map((image, index) => ({
      id: `view-${index + 1}`,
      label: index === 0 ? title : image.alt,
      image: { url: image.url, width: image.width, height: image.height, alt: image.alt, sources: image.sources },
    })),
    drawing: drawing?.url ?? null,
    facts: [
      product.volume_ml === null ? null : formatVolume(product.volume_ml, locale),
      product.neck_finish?.code ?? null,
      product.material === null ? null : t(`trade:abbreviation.${product.material}`),
      product.colour?.title ?? null,
    ].filter((fact) => fact !== null),
    price: product.default_price ? priceText(product.default_price, locale) : null,
    offer: product.default_price ? offerOf(product.default_price) : null,
    inStock: product.stock === null ? null : product.stock > 0,
    minimumOrder: pieces(product.minimum_order, locale, t),
    foodContact: product.food_contact,
    specs: specGroups(product, locale, t),
    variants: variantViews(product, locale),
    neck: product.neck_finish?.code ?? null,
    isClosure: product.closure_type !== null && product.volume_ml === null,
    packs: product.packs,
    colour: product.colour
      ? { key: product.colour.key, hex: product.colour.hex, transparent: product.colour.transparent, title: product.colour.title }
      : null,
    accessories: more.accessories.map((accessory) => productView(accessory, locale)),
    recommended: more.recommended.map((other) => productView(other, locale)),
    documents: product.documents,
  };
}

function pieces(count: number, locale: Locale, t: TFunction): string {
  return t("product:pieces", { count, formatted: formatNumber(count, locale) });
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function priceText(price: { amount_minor: number; currency: string }, locale: Locale): string {
  const tag = locale === "ar" ? "ar-u-nu-latn" : locale;
  return new Intl.NumberFormat(tag, { style: "currency", currency: price.currency }).format(
    price.amount_minor / 10 ** digitsOf(price.currency),
  );
}

function offerOf(price: { amount_minor: number; currency: string }): { amount: string; currency: string } {
  const digits = digitsOf(price.currency);
  return { amount: (price.amount_minor / 10 ** digits).toFixed(digits), currency: price.currency };
}

function specGroups(product: ProductDetail, locale: Locale, t: TFunction): SpecGroup[] {
  const { dimensions, pack_quantities: packs, recycling, material } = product;
  const row = (id: string, value: string | null | undefined, note?: string): SpecRow[] =>
    value === null || value === undefined || value === ""
      ? []
      : [{ id, label: t(`product:spec.${id}`), value, ...(note === undefined ? {} : { note }) }];
  // A round article has one diameter rather than a width and a depth.
  const round = dimensions !== null && dimensions.width_mm === dimensions.depth_mm;
  const length = (mm: number | undefined) => (mm === undefined ? null : formatLength(mm, locale));
  const groups: SpecGroup[] = [
    {
      id: "general",
      title: t("product:specGroup.general"),
      rows: [
        { id: "code", label: t("product:code"), value: product.code },
        ...row("material", material && t(`trade:abbreviation.${material}`), material ? t(`trade:material.${material}`) : undefined),
        ...row("volume", product.volume_ml === null ? null : formatVolume(product.volume_ml, locale)),
        ...row("brimful", product.brimful_ml === null ? null : formatVolume(product.brimful_ml, locale)),
        ...row("neck", product.neck_finish?.code),
        ...row("closure", product.closure_type && t(`trade:closure.${product.closure_type}`)),
        ...row("colour", product.colour?.title),
        ...row("ral", product.colour?.ral ? `RAL ${product.colour.ral}` : null),
      ],
    },
    {
      id: "size",
      title: t("product:specGroup.size"),
      rows: [
        ...row("height", length(dimensions?.height_mm)),
        ...(round ? row("diameter", length(dimensions?.width_mm)) : [...row("width", length(dimensions?.width_mm)), ...row("depth", length(dimensions?.depth_mm))]),
        ...row("weight", product.weight_g === null ? null : formatWeight(product.weight_g, locale)),
      ],
    },
    {
      id: "packing",
      title: t("product:specGroup.packing"),
      rows: [
        ...row("carton", packs.carton === null ? null : formatNumber(packs.carton, locale)),
        ...row("pallet", packs.pallet === null ? null : formatNumber(packs.pallet, locale)),
        ...row("minimumOrder", pieces(product.minimum_order, locale, t)),
      ],
    },
    {
      id: "compliance",
      title: t("product:specGroup.compliance"),
      rows: [
        ...row("food", product.food_contact ? t("product:spec.foodYes") : t("product:spec.foodNo")),
        ...row("declarations", product.food_contact_declarations.join(", ")),
        ...row("recycling", recycling ? `${recycling.code} ${recycling.label}` : null),
      ],
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** All articles of the mould in order, this one among them. */
function variantViews(product: ProductDetail, locale: Locale): VariantView[] {
  if (product.variants.length === 0) return [];
  const all = [product, ...product.variants].toSorted((a, b) => (a.volume_ml ?? 0) - (b.volume_ml ?? 0) || a.id - b.id);
  const volumesDiffer = new Set(all.map((variant) => variant.volume_ml)).size > 1;
  const necksDiffer = new Set(all.map((variant) => variant.neck_finish?.code)).size > 1;
  return all.map((variant) => ({
    id: variant.id,
    href: pathTo("product", locale, { id: variant.id, slug: productSlug(variant, locale) }),
    // What tells it apart from the others.
    label: [
      variant.colour?.title,
      volumesDiffer && variant.volume_ml !== null ? formatVolume(variant.volume_ml, locale) : null,
      necksDiffer ? variant.neck_finish?.code : null,
    ]
      .filter(Boolean)
      .join(" · ") || variant.code,
    code: variant.code,
    hex: variant.colour?.hex ?? null,
    current: variant.id === product.id,
  }));
}
