import type { ShareMenuProps } from "@preforma/ui/share-menu";
import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";
// Their styles belong to the page, or they would come with their code.
import "./notice-form.css.ts";
import "./order-table.css.ts";

/** What a quantity weighs, and what goes on a pallet and a lorry. */
export const Logistics = lazyHydrated(() => import("./logistics.tsx"));

/** The table of a family. */
export const OrderTable = lazyHydrated(() => import("./order-table.tsx"));

/** The content below the price. */
export const PriceFacts = lazyHydrated(() => import("./price-facts.tsx"));

/** The form of visitors who wait for a product. */
export const NoticeForm = lazyHydrated(() => import("./notice-form.tsx"));

/** Copies, mails or prints the page: a native popover until its code is there. */
export const ShareMenu = lazyHydrated<ShareMenuProps>(() =>
  import("@preforma/ui/share-menu").then(({ ShareMenu: Menu }) => ({ default: Menu })),
);

/** Only search engines read it, and they take it from the HTML. */
export const ProductStructuredData = lazyHydrated(() => import("./product-structured-data.tsx"));
