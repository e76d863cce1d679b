"use client";

import { addressParts, countryIn, type Address } from "@preforma/domain/addresses";
import { formatPhone } from "@preforma/domain/phone";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./address-card.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** The displayed fields of an address, common to a customer's addresses and those stored with an order. */
export type ShownAddress = Pick<
  Address,
  | "name"
  | "surname"
  | "phone"
  | "address_detail"
  | "street"
  | "neighborhood"
  | "district"
  | "city"
  | "postal_code"
  | "country"
  | "company_name"
  | "vkn"
  | "tax_office"
>;

export interface AddressLinesProps extends RootProps<HTMLDivElement> {
  /** The address, as in the contract. */
  address: ShownAddress;
}

/** The recipient, the address lines and the company, line by line. */
export function AddressLines({ address, className, ...rest }: AddressLinesProps) {
  const messages = useMessages("address-card");
  const { locale } = useLocale();
  return (
    <div {...rest} className={classList(css.lines, className)}>
      <address className={css.address}>
        {address.company_name !== null && <bdi className={css.name}>{address.company_name}</bdi>}
        <bdi className={address.company_name === null ? css.name : undefined}>
          {address.name} {address.surname}
        </bdi>
        {addressParts(address).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        <bdi>{countryIn(address.country, locale)}</bdi>
        <bdi dir="ltr">{formatPhone(address.phone)}</bdi>
      </address>
      {address.vkn !== null && (
        <p className={css.muted}>
          <span>{messages.taxNumber}</span> <bdi dir="ltr">{address.vkn}</bdi>
        </p>
      )}
      {address.tax_office !== null && (
        <p className={css.muted}>
          <span>{messages.taxOffice}</span> <bdi>{address.tax_office}</bdi>
        </p>
      )}
    </div>
  );
}
