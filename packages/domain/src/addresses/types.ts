/** Whether an address is a person's or a company's. */
export type AddressType = "bireysel" | "kurumsal";

/** An address of a customer. */
export interface Address {
  id: number;
  customer_id: number;
  name: string;
  surname: string;
  /** Dial code plus digits. */
  phone: string;
  /** Such as `+90`. */
  country_phone_code: string;
  address_type: AddressType;
  /** The customer's name for it, such as `Depo`. */
  address_title: string;
  /** Building, floor and door. */
  address_detail: string;
  street: string;
  neighborhood: string;
  district: string;
  city: string;
  postal_code: string;
  country: string;
  /** Street, neighbourhood, district and city in one line. */
  address: string;
  /** Exactly one of a customer's addresses has it. */
  is_default: boolean;
  /** The company, if `address_type` is `kurumsal`. */
  company_name: string | null;
  vkn: string | null;
  tax_office: string | null;
}
