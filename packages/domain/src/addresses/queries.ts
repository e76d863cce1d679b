import {
  getQuery,
  type QueryDescription,
  type SafeAnswer,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { AddressForm } from "./schema.ts";
import type { Address } from "./types.ts";

/** Prefix of every query key of addresses; each change of an address invalidates it. */
export const addressesKey = "addresses";

/** The signed-in customer's addresses, the default first. */
export const addressesQuery = (client: StrictClient): QueryDescription<Address[]> =>
  getQuery(client, [addressesKey, "list"], "addresses");

/** One of the customer's addresses. Fails with status 404 for an unknown one and for another customer's. */
export const addressQuery = (client: StrictClient, id: number): QueryDescription<Address> =>
  getQuery(client, [addressesKey, "one", id], `addresses/${id}`);

/** Adds an address; the first one becomes the default. */
export const addAddress = (client: SafeClient, form: AddressForm): Promise<SafeAnswer<Address>> =>
  client.post("addresses", form);

/** Replaces an address. */
export const saveAddress = (
  client: SafeClient,
  id: number,
  form: AddressForm,
): Promise<SafeAnswer<Address>> => client.put(`addresses/${id}`, form);

/** Deletes an address; if it was the default, another one becomes it. */
export const deleteAddress = (client: SafeClient, id: number): Promise<SafeAnswer<null>> =>
  client.delete(`addresses/${id}`);

/** Makes an address the default one. */
export const makeAddressDefault = (client: SafeClient, id: number): Promise<SafeAnswer<Address>> =>
  client.put(`addresses/${id}/default`, {});
