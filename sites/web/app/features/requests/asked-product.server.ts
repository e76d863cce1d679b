import { productDetailQuery, titleIn, type ProductDetail } from "@preforma/domain/catalogue";
import { ralColour } from "@preforma/domain/colour";
import { locales, type Locale } from "@preforma/domain/locales";
import { idOf, pathTo } from "@preforma/domain/routes";
import type { QuoteProduct } from "@preforma/ui/quote-dialog";
import type { TFunction } from "i18next";
import { productImage, productPath, chosenVariants } from "../catalogue/index.ts";
import { ifThere } from "../../platform/http/if-there.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";

/** The product that a form on a separate page is about, by `?product=`; null where there is none of that id. */
export async function askedProduct({ url, strict, locale }: Visit): Promise<ProductDetail | null> {
  const id = idOf(url.searchParams.get("product") ?? undefined);
  return id === null ? null : ifThere(productDetailQuery(strict, locale, id).queryFn({}));
}

/** Where a form's page is in each language, about that product; without it the page would be about nothing. */
export function pathsAbout(
  name: "productQuote" | "productReview" | "stockNotice",
  { id }: Pick<ProductDetail, "id">,
): Readonly<Record<Locale, string>> {
  const paths = locales.map((locale) => [locale, `${pathTo(name, locale)}?product=${id}`]);
  return Object.fromEntries(paths) as Record<Locale, string>;
}

/** What a quote form shows of it; a colour of the collection comes along by `?ral=`. */
export function quoteProduct(product: ProductDetail, { url, locale }: Visit, t: TFunction): QuoteProduct {
  const colour = ralColour(url.searchParams.get("ral") ?? "");
  return {
    id: product.id,
    title: titleIn(product.translations, locale),
    code: product.code,
    image: productImage(product),
    minimumOrder: product.minimum_order,
    quantity: product.minimum_order,
    variants: chosenVariants(product, locale, t, colour && { body: ralText(colour, locale) }),
  };
}

/** A colour of the collection as it is written into a request. */
const ralText = ({ code, names }: NonNullable<ReturnType<typeof ralColour>>, locale: Visit["locale"]) =>
  `RAL ${code} ${names[locale]}`;

/** What the page of the form says of it. */
export function productOf(product: ProductDetail, { locale }: Visit) {
  return { title: titleIn(product.translations, locale), path: productPath(product, locale) };
}
