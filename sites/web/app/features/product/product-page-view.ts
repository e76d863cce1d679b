import {
  productSlug,
  titleIn,
  variantAxes,
  type Availability,
  type ProductDetail,
  type ProductSummary,
  type Variant,
  type VariantOption,
} from "@preforma/domain/catalogue";
import type { CommentList } from "@preforma/domain/reviews";
import { formattingTag, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import {
  indicativePieces,
  indicativePrices,
  largerQuantitiesText,
  formatMoney,
  priceSteps,
  quantityProblem,
  smallestQuantity,
  type IndicativeRates,
  type PriceBreak,
} from "@preforma/domain/shop";
import { formatNumber, formatVolume, neckTitle } from "@preforma/domain/vocabulary";
import type { ImageSource } from "@preforma/ui/picture";
import type { VariantPickerOption, VariantPickerProps } from "@preforma/ui/variant-picker";
import type { TFunction } from "i18next";
import {
  availabilityView,
  avifOf,
  categoryPath,
  familyDrawing,
  listedView,
  productPath,
  type ListedView,
  chosenVariants,
  isClosure,
  listSearch,
  pieces,
  readListQuery,
  specGroups,
  type SpecGroup,
} from "../catalogue/index.ts";
import { tintOf, type Tint } from "../colours/index.ts";
import { orderTable, type OrderTableView } from "./order-table-view.ts";
import { lineTotal, type LineTotal } from "./line-total.ts";
import { logisticsView, type LogisticsView } from "./logistics-view.ts";
import { rowLength } from "./neighbours.ts";
import { pictureScale, type PictureScale } from "./picture-scale.ts";
import { reviewsView, type ReviewsView } from "./reviews-view.ts";
import type { Crumb } from "../../platform/seo/structured-data.tsx";

/** One property in which the articles of the same mould differ. */
type VariantAxis = VariantPickerProps["axes"][number];

/** The data of a product page, and nothing else: it is sent to the browser with the page. */
export interface ProductPageView {
  id: number;
  title: string;
  code: string;
  description: string;
  crumbs: Crumb[];
  images: { id: string; label: string; image: ImageSource; scale?: PictureScale }[];
  /** URL of the dimensioned drawing. */
  drawing: string | null;
  /** URL of the drawing of its family, where it has neither a picture nor a drawing. */
  schematic: ImageSource | null;
  /** Volume, neck and material, for the line under the title. */
  facts: string[];
  /** Per piece without VAT, minor units. */
  price: { amountMinor: number; currency: string } | null;
  /** The price in euro and dollar, for orientation; null where no rate is known. */
  indicative: string | null;
  /** The price at each quantity, without VAT; empty where larger quantities cost the same. */
  priceList: { quantity: number; amountMinor: number }[];
  /** Null where its record has none. */
  availability: {
    text: string;
    /** The lead time for more than the stock. */
    more: string | null;
    canBeOrdered: boolean;
    facts: Availability;
  } | null;
  minimumOrder: string;
  /** The data of the buy form; quantities are pieces. */
  buy: {
    smallest: number;
    /** The price of the smallest order; null for an article without a price. */
    total: LineTotal | null;
    /** Packed quantities, to choose with one press. */
    packs: { label: string; pieces: number }[];
    /** The pieces in a carton; null where it is sold loose. */
    carton: { label: string; pieces: number } | null;
  };
  foodContact: boolean;
  specs: SpecGroup[];
  variants: VariantAxis[];
  /** The articles of its family, itself included; null where it has no family. */
  family: OrderTableView | null;
  neck: string | null;
  isClosure: boolean;
  /** The data for live recolouring. */
  tint: Tint | null;
  colour: string | null;
  accessories: ListedView[];
  /** The URL of the list of everything with its neck; null where this page shows all that fits. */
  sameNeckPath: string | null;
  recommended: ListedView[];
  documents: { url: string; type: string; label: string }[];
  /** Null where the record has no packing data. */
  logistics: LogisticsView | null;
  /** The data for a quote request. */
  quote: { minimumOrder: number; quantity: number; variants: { label: string; value: string }[] };
  /** Null where they could not be read. */
  reviews: ReviewsView | null;
}

/** Labels of document formats. */
const formats: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "image/svg+xml": "SVG",
  "image/vnd.dxf": "DXF",
};

const row = (products: readonly ProductSummary[], locale: Locale): ListedView[] =>
  products.slice(0, rowLength).map((product) => listedView(product, locale));

const sameNeckPath = ({ neck_finish }: ProductDetail, locale: Locale): string | null =>
  neck_finish &&
  `${pathTo("products", locale)}${listSearch({ ...readListQuery(new URLSearchParams()), neck: [neck_finish.code] })}`;

/** Turns the API's responses into the page's data. */
export function productPageView(
  product: ProductDetail,
  more: {
    /** Accessories; more than a row where a row does not show all of them. */
    accessories: readonly ProductSummary[];
    recommended: readonly ProductSummary[];
    comments: CommentList | null;
    /** Exchange rates of the settings. */
    rates?: IndicativeRates | null;
    /** The quantity in the URL, for the shipping data. */
    quantity?: number | null;
    /** Whether the URL requests the whole family. */
    isWholeTable?: boolean;
  },
  { locale, t }: { locale: Locale; t: TFunction },
): ProductPageView {
  const title = titleIn(product.translations, locale);
  const own = product.translations.find((entry) => entry.language_code === locale) ?? product.translations[0];
  const drawing = product.documents.find(
    (document) => document.kind === "technical_drawing" && document.media_type === "image/svg+xml",
  );
  const price = product.default_price && {
    amountMinor: product.default_price.amount_minor,
    currency: product.default_price.currency,
  };
  const priceList = stepsOf(product).map(({ from_quantity: quantity, amount_minor: amountMinor }) => ({
    quantity,
    amountMinor,
  }));
  return {
    id: product.id,
    title,
    code: product.code,
    description: own?.description ?? "",
    crumbs: [
      { title: t("common:navigation.home"), path: pathTo("home", locale) },
      { title: t("common:navigation.products"), path: pathTo("products", locale) },
      ...product.category_path.map((category) => ({
        title: titleIn(category.translations, locale),
        path: categoryPath(category, locale),
      })),
      { title, path: productPath(product, locale) },
    ],
    images: product.images.map((image, index) => ({
      id: `view-${index + 1}`,
      label: index === 0 ? title : image.alt,
      image: {
        url: image.url,
        width: image.width,
        height: image.height,
        alt: image.alt,
        sources: avifOf(image.sources),
      },
      ...pictureScale(image, product.dimensions, locale),
    })),
    drawing: drawing?.url ?? null,
    schematic: drawing || product.images.length > 0 ? null : familyDrawing(product),
    facts: [
      product.volume_ml === null ? null : formatVolume(product.volume_ml, locale),
      product.neck_finish && neckTitle(product.neck_finish, locale),
      product.material === null ? null : t(`trade:abbreviation.${product.material}`),
      product.colour?.title ?? null,
    ].filter((fact) => fact !== null),
    price,
    indicative: indicativeText(product, more.rates, locale, t),
    priceList,
    availability: product.availability
      ? {
          ...availabilityView(product.availability, locale),
          more: largerQuantitiesText(product.availability, locale),
          facts: product.availability,
        }
      : null,
    minimumOrder: pieces(product.minimum_order, locale, t),
    buy: buyOf(product, { price, priceList }, locale, t),
    foodContact: product.food_contact,
    specs: specGroups(product, locale, t),
    variants: variantChoices(product, locale, t),
    family: orderTable(product, more.isWholeTable ?? false, locale, t),
    neck: product.neck_finish && neckTitle(product.neck_finish, locale),
    isClosure: isClosure(product),
    tint: tintOf(product),
    colour: product.colour?.title ?? null,
    accessories: row(more.accessories, locale),
    sameNeckPath: more.accessories.length > rowLength ? sameNeckPath(product, locale) : null,
    recommended: row(more.recommended, locale),
    documents: product.documents.map(({ title: name, url, media_type }) => ({
      url,
      type: media_type,
      label: `${name} ·\u00a0${formats[media_type] ?? media_type}`,
    })),
    logistics: logisticsView(product, more.quantity ?? null, locale, t),
    quote: {
      minimumOrder: product.minimum_order,
      quantity: product.minimum_order,
      variants: [...chosenVariants(product, locale, t)],
    },
    reviews: more.comments && reviewsView(more.comments),
  };
}

/** A carton below the smallest order cannot be chosen. */
function buyOf(
  { minimum_order, pack_quantities: packs }: ProductDetail,
  prices: Pick<ProductPageView, "price" | "priceList">,
  locale: Locale,
  t: TFunction,
): ProductPageView["buy"] {
  const rule = { minimum_order, carton_quantity: packs.carton };
  const choices = [
    { key: "oneCarton", count: packs.carton },
    { key: "onePallet", count: packs.pallet },
  ];
  const carton =
    packs.carton === null
      ? null
      : {
          label: t("product:buy.carton", {
            count: packs.carton,
            formatted: formatNumber(packs.carton, locale),
          }),
          pieces: packs.carton,
        };
  const buy = { smallest: smallestQuantity(rule), carton };
  return {
    ...buy,
    total: lineTotal(String(buy.smallest), { ...prices, buy }, locale, t),
    packs: choices.flatMap(({ key, count }) =>
      count !== null && quantityProblem(count, rule) === null
        ? [{ label: t(`product:buy.${key}`, { formatted: formatNumber(count, locale) }), pieces: count }]
        : [],
    ),
  };
}

/** The price of a thousand pieces in foreign currencies, with the date of the rate. */
function indicativeText(
  { default_price: price }: ProductDetail,
  rates: IndicativeRates | null | undefined,
  locale: Locale,
  t: TFunction,
): string | null {
  const indicated =
    price && indicativePrices({ amountMinor: price.amount_minor, currency: price.currency }, rates);
  if (!indicated) return null;
  const date = new Intl.DateTimeFormat(formattingTag(locale), { dateStyle: "long", timeZone: "UTC" });
  return t("product:indicative", {
    // Isolated, so that each amount stays in order in a right-to-left line.
    amounts: indicated.amounts
      .map(({ amountMinor, currency }) => `\u2068${formatMoney(amountMinor, currency, locale)}\u2069`)
      .join(" / "),
    pieces: pieces(indicativePieces, locale, t),
    date: date.format(new Date(`${indicated.day}T00:00:00Z`)),
  });
}

/** The price list, with the smallest order first; empty where larger quantities cost the same. */
function stepsOf(product: ProductDetail): PriceBreak[] {
  const { default_price: price, price_breaks: breaks = [], minimum_order, pack_quantities } = product;
  if (price === null || breaks.length === 0) return [];
  return priceSteps(
    { amount_minor: price.amount_minor, breaks },
    { minimum_order, carton_quantity: pack_quantities.carton },
  );
}

/** The title of the size axis: caps have no volume, so theirs is the neck. */
function sizeTitle(sizes: readonly VariantOption[], t: TFunction): string {
  if (sizes.some(({ variant }) => variant.volume_ml !== null)) return t("product:spec.volume");
  return sizes.some(({ variant }) => variant.neck_finish)
    ? t("product:spec.neck")
    : t("product:specGroup.size");
}

/** The choice among the articles of one mould, with labels and URLs. */
function variantChoices(product: ProductDetail, locale: Locale, t: TFunction): VariantAxis[] {
  const axes = variantAxes(product, product.variants);
  const necksDiffer = new Set(axes.sizes.map(({ variant }) => variant.neck_finish?.code)).size > 1;
  const sizeLabel = ({ volume_ml, neck_finish, code }: Variant): string => {
    const volume = volume_ml === null ? null : formatVolume(volume_ml, locale);
    const neck = neck_finish && (necksDiffer || volume === null) ? neckTitle(neck_finish, locale) : null;
    return [volume, neck].filter(Boolean).join(" · ") || code;
  };
  const link = ({ key, variant, selected, exact }: VariantOption, label: string): VariantPickerOption => ({
    id: key,
    label,
    href: pathTo("product", locale, { id: variant.id, slug: productSlug(variant, locale) }),
    selected,
    exact,
  });
  return [
    {
      id: "size",
      title: sizeTitle(axes.sizes, t),
      options: axes.sizes.map((option) => link(option, sizeLabel(option.variant))),
    },
    {
      id: "colour",
      title: t("product:spec.colour"),
      options: axes.colours.map((option) => {
        const { colour, code } = option.variant;
        return {
          ...link(option, colour?.title ?? code),
          ...(colour && { hex: colour.hex, transparent: colour.transparent }),
        };
      }),
    },
  ].filter((axis) => axis.options.length > 0);
}
