import { cachePoisoning } from "./cache-poisoning.ts";
import { crossCustomer } from "./cross-customer.ts";
import { floodOfConnections, floodOfForms, floodOfPages, floodOfSearches } from "./floods.ts";
import { forgedAddresses, forgedHosts } from "./forged.ts";
import type { AttackPromise } from "./promise.ts";
import { slowClients, smuggling } from "./connections.ts";

/** Every promise that must withstand an attacker. */
export const promises: readonly AttackPromise[] = [
  slowClients,
  floodOfConnections,
  floodOfForms,
  floodOfSearches,
  floodOfPages,
  forgedAddresses,
  forgedHosts,
  smuggling,
  cachePoisoning,
  crossCustomer,
];
