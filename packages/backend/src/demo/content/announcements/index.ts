import type { DemoEntry } from "../entry.ts";
import { palletStandard } from "./pallet-standard.ts";
import { priceValidity } from "./price-validity.ts";
import { publicHolidays } from "./public-holidays.ts";
import { samplePolicy } from "./sample-policy.ts";
import { stocktaking } from "./stocktaking.ts";
import { webCatalogue } from "./web-catalogue.ts";

/** Announcements to customers. */
export const announcements: readonly DemoEntry<"announcements">[] = [
  publicHolidays,
  stocktaking,
  priceValidity,
  palletStandard,
  samplePolicy,
  webCatalogue,
];
