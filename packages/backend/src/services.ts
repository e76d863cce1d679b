import type { AccountServices } from "./account/services.ts";
import type { ContentServices } from "./content/services.ts";
import type { ShopServices } from "./shop/services.ts";

/** The services of all subjects' routes. */
export interface Services extends AccountServices, ContentServices, ShopServices {}
