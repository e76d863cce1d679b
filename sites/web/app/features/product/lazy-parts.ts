import type { ComponentProps, ComponentType } from "react";
import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";

type Parts = typeof import("./product-parts.ts");

/** A part of the page that works without script. All of them share one chunk. */
const lazyPart = <Name extends keyof Parts>(name: Name) =>
  lazyHydrated<ComponentProps<Parts[Name]>>(async () => {
    const parts = await import("./product-parts.ts");
    return { default: parts[name] as ComponentType<ComponentProps<Parts[Name]>> };
  });

/** Lets a buyer try colours. */
export const ColourSection = lazyPart("ColourSection");

/** Adds the product to the comparison. */
export const CompareToggle = lazyPart("CompareToggle");

/** Makes the product a favourite. */
export const FavouriteHeart = lazyPart("FavouriteHeart");

/** The weight of a quantity, and the load of a pallet and a lorry. */
export const Logistics = lazyPart("Logistics");

/** The form for a back-in-stock notice. */
export const NoticeForm = lazyHydrated(() => import("./notice-form.tsx"), { isRare: true });

/** The order table of a family. */
export const OrderTable = lazyPart("OrderTable");

/** A price. Formatting the first number takes a phone 50 ms: the server has formatted these. */
export const Price = lazyPart("Price");

/** The content below the price. */
export const PriceFacts = lazyPart("PriceFacts");

/** Only for search engines, which read it from the HTML. */
export const ProductStructuredData = lazyPart("ProductStructuredData");

/** The reviews of the product. */
export const ReviewsSection = lazyPart("ReviewsSection");

/** Copies, mails or prints the page: a native popover until its code is loaded. */
export const ShareMenu = lazyPart("ShareMenu");

/** The tables of properties, which are not interactive. */
export const Specs = lazyPart("Specs");

/** The links to the other articles of a family. */
export const VariantPicker = lazyPart("VariantPicker");
