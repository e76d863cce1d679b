import type { Address } from "@preforma/domain/addresses";
import data from "./address.fixtures.json" with { type: "json" };

/** A customer's addresses: a company's, which is the default, and her own. */
export const fixtureAddresses: readonly [Address, Address] = [
  { ...data.depot, address_type: "kurumsal" },
  { ...data.home, address_type: "bireysel" },
];
