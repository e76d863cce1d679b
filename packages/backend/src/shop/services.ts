import type { CatalogueServices } from "../catalogue/services.ts";
import type { PaymentProvider } from "./payments/provider.ts";

/** Services of the shop's routes and jobs. */
export interface ShopServices extends CatalogueServices {
  /** The provider of card payments. */
  paymentProvider: PaymentProvider;
}
