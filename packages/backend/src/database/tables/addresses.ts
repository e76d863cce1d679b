import type { Generated } from "kysely";
import type { Address } from "@preforma/domain/addresses";
import type { Flag } from "./flag.ts";

/** Where customers want things sent and invoiced. */
export interface AddressesTables {
  addresses: AddressesTable;
}

/** As customers see it; `address` is made by the server. */
export interface AddressesTable extends Omit<Address, "id" | "is_default"> {
  id: Generated<number>;
  /** A partial unique index lets one address of a customer be the default. */
  is_default: Flag;
  created_at: string;
  updated_at: string;
}
