import { ralColour } from "@preforma/domain/colour";
import type { Locale } from "@preforma/domain/locales";
import type { OwnRequest } from "@preforma/domain/requests";
import { pathTo } from "@preforma/domain/routes";
import type { CartLineData } from "@preforma/ui/cart-lines";
import { rowImage } from "../shop/index.server.ts";

/** A product of a quote request as a line: the chosen variants and the quantity. A deleted one is named by its code. */
export function requestedLine(
  { product_id, code, title, slug, image, quantity, variants }: OwnRequest["items"][number],
  index: number,
  locale: Locale,
): CartLineData {
  const isGone = title === "";
  return {
    id: index,
    product_id,
    code: isGone ? "" : code,
    title: isGone ? code || String(product_id) : title,
    href: slug === "" ? null : pathTo("product", locale, { id: product_id, slug }),
    image: rowImage(image),
    variants: Object.entries(variants).map(([label, value]) => ({
      label,
      value,
      hex: ralColour(/^RAL (\d{4})/.exec(value)?.[1] ?? "")?.hex ?? null,
    })),
    quantity,
  };
}
