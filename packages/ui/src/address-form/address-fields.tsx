"use client";

import { defaultCountry, isTurkiye, type Address } from "@preforma/domain/addresses";
import { useState } from "react";
import { InvoiceFields } from "../account-form/invoice-fields.tsx";
import { Radio, RadioGroup } from "../field/index.ts";
import { FormTextField, useForm } from "../form/index.ts";
import { formatMessage } from "../messages/message.ts";
import { FormPhoneField } from "../phone-field/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { SenderNames, type Sender } from "../request-form/index.ts";
import { useToast } from "../toast/toast-queue.ts";
import { AddressParts, CountryField } from "./address-parts.tsx";
import * as css from "./address-form.css.ts";
import { usePlaces, type LoadPlaces } from "./use-places.ts";

export interface AddressFieldsProps {
  /** Initial values. @default empty */
  values?: Partial<Address>;
  /** Name and phone number for a new address. */
  sender?: Sender;
  /**
   * Loads the places to choose from. Pass your own function for neighbourhoods (`placesFrom`) or other countries, the
   * same one on each render. @default the provinces and districts of Türkiye
   */
  places?: LoadPlaces;
  /** Whether the address has its own name, as in an address book. @default false */
  hasTitle?: boolean;
}

const names = { first: "name", last: "surname" };
const nothing: Partial<Address> = {};
const turkishPlaces: LoadPlaces = () =>
  import("@preforma/domain/places").then((places) => places.turkishPlaces);

/** How long the notice about a cleared part is shown, ms: long enough to read it and reach the button. */
const readingTime = 10_000;

/** The fields of `addressSchema`, for a `Form` with further fields. */
export function AddressFields({
  values = nothing,
  sender,
  places = turkishPlaces,
  hasTitle = false,
}: AddressFieldsProps) {
  const messages = useMessages("address-form");
  const texts = useMessages("request-form");
  const { locale } = useLocale();
  const { valueOf } = useForm();
  const toasts = useToast();
  // An empty country means the default, also in `addressSchema`.
  const [country, setCountry] = useState(valueOf("country") || values.country || defaultCountry);
  const offered = usePlaces(
    places,
    (part) => valueOf(part) ?? values[part] ?? "",
    ({ part, name, above, putBack }) =>
      toasts.show({
        text: formatMessage(messages[`${part}Cleared`], { name, above }, locale),
        tone: "info",
        duration: readingTime,
        action: { label: messages.putBack, onClick: putBack },
      }),
  );
  return (
    <>
      <RadioGroup label={messages.type}>
        <div className={css.types}>
          {(["bireysel", "kurumsal"] as const).map((type) => (
            <div key={type} className={css.type}>
              <Radio
                name="address_type"
                value={type}
                label={messages[type]}
                defaultChecked={(valueOf("address_type") ?? values.address_type ?? "bireysel") === type}
              />
            </div>
          ))}
        </div>
      </RadioGroup>
      {hasTitle && (
        <FormTextField
          name="address_title"
          label={messages.title}
          hint={messages.titleHint}
          autoComplete="off"
          maxLength={60}
          defaultValue={values.address_title}
        />
      )}
      <div className={css.companyDetails}>
        <InvoiceFields company={values} isTurkish={isTurkiye(country)} isRequired />
      </div>
      <SenderNames
        names={names}
        sender={{ name: values.name ?? sender?.name, surname: values.surname ?? sender?.surname }}
      />
      <FormPhoneField name="phone" label={texts.phone} defaultValue={values.phone ?? sender?.phone} />
      <div className={css.where} onFocus={offered.wake} onPointerEnter={offered.wake} onInput={offered.heard}>
        <CountryField
          country={values.country}
          onCountryChange={(next) => setCountry(next.trim() || defaultCountry)}
        />
        <AddressParts
          country={country}
          values={values}
          // Names are known for Türkiye only; elsewhere an empty list would be misleading.
          options={
            isTurkiye(country)
              ? {
                  city: offered.provinces,
                  district: offered.districts,
                  // The field type must not change while typing: only a custom function can offer neighbourhoods.
                  ...(places !== turkishPlaces && { neighborhood: offered.neighbourhoods }),
                }
              : {}
          }
        />
      </div>
    </>
  );
}
