import { lazyHydrated } from "../../platform/loading/lazy-hydrated.tsx";

/** A product in a list. */
export const ListedProduct = lazyHydrated(() => import("./listed-card.tsx"));
