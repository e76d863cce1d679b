import type { Generated } from "kysely";
import type { AddressType } from "@preforma/domain/addresses";
import type { Flag } from "./flag.ts";

/** Where customers want things sent and invoiced. */
export interface AddressesTables {
  addresses: AddressesTable;
}

export interface AddressesTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  surname: string;
  /** Dial code plus digits. */
  phone: string;
  country_phone_code: string;
  address_type: AddressType;
  address_title: string;
  address_detail: string;
  street: string;
  neighborhood: string;
  district: string;
  city: string;
  postal_code: string;
  country: string;
  /** Street, neighbourhood, district and city in one line; made by the server. */
  address: string;
  /** A partial unique index lets one address of a customer be the default. */
  is_default: Flag;
  company_name: string | null;
  vkn: string | null;
  tax_office: string | null;
  created_at: string;
  updated_at: string;
}
