"use client";

import { useRef, useState } from "react";
import { useEarlyText } from "../field/use-early.ts";
import { FormCheckbox, FormSelect, useForm } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./account-form.css.ts";
import { InvoiceFields, type CompanyDetails } from "./invoice-fields.tsx";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

/** A country to choose from: its two-letter code, and its name in the page's language. */
export interface CountryChoice {
  code: string;
  name: string;
}

export interface CompanyFieldsProps extends RootProps<HTMLDivElement> {
  /** Known details; if given, the fields are open. */
  company?: CompanyDetails;
  /** Countries where a company may be registered. Without a list it is in Türkiye, and the field is omitted. */
  countries?: readonly CountryChoice[];
}

/**
 * A check box for company buyers, and the invoice fields that it opens by CSS alone. They are not required natively:
 * a browser could not focus a hidden one.
 */
export function CompanyFields({ company, countries = [], className, ...rest }: CompanyFieldsProps) {
  const messages = useMessages("account-form");
  const { valueOf } = useForm();
  const [country, setCountry] = useState(valueOf("country") ?? company?.country ?? "TR");
  const select = useRef<HTMLSelectElement>(null);
  useEarlyText(select, country, setCountry);
  return (
    <div {...rest} className={classList(css.company, className)}>
      <FormCheckbox
        name="is_company"
        label={messages.isCompany}
        defaultChecked={Boolean(company?.company_name)}
      />
      <div className={css.companyDetails}>
        <InvoiceFields company={company} isTurkish={country === "TR"} />
        {countries.length > 0 && (
          <FormSelect
            ref={select}
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
