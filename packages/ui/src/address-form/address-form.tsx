"use client";

import type { Address } from "@preforma/domain/addresses";
import { Fragment } from "react";
import { useSavedValues } from "../account-form/index.ts";
import { Form, FormCheckbox, SubmitButton, type FormProps, type FormState } from "../form/index.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useMessages } from "../provider/provider.tsx";
import { sendWith, type Sender } from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import { AddressFields } from "./address-fields.tsx";
import type { LoadPlaces } from "./use-places.ts";

export interface AddressFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** The address to change; without it a new one is added. */
  address?: Address;
  /** Whose address it is. The draft of a new one is saved for this customer only; without it, no draft is saved. */
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

/**
 * A person's or a company's address, with the fields of the country that is chosen. In Türkiye it offers provinces,
 * their districts, and neighbourhoods where the site has them; any text will do, there and in the rest of the world. A district of the province before is cleared,
 * and a neighbourhood of the district before, which the page's `Toaster` tells, with a way to put it back.
 */
export function AddressForm({
  address,
  customerId = address?.customer_id,
  sender,
  send,
  places,
  ...rest
}: AddressFormProps) {
  const messages = useMessages("address-form");
  const said = useMessages("outcomes");
  const saved = useSavedValues(address ?? nothing, address && send);
  const { values } = saved;
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(address === undefined ? send : saved.send, {
        sent: address === undefined ? said.ADDRESS_ADDED : said.ADDRESS_UPDATED,
        notSent: address === undefined ? said.ADDRESS_NOT_ADDED_LATER : said.ADDRESS_NOT_UPDATED,
        unexpected: address === undefined ? said.ADDRESS_NOT_ADDED_LATER : said.DEFAULT,
      })}
      draft={customerId === undefined ? undefined : `address.${customerId}.${address?.id ?? "new"}`}
    >
      <Fragment key={saved.edition}>
        <AddressFields values={values} sender={sender} places={places} hasTitle />
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
