import type { AccountServices } from "./account/services.ts";
import type { ContentServices } from "./content/services.ts";
import type { ShopServices } from "./shop/services.ts";

/** What the routes of all subjects together work with. */
export interface Services extends AccountServices, ContentServices, ShopServices {}
