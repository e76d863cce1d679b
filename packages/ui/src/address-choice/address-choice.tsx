"use client";

import { textIn } from "@preforma/domain/locales";
import { addressTexts, maxAddresses, type Address } from "@preforma/domain/addresses";
import { MapPinPlus } from "../drawings/index.ts";
import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { AddressLines } from "../address-card/index.ts";
import { Badge } from "../badge/badge.tsx";
import { ChoiceCard, ChoiceCards } from "../choice-card/index.ts";
import { useEarlyInputs } from "../field/use-early.ts";
import { useReset } from "../form/field-hooks.ts";
import { Icon } from "../icon/icon.tsx";
import { useLink, useLocale, useMessages } from "../provider/provider.tsx";
import { useHasScript } from "../provider/use-has-script.ts";
import { Text } from "../text/text.tsx";
import * as css from "./address-choice.css.ts";
import { isModified } from "../layout/is-modified.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** The value for a new address, whose fields are in the form. */
const newAddressValue = "new";

export interface AddressChoiceProps extends RootProps<HTMLDivElement> {
  /** The customer's addresses, the default first, as the API returns them. */
  addresses: readonly Address[];
  /** The question. @default "Where should we deliver?", in the page's language */
  label?: ReactNode;
  /** Name in the form; its value is the address's id, or `new`. @default "delivery_address_id" */
  name?: string;
  /** Id of the initially chosen address, or `new`. @default the default address */
  defaultValue?: string | number;
  /** Called with the ID of the chosen address, or `new`. */
  onValueChange?: (value: string) => void;
  /** The page where an address is added, which returns here. */
  addHref?: string;
  /** Opens, for example, an `AddressDialog` instead of following `addHref`. */
  onAdd?: () => void;
  /**
   * Fields of a new address within this form, in place of `addHref`. They open when chosen; otherwise they are
   * disabled, so that they are neither required nor sent.
   */
  newAddress?: ReactNode;
  /** A link or a button to change an address. */
  actionsFor?: (address: Address) => ReactNode;
  /** The server's error about the choice. */
  error?: ReactNode;
  /** Id of the group, to which an error summary links. */
  id?: string;
  /** Hides the question visually, if a heading above shows the same. @default false */
  hideLabel?: boolean;
}

/** Lets customers choose a saved address, or enter a new one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, name = "delivery_address_id", newAddress, addHref } = props;
  const messages = useMessages("address-choice");
  const addressMessages = useMessages("address-card");
  const { locale } = useLocale();
  const first = String(
    props.defaultValue ??
      (addresses.find((address) => address.is_default) ?? addresses[0])?.id ??
      newAddressValue,
  );
  const [chosen, setChosen] = useState(first);
  const hasScript = useHasScript();
  const choose = (value: string) => {
    setChosen(value);
    props.onValueChange?.(value);
  };
  const group = useRef<HTMLFieldSetElement>(null);
  // Ignore choices among the fields of a new address.
  useEarlyInputs(group, (input) => input.name === name && choose(input.value));
  useReset(group, () => choose(first));
  const radio = (value: string) => ({
    name,
    value,
    required: true,
    defaultChecked: value === first,
    onChange: () => choose(value),
  });
  const isFull = addresses.length >= maxAddresses;
  return (
    <div {...rootPropsOf({ ...props, id: undefined })} className={classList(css.root, props.className)}>
      {(addresses.length > 0 || newAddress) && (
        <ChoiceCards
          ref={group}
          label={props.label ?? messages.label}
          error={props.error}
          id={props.id}
          hideLabel={props.hideLabel}
          layout={newAddress ? "list" : "grid"}
        >
          {addresses.map((address) => (
            <ChoiceCard
              key={address.id}
              {...radio(String(address.id))}
              title={<bdi>{address.address_title}</bdi>}
              badge={address.is_default && <Badge tone="brand">{addressMessages.default}</Badge>}
              note={
                <div className={css.lines}>
                  <AddressLines address={address} />
                </div>
              }
              actions={props.actionsFor?.(address)}
            />
          ))}
          {newAddress && !isFull && (
            <ChoiceCard
              {...radio(newAddressValue)}
              title={messages.other}
              icon={MapPinPlus}
              details={
                <fieldset
                  className={css.fields}
                  aria-label={messages.other}
                  // Without script they stay enabled, and the server checks the choice.
                  disabled={hasScript && chosen !== newAddressValue}
                >
                  {newAddress}
                </fieldset>
              }
            />
          )}
        </ChoiceCards>
      )}
      {addresses.length === 0 && !newAddress && <Text tone="muted">{messages.none}</Text>}
      {isFull ? (
        <Text tone="muted">{textIn(addressTexts.tooMany, locale)}</Text>
      ) : (
        !newAddress && addHref !== undefined && <AddLink href={addHref} onAdd={props.onAdd} />
      )}
    </div>
  );
}

/** The link to add another address, as a separate tile. */
function AddLink({ href, onAdd }: { readonly href: string; readonly onAdd: (() => void) | undefined }) {
  const messages = useMessages("address-choice");
  const Link = useLink();
  const open = (event: MouseEvent) => {
    // A press with a modifier key opens the page in a new tab, as with every link.
    if (onAdd === undefined || isModified(event)) return;
    event.preventDefault();
    onAdd();
  };
  return (
    <Link href={href} className={css.add} onClick={open}>
      <Icon icon={MapPinPlus} />
      <span>{messages.add}</span>
    </Link>
  );
}
