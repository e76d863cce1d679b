import type { ComponentProps, ComponentType } from "react";
import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";

type Parts = typeof import("./product-parts.ts");

/** A part of the page that works without script. The code of all of them is in one file. */
const lazyPart = <Name extends keyof Parts>(name: Name) =>
  lazyHydrated<ComponentProps<Parts[Name]>>(async () => {
    const parts = await import("./product-parts.ts");
    return { default: parts[name] as ComponentType<ComponentProps<Parts[Name]>> };
  });

/** Where a buyer tries colours. */
export const ColourSection = lazyPart("ColourSection");

/** Adds the product to those to compare. */
export const CompareToggle = lazyPart("CompareToggle");

/** Makes the product a favourite. */
export const FavouriteHeart = lazyPart("FavouriteHeart");

/** What a quantity weighs, and what goes on a pallet and a lorry. */
export const Logistics = lazyPart("Logistics");

/** The form of visitors who wait for a product. */
export const NoticeForm = lazyHydrated(() => import("./notice-form.tsx"), { isRare: true });

/** The table of a family. */
export const OrderTable = lazyPart("OrderTable");

/** A price. Writing the first number takes a phone 50 ms: the server has written these. */
export const Price = lazyPart("Price");

/** The content below the price. */
export const PriceFacts = lazyPart("PriceFacts");

/** Only search engines read it, and they take it from the HTML. */
export const ProductStructuredData = lazyPart("ProductStructuredData");

/** What buyers say of the product. */
export const ReviewsSection = lazyPart("ReviewsSection");

/** Copies, mails or prints the page: a native popover until its code is there. */
export const ShareMenu = lazyPart("ShareMenu");

/** The tables of properties, which nobody presses. */
export const Specs = lazyPart("Specs");

/** The links to the other articles of a family. */
export const VariantPicker = lazyPart("VariantPicker");
