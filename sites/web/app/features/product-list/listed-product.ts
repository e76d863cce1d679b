import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";

/** A product among others. */
export const ListedProduct = lazyHydrated(() => import("./listed-card.tsx"));
