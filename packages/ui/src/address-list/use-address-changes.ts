"use client";

import type { Address } from "@preforma/domain/addresses";
import { useState } from "react";

/** What has just been done to the list. */
export type AddressChange =
  | { kind: "deleted" | "restored" | "madeDefault"; address: Address }
  | { kind: "failed"; message: string | undefined };

/** How a change ended; a rejection counts as a failure. */
export type ChangeOutcome = { ok: boolean; message?: string };

/** Carries changes of a list of addresses out, one at a time, and remembers the last, so that it can be told and taken back. */
export function useAddressChanges() {
  const [last, setLast] = useState<AddressChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const carryOut = async (change: () => Promise<ChangeOutcome>, done: AddressChange): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const outcome = await change().catch((): ChangeOutcome => ({ ok: false }));
    setBusy(false);
    setLast(outcome.ok ? done : { kind: "failed", message: outcome.message });
    return outcome.ok;
  };
  return { last, isBusy, carryOut };
}
