import type { ComponentProps, ComponentType } from "react";
import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";

type Parts = typeof import("./later-parts.ts");

/** A part of the page that needs no script at first; all of them come in one file. */
const later = <Name extends keyof Parts>(name: Name) =>
  lazyHydrated<ComponentProps<Parts[Name]>>(async () => {
    const parts = await import("./later-parts.ts");
    return { default: parts[name] as ComponentType<ComponentProps<Parts[Name]>> };
  });

/** Where a buyer tries colours. */
export const ColourSection = later("ColourSection");

/** Adds the product to those to compare. */
export const CompareToggle = later("CompareToggle");

/** Makes the product a favourite. */
export const FavouriteHeart = later("FavouriteHeart");

/** What a quantity weighs, and what goes on a pallet and a lorry. */
export const Logistics = later("Logistics");

/** The form of visitors who wait for a product. */
export const NoticeForm = lazyHydrated(() => import("./notice-form.tsx"), { isRare: true });

/** The table of a family. */
export const OrderTable = later("OrderTable");

/** A price. Writing the first number takes a phone 50 ms: the server has written these. */
export const Price = later("Price");

/** The content below the price. */
export const PriceFacts = later("PriceFacts");

/** Only search engines read it, and they take it from the HTML. */
export const ProductStructuredData = later("ProductStructuredData");

/** What buyers say of the product. */
export const ReviewsSection = later("ReviewsSection");

/** Copies, mails or prints the page: a native popover until its code is there. */
export const ShareMenu = later("ShareMenu");

/** The tables of properties, which nobody presses. */
export const Specs = later("Specs");

/** The links to the other articles of a family. */
export const VariantPicker = later("VariantPicker");
