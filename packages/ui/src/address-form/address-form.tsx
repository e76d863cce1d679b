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
  /** Name and phone number for a new address. */
  sender?: Sender;
  /** Sends the fields of `addressSchema`. */
  send?: FormProps["send"];
  /** The server's answer to the form sent without script. */
  state?: FormState;
  /** Called after saving, with the server's message. */
  onSent?: (message: string | undefined) => void;
  /**
   * Loads the places to choose from. Pass your own function for neighbourhoods (`placesFrom`) or other countries, the
   * same one on each render. @default the provinces and districts of Türkiye
   */
  places?: LoadPlaces;
}

const schema = () => import("@preforma/domain/addresses/schema").then(({ addressSchema }) => addressSchema);

/**
 * A person's or a company's address, with the fields of the chosen country. In Türkiye it suggests provinces,
 * districts, and neighbourhoods if the site has them; any text is accepted everywhere. After a change of province or
 * district, places that belong to the previous one are cleared; the page's `Toaster` announces it and offers to undo
 * it.
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
  const outcomes = useMessages("outcomes");
  const saved = useSavedValues(address ?? nothing, address && send);
  const { values } = saved;
  return (
    <Form
      {...rest}
      schema={schema}
      send={sendWith(address === undefined ? send : saved.send, {
        sent: address === undefined ? outcomes.ADDRESS_ADDED : outcomes.ADDRESS_UPDATED,
        notSent: address === undefined ? outcomes.ADDRESS_NOT_ADDED_LATER : outcomes.ADDRESS_NOT_UPDATED,
        unexpected: address === undefined ? outcomes.ADDRESS_NOT_ADDED_LATER : outcomes.DEFAULT,
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

/** Values of a new address; a constant object, so that they never seem to change. */
const nothing: Partial<Address> = {};
