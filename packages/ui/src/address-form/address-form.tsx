"use client";

import { defaultCountry, isTurkiye, type Address } from "@preforma/domain/addresses";
import { Fragment, useState } from "react";
import { useSavedValues } from "../account-form/index.ts";
import { Radio, RadioGroup } from "../field/index.ts";
import {
  Form,
  FormCheckbox,
  FormTextField,
  SubmitButton,
  type FormProps,
  type FormState,
} from "../form/index.ts";
import { FormPhoneField } from "../phone-field/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { SenderNames, sendWith, type Sender } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import { useToast } from "../toast/use-toast.ts";
import { AddressCompany } from "./address-company.tsx";
import { AddressParts } from "./address-parts.tsx";
import { CountryField } from "./country-field.tsx";
import * as css from "./address-form.css.ts";
import { usePlaces, type LoadPlaces } from "./use-places.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface AddressFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** The address to change; without it a new one is added. */
  address?: Address;
  /** Whose address it is. What is typed of a new one is kept under it, for nobody else; without it, it is not kept. */
  customerId?: number;
  /** Whose name and telephone a new address begins with. */
  sender?: Sender;
  /** Sends what was filled in: the fields of `addressSchema`. */
  send?: FormProps["send"];
  /** What the server answered to the form without script. */
  state?: FormState;
  /** Called once it has been saved, with what the server said. */
  onSent?: (message: string | undefined) => void;
  /**
   * Brings names of places to choose from. Give an own function for neighbourhoods (`placesFrom`) or other countries,
   * the same one between renders. @default the provinces and districts of Türkiye
   */
  places?: LoadPlaces;
}

const schema = () => import("@preforma/domain/addresses/schema").then(({ addressSchema }) => addressSchema);
const turkishPlaces: LoadPlaces = () =>
  import("@preforma/domain/places").then((places) => places.turkishPlaces);
const names = { first: "name", last: "surname" };

/** How long it is told that a part was cleared, ms: long enough to read it and to reach the button. */
const readingTime = 10_000;

/**
 * A person's or a company's address, with the fields of the country that is chosen. In Türkiye it offers provinces,
 * their districts, and neighbourhoods where the site has them; any text will do, there and in the rest of the world. A district of the province before is cleared,
 * and a neighbourhood of the district before, which the page's `Toaster` tells, with a way to put it back.
 */
export function AddressForm({
  action,
  address,
  customerId = address?.customer_id,
  sender,
  send,
  state,
  onSent,
  places = turkishPlaces,
  className,
  ...rest
}: AddressFormProps) {
  const messages = useMessages("address-form");
  const texts = useMessages("request-form");
  const said = useMessages("outcomes");
  const saved = useSavedValues(address ?? nothing, address && send);
  const { values } = saved;
  const { locale } = useLocale();
  const toasts = useToast();
  const [country, setCountry] = useState(state?.values?.country ?? values.country ?? defaultCountry);
  const offered = usePlaces(
    places,
    (part) => state?.values?.[part] ?? values[part] ?? "",
    ({ part, name, above, putBack }) =>
      toasts.show({
        text: formatMessage(messages[`${part}Cleared`], { name, above }, locale),
        tone: "info",
        duration: readingTime,
        action: { label: messages.putBack, onPress: putBack },
      }),
  );
  return (
    <Form
      {...rest}
      className={classList(css.form, className)}
      action={action}
      schema={schema}
      send={sendWith(address === undefined ? send : saved.send, {
        sent: address === undefined ? said.ADDRESS_ADDED : said.ADDRESS_UPDATED,
        notSent: address === undefined ? said.ADDRESS_NOT_ADDED_LATER : said.ADDRESS_NOT_UPDATED,
        unexpected: address === undefined ? said.ADDRESS_NOT_ADDED_LATER : said.DEFAULT,
      })}
      state={state}
      draft={customerId === undefined ? undefined : `address.${customerId}.${address?.id ?? "new"}`}
      onSent={onSent}
    >
      <Fragment key={saved.edition}>
        <RadioGroup label={messages.type}>
          <div className={css.types}>
            {(["bireysel", "kurumsal"] as const).map((type) => (
              <div key={type} className={css.type}>
                <Radio
                  name="address_type"
                  value={type}
                  label={messages[type]}
                  defaultChecked={(state?.values?.address_type ?? values.address_type ?? "bireysel") === type}
                />
              </div>
            ))}
          </div>
        </RadioGroup>
        <FormTextField
          name="address_title"
          label={messages.title}
          hint={messages.titleHint}
          autoComplete="off"
          maxLength={60}
          defaultValue={values.address_title}
        />
        <AddressCompany values={values} isTurkish={isTurkiye(country)} />
        <SenderNames
          names={names}
          sender={{ name: values.name ?? sender?.name, surname: values.surname ?? sender?.surname }}
        />
        <FormPhoneField name="phone" label={texts.phone} defaultValue={values.phone ?? sender?.phone} />
        <div
          className={css.where}
          onFocus={offered.wake}
          onPointerEnter={offered.wake}
          onInput={offered.heard}
        >
          <CountryField country={values.country} onCountryChange={setCountry} />
          <AddressParts
            country={country}
            values={values}
            options={{
              city: offered.provinces,
              district: offered.districts,
              // Which field it is may not change while one types: only an own function can know any.
              ...(places !== turkishPlaces && { neighborhood: offered.neighbourhoods }),
            }}
          />
        </div>
        {address?.is_default !== true && <FormCheckbox name="is_default" label={messages.isDefault} />}
      </Fragment>
      <div className={shared.actions}>
        <SubmitButton>{address === undefined ? messages.add : messages.save}</SubmitButton>
      </div>
    </Form>
  );
}

/** A new address has nothing yet; always the same object, so that nothing seems to have changed. */
const nothing: Partial<Address> = {};
