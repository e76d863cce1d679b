import type { CatalogueServices } from "../catalogue/services.ts";
import type { PaymentProvider } from "./payments/provider.ts";

/** What the routes and jobs of the shop work with. */
export interface ShopServices extends CatalogueServices {
  /** The provider of card payments. */
  paymentProvider: PaymentProvider;
}
