"use client";

import type { Address } from "@preforma/domain/addresses";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { AddressForm, type AddressFormProps } from "../address-form/index.ts";
import { Dialog, type DialogProps } from "../dialog/index.ts";
import { useMessages } from "../provider/provider.tsx";
import { splitRootProps, type RootProps } from "../layout/root-props.ts";
import { LoaderCircle } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import * as css from "./address-dialog.css.ts";

export interface AddressDialogProps
  extends
    RootProps<HTMLDivElement>,
    Pick<AddressFormProps, "action" | "customerId" | "sender" | "send" | "places">,
    Pick<DialogProps, "open" | "closeOn"> {
  /** Called with the reason when it closes. */
  onOpenChange: NonNullable<DialogProps["onOpenChange"]>;
  /**
   * Fetches the address to change, each time the dialog opens; without it a new one is added. Pass the same function
   * at each render. The signal says that no one waits any more.
   */
  load?: (signal: AbortSignal) => Promise<Address>;
  /** Called with the success to tell, once it has been saved and the dialog has asked to close. */
  onSaved?: (message: string | undefined) => void;
  /** Called with the failure to tell, when the address could not be loaded and the dialog has asked to close. */
  onNotLoaded?: (message: string) => void;
}

/**
 * Adds an address, or loads one and changes it. When it is closed, the input stays as the customer's draft. If the
 * address can't be loaded it closes, and the page says so.
 */
export function AddressDialog({
  open,
  onOpenChange,
  closeOn,
  load,
  onSaved,
  onNotLoaded,
  ...rest
}: AddressDialogProps) {
  const messages = useMessages("address-dialog");
  const outcomes = useMessages("outcomes");
  const [root, form] = splitRootProps(rest);
  const formOf = (address?: Address) => (
    <AddressForm
      {...form}
      address={address}
      onSent={(message) => {
        onOpenChange(false, "button");
        onSaved?.(message);
      }}
    />
  );
  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={onOpenChange}
      closeOn={closeOn}
      // A stray press beside a long form must not put it away.
      closeOnBackdrop={false}
      title={load === undefined ? messages.add : messages.edit}
    >
      {load === undefined ? (
        formOf()
      ) : (
        <LoadedAddress
          load={load}
          onNotLoaded={() => {
            onOpenChange(false, "button");
            onNotLoaded?.(outcomes.ADDRESS_NOT_LOADED);
          }}
        >
          {formOf}
        </LoadedAddress>
      )}
    </Dialog>
  );
}

interface LoadedAddressProps {
  load: (signal: AbortSignal) => Promise<Address>;
  onNotLoaded: () => void;
  /** Draws what has come. */
  children: (address: Address) => ReactNode;
}

/** Fetches an address when it appears, and tells meanwhile that it is on its way. */
function LoadedAddress({ load, onNotLoaded, children }: LoadedAddressProps) {
  const messages = useMessages("address-dialog");
  const [address, setAddress] = useState<Address>();
  const notLoaded = useEffectEvent(onNotLoaded);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setAddress(loaded);
      },
      () => {
        if (!controller.signal.aborted) notLoaded();
      },
    );
    return () => controller.abort();
  }, [load]);
  if (address !== undefined) return children(address);
  return (
    <div className={css.loading} role="status">
      <Icon icon={LoaderCircle} size="large" className={css.spinning} />
      <span>{messages.loading}</span>
    </div>
  );
}
