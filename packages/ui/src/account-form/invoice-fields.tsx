"use client";

import { FormTextField } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import * as shared from "../request-form/request-form.css.ts";

/** The company behind a customer, by the API's field names. */
export interface CompanyDetails {
  company_name?: string | null;
  vkn?: string | null;
  tax_office?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
}

/**
 * The fields for an invoice to a company. Not required natively: a browser could not focus hidden fields.
 *
 * @param props.isTurkish Tax numbers of other countries may contain letters.
 * @param props.isRequired Whether they are marked as required; the schema enforces it.
 */
export function InvoiceFields({
  company,
  isTurkish,
  isRequired = false,
}: {
  readonly company: CompanyDetails | undefined;
  readonly isTurkish: boolean;
  readonly isRequired?: boolean;
}) {
  const messages = useMessages("account-form");
  const required = { required: false, "aria-required": isRequired || undefined };
  return (
    <>
      <FormTextField
        name="company_name"
        label={messages.companyName}
        autoComplete="organization"
        maxLength={160}
        defaultValue={company?.company_name ?? undefined}
        {...required}
      />
      <div className={shared.pair}>
        <FormTextField
          name="vkn"
          label={isTurkish ? messages.vkn : messages.taxNumber}
          hint={isTurkish ? messages.vknHint : undefined}
          dir="ltr"
          inputMode={isTurkish ? "numeric" : "text"}
          autoComplete="off"
          maxLength={40}
          defaultValue={company?.vkn ?? undefined}
          {...required}
        />
        <FormTextField
          name="tax_office"
          label={messages.taxOffice}
          autoComplete="off"
          maxLength={80}
          defaultValue={company?.tax_office ?? undefined}
          {...required}
        />
      </div>
    </>
  );
}
