"use client";

import { useState } from "react";
import { FormCheckbox, FormSelect, FormTextField } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import * as shared from "../request-form/request-form.css.ts";
import * as css from "./account-form.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A country to choose from: its two-letter code, and its name in the page's language. */
export interface CountryChoice {
  code: string;
  name: string;
}

/** The company behind a customer, by the API's field names. */
export interface CompanyDetails {
  company_name?: string | null;
  vkn?: string | null;
  tax_office?: string | null;
  /** ISO 3166-1 alpha-2. */
  country?: string | null;
}

export interface CompanyFieldsProps extends RootProps<HTMLDivElement> {
  /** What is known already; the fields are open then. */
  company?: CompanyDetails;
  /** Where a company may be registered. Without a list it is in Türkiye, and nothing is asked. */
  countries?: readonly CountryChoice[];
}

/**
 * A check box for company buyers, and the fields of an invoice that it opens, by style alone. They are not required
 * natively: a browser could not focus one that is closed.
 */
export function CompanyFields({ company, countries = [], className, ...rest }: CompanyFieldsProps) {
  const messages = useMessages("account-form");
  const [country, setCountry] = useState(company?.country ?? "TR");
  const isTurkish = country === "TR";
  return (
    <div {...rest} className={classList(css.company, className)}>
      <FormCheckbox
        name="is_company"
        label={messages.isCompany}
        defaultChecked={Boolean(company?.company_name)}
      />
      <div className={css.companyDetails}>
        <FormTextField
          name="company_name"
          label={messages.companyName}
          autoComplete="organization"
          maxLength={160}
          required={false}
          defaultValue={company?.company_name ?? undefined}
        />
        <div className={shared.pair}>
          <FormTextField
            name="vkn"
            label={isTurkish ? messages.vkn : messages.taxNumber}
            hint={isTurkish ? messages.vknHint : undefined}
            dir="ltr"
            // Numbers of other countries have letters in them.
            inputMode={isTurkish ? "numeric" : "text"}
            autoComplete="off"
            maxLength={40}
            required={false}
            defaultValue={company?.vkn ?? undefined}
          />
          <FormTextField
            name="tax_office"
            label={messages.taxOffice}
            autoComplete="off"
            maxLength={80}
            required={false}
            defaultValue={company?.tax_office ?? undefined}
          />
        </div>
        {countries.length > 0 && (
          <FormSelect
            name="country"
            label={messages.country}
            autoComplete="country"
            required={false}
            defaultValue={country}
            onChange={(event) => setCountry(event.currentTarget.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </FormSelect>
        )}
      </div>
    </div>
  );
}
