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
   * on each render. The signal aborts when the dialog closes.
   */
  load?: (signal: AbortSignal) => Promise<Address>;
  /** Called with the success message after saving, once the dialog has requested to close. */
  onSaved?: (message: string | undefined) => void;
  /** Called with the error message if the address could not be loaded, once the dialog has requested to close. */
  onNotLoaded?: (message: string) => void;
}

/**
 * Adds an address, or loads and changes one. When it closes, the input is saved as the customer's draft. If the
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
      // A stray press outside must not close a long form.
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
  /** Renders the loaded address. */
  children: (address: Address) => ReactNode;
}

/** Fetches an address on mount, and shows the progress meanwhile. */
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
