"use client";

import type { Address } from "@preforma/domain/addresses";
import { FormTextField } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import * as shared from "../request-form/request-form.css.ts";
import * as css from "./address-form.css.ts";

/**
 * What an invoice to a company needs. Required while the address is a company's, which the schema sees to: natively
 * required, a browser could not lead to fields that are closed.
 */
export function AddressCompany({
  values,
  isTurkish,
}: {
  readonly values: Partial<Address>;
  /** Numbers of other countries have letters in them. */
  readonly isTurkish: boolean;
}) {
  const messages = useMessages("account-form");
  return (
    <div className={css.companyDetails}>
      <FormTextField
        name="company_name"
        label={messages.companyName}
        autoComplete="organization"
        maxLength={160}
        required={false}
        aria-required
        defaultValue={values.company_name ?? undefined}
      />
      <div className={shared.pair}>
        <FormTextField
          name="vkn"
          label={isTurkish ? messages.vkn : messages.taxNumber}
          hint={isTurkish ? messages.vknHint : undefined}
          autoComplete="off"
          dir="ltr"
          inputMode={isTurkish ? "numeric" : "text"}
          maxLength={40}
          required={false}
          aria-required
          defaultValue={values.vkn ?? undefined}
        />
        <FormTextField
          name="tax_office"
          label={messages.taxOffice}
          autoComplete="off"
          maxLength={80}
          required={false}
          aria-required
          defaultValue={values.tax_office ?? undefined}
        />
      </div>
    </div>
  );
}
