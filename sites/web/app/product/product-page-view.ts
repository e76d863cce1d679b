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
export interface VariantLink {
  href: string;
  label: string;
  /** Swatch of a colour. */
  hex?: string;
  current: boolean;
}

/** What else comes from the mould, by what may be chosen; an axis with one value is empty. */
export interface VariantChoices {
  sizes: VariantLink[];
  colours: VariantLink[];
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
  variants: VariantChoices;
  neck: string | null;
  isClosure: boolean;
  /** What a live recolouring needs, and the colours that the first picture shows. */
  tint: { pack: ProductDetail["packs"][number]; body: string; closure: string } | null;
  colour: string | null;
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
    variants: variantChoices(product, locale),
    neck: product.neck_finish?.code ?? null,
    isClosure: product.closure_type !== null && product.volume_ml === null,
    tint: tintOf(product),
    colour: product.colour?.title ?? null,
    accessories: more.accessories.map((accessory) => productView(accessory, locale)),
    recommended: more.recommended.map((other) => productView(other, locale)),
    documents: product.documents,
  };
}

/** The colours of a studio picture stand in its address: `/{body}-{closure}/`. */
const pictureColours = /\/([0-9a-f]{6})-([0-9a-f]{6})\/\d+\.\w+$/;

function tintOf(product: ProductDetail): ProductPageView["tint"] {
  const pack = product.packs[0];
  const [, body, closure] = pictureColours.exec(product.images[0]?.url ?? "") ?? [];
  return pack && body !== undefined && closure !== undefined ? { pack, body: `#${body}`, closure: `#${closure}` } : null;
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

/**
 * A mould gives one article per size and colour, often dozens. A size leads to the same colour in that
 * size, a colour to the same size in that colour, as far as they are made.
 */
function variantChoices(product: ProductDetail, locale: Locale): VariantChoices {
  const all = [product, ...product.variants].toSorted((a, b) => (a.volume_ml ?? 0) - (b.volume_ml ?? 0) || a.id - b.id);
  type Variant = (typeof all)[number];
  const sizeOf = (variant: Variant) => `${variant.volume_ml} ${variant.neck_finish?.code}`;
  const colourOf = (variant: Variant) => variant.colour?.key;
  const volumesDiffer = new Set(all.map((variant) => variant.volume_ml)).size > 1;
  const necksDiffer = new Set(all.map((variant) => variant.neck_finish?.code)).size > 1;
  const link = (variant: Variant, label: string, current: boolean): VariantLink => ({
    href: pathTo("product", locale, { id: variant.id, slug: productSlug(variant, locale) }),
    label,
    current,
  });

  const sizes = [...Map.groupBy(all, sizeOf).values()].map((group) => {
    const variant = group.find((one) => colourOf(one) === colourOf(product)) ?? (group[0] as Variant);
    const label = [
      volumesDiffer && variant.volume_ml !== null ? formatVolume(variant.volume_ml, locale) : null,
      necksDiffer || !volumesDiffer ? variant.neck_finish?.code : null,
    ].filter(Boolean);
    return link(variant, label.join(" · ") || variant.code, sizeOf(variant) === sizeOf(product));
  });
  const colours = [...Map.groupBy(all.filter((one) => sizeOf(one) === sizeOf(product) && one.colour), colourOf).values()].map((group) => {
    const variant = group.find((one) => one.id === product.id) ?? (group[0] as Variant);
    return {
      ...link(variant, variant.colour?.title ?? "", colourOf(variant) === colourOf(product)),
      ...(variant.colour ? { hex: variant.colour.hex } : {}),
    };
  });
  return { sizes: sizes.length > 1 ? sizes : [], colours: colours.length > 1 ? colours : [] };
}
