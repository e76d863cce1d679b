"use client";

import type { Address } from "@preforma/domain/addresses";
import { LoaderCircle } from "../drawings/index.ts";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./address-dialog.css.ts";

export interface LoadedAddressProps {
  load: (signal: AbortSignal) => Promise<Address>;
  onNotLoaded: () => void;
  /** Draws what has come. */
  children: (address: Address) => ReactNode;
}

/** Fetches an address when it appears, and tells meanwhile that it is on its way. */
export function LoadedAddress({ load, onNotLoaded, children }: LoadedAddressProps) {
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
