import type { DemoEntry } from "../entry.ts";
import { cookiePolicy } from "./cookie-policy.ts";
import { dataRights } from "./data-rights.ts";
import { deliveryAndReturns } from "./delivery-and-returns.ts";
import { distanceSales } from "./distance-sales.ts";
import { imprint } from "./imprint.ts";
import { privacyNotice } from "./privacy-notice.ts";
import { termsOfSale } from "./terms-of-sale.ts";
import { termsOfUse } from "./terms-of-use.ts";

/** Legal texts in the order of their page. */
export const legalDocuments: readonly DemoEntry<"legal-documents">[] = [
  privacyNotice,
  dataRights,
  cookiePolicy,
  termsOfUse,
  termsOfSale,
  distanceSales,
  deliveryAndReturns,
  imprint,
];
