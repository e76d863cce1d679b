import { gtin14, titleIn, type ProductDetail } from "@preforma/domain/catalogue";
import { directionOf, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import type { SiteSettings } from "@preforma/domain/settings";
import { formatVolume, materialByKey, neckTitle, unitSymbols } from "@preforma/domain/vocabulary";
import { renderSVG } from "uqr";
import { documentTexts, type MadeDocument } from "../catalogue/document-texts.ts";
import { brandName } from "../mail/index.ts";
import { dayIn, filled } from "../text/index.ts";
import commonTexts from "./common-texts.json" with { type: "json" };

/** The content of a document: one article in one language, and its maker. */
export interface Documented {
  product: ProductDetail;
  locale: Locale;
  settings: Pick<SiteSettings, "contact_info">;
  /** The origin of the site, without a trailing slash. */
  origin: string;
}

/** A row of a table. `apart`: its direction is isolated, as for codes. */
export interface FactRow {
  label: string;
  value: string;
  note?: string;
  apart?: boolean;
}

/** A text without line breaks between a number and its unit, or within a word such as `3-gängig`. */
export function bound(text: string, locale: Locale): string {
  const units = Object.values(unitSymbols).map((symbols) => symbols[locale]);
  return text
    .replaceAll(new RegExp(`(?<=\\d) (?=(?:${units.join("|")})(?!\\p{L}))`, "gu"), "\u00a0")
    .replaceAll(/(?<=\d)-(?=\p{L})/gu, "-\u2060");
}

/** The issuer of documents: the company with the first postal address of the settings. */
export function companyOf({ settings, origin }: Pick<Documented, "settings" | "origin">) {
  const { address, phone, email } = settings.contact_info;
  return {
    name: brandName,
    address: address[0]?.value ?? null,
    contacts: [phone[0]?.value, email[0]?.value, new URL(origin).host].filter((part) => part !== undefined),
  };
}

/** The URL in the QR code: the article's GS1 Digital Link, or the short URL of its page. */
function scanned({ product, locale, origin }: Documented): { url: string; gtin: string | null } {
  const gtin = product.facts?.gtin ?? null;
  const path =
    gtin === null
      ? pathTo("categoryBySlug", locale, { slug: String(product.id) })
      : pathTo("productByGtin", locale, { gtin: gtin14(gtin) });
  return { url: origin + path, gtin };
}

/** The data that all documents of an article share. */
export function commonData(kind: MadeDocument, documented: Documented) {
  const { product, locale } = documented;
  const words = commonTexts[locale];
  const articleName = titleIn(product.translations, locale);
  const { url, gtin } = scanned(documented);
  const name = documentTexts[kind][locale];
  return {
    lang: locale,
    dir: directionOf(locale),
    kind: name,
    title: `${name}: ${articleName} (${product.code})`,
    keywords: [product.code, ...(gtin === null ? [] : [gtin])],
    article: articleName,
    heading: bound(articleName, locale),
    code: product.code,
    chips: [
      product.volume_ml === null ? null : formatVolume(product.volume_ml, locale),
      product.neck_finish && neckTitle(product.neck_finish, locale),
      product.material && materialByKey(product.material).short[locale],
      product.colour?.title,
    ].filter((chip) => chip !== null && chip !== undefined),
    company: companyOf(documented),
    made: filled(words.made, { date: dayIn(product.updated_at, locale) }),
    example: product.facts?.is_example ? words.example : null,
    scan: {
      url,
      gtin,
      title: words.page,
      shown: url.replace(/^https?:\/\//, ""),
      alt: filled(words.scan, { url }),
    },
  };
}

/** The QR code, as SVG. */
export function scanPicture(documented: Documented): Uint8Array {
  const svg = renderSVG(scanned(documented).url, { border: 0, ecc: "M", pixelSize: 4 });
  return new TextEncoder().encode(svg);
}
