import type { Address } from "@preforma/domain/addresses";
import type { CountryChoice } from "../account-form/index.ts";
import data from "./address.fixtures.json" with { type: "json" };

/** A customer's addresses: the company's, which is the default, and a private one. */
export const fixtureAddresses: readonly [Address, Address] = [
  { ...data.depot, address_type: "kurumsal" },
  { ...data.home, address_type: "bireysel" },
];

/** Where a company may be registered, as far as stories need it. */
export const fixtureCountries: readonly CountryChoice[] = [
  { code: "TR", name: "Türkiye" },
  { code: "DE", name: "Deutschland" },
  { code: "SA", name: "المملكة العربية السعودية" },
];
