import { ralColour } from "@preforma/domain/colour";
import { pathTo } from "@preforma/domain/routes";
import { availabilityText, canBeOrdered, type CartLine } from "@preforma/domain/shop";
import type { CartLineData, ChosenVariant } from "@preforma/ui/cart-lines";
import type { ImageSource } from "@preforma/ui/picture";
import { cardImage } from "../catalogue/index.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";

/** A cart line for the library's component: with its URL, a picture for a row, and the requested colour. */
export function cartLineView(
  { slug, colour, image, stock: _stock, availability, ...line }: CartLine,
  { locale, t }: Pick<Visit, "locale" | "t">,
): CartLineData {
  return {
    ...line,
    href: slug === "" ? null : pathTo("product", locale, { id: line.product_id, slug }),
    image: rowImage(image),
    // The line's issues report unavailable articles.
    availability: availability && canBeOrdered(availability) ? availabilityText(availability, locale) : null,
    variants: colour === null ? [] : [colourVariant(colour, t("shop:colour"))],
  };
}

/** A requested RAL colour, with a dot in it. */
export function colourVariant(colour: string, label: string): ChosenVariant {
  return { label, value: colour, hex: ralColour(colour)?.hex ?? null };
}

/** A picture for a row, where there is one. */
export function rowImage(image: CartLine["image"]): ImageSource | null {
  return image === null ? null : (cardImage([image]) ?? null);
}
