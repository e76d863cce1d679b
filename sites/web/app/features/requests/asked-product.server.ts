import { productDetailQuery, titleIn, type ProductDetail } from "@preforma/domain/catalogue";
import { ralColour } from "@preforma/domain/colour";
import { perLocale, type Locale } from "@preforma/domain/locales";
import { idOf, pathTo } from "@preforma/domain/routes";
import type { QuoteProduct } from "@preforma/ui/quote-dialog";
import type { TFunction } from "i18next";
import { productImage, productPath, chosenVariants } from "../catalogue/index.ts";
import { ifThere } from "../../platform/http/if-there.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import type { OwnPage } from "../../platform/page/own-page.ts";

/** The product of a form on a separate page, by `?product=`; null where it does not exist. */
export async function askedProduct({ url, strict, locale }: Visit): Promise<ProductDetail | null> {
  const id = idOf(url.searchParams.get("product") ?? undefined);
  return id === null ? null : ifThere(productDetailQuery(strict, locale, id).queryFn({}));
}

/** Title and head of the page of a form about that product; without it, the general ones. */
export function formPage(
  name: "productQuote" | "productReview" | "stockNotice",
  product: Pick<ProductDetail, "id"> | null,
  { locale }: Pick<Visit, "locale">,
  { title, description, fullTitle = title }: { title: string; description: string; fullTitle?: string },
): OwnPage {
  const pathIn = (language: Locale) => `${pathTo(name, language)}${product ? `?product=${product.id}` : ""}`;
  return {
    title,
    head: {
      title: fullTitle,
      description,
      canonical: pathIn(locale),
      alternates: perLocale(pathIn),
      unlisted: true,
    },
  };
}

/** The product in a quote form; with a RAL colour from `?ral=`. */
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

/** A RAL colour as the text of a request. */
const ralText = ({ code, names }: NonNullable<ReturnType<typeof ralColour>>, locale: Visit["locale"]) =>
  `RAL ${code} ${names[locale]}`;

/** The product's data on the form's page. */
export function productOf(product: ProductDetail, { locale }: Visit) {
  return { title: titleIn(product.translations, locale), path: productPath(product, locale) };
}
