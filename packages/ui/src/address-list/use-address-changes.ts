"use client";

import type { Address } from "@preforma/domain/addresses";
import { useState } from "react";

/** The last change to the list. */
export type AddressChange =
  | { kind: "deleted" | "restored" | "madeDefault"; address: Address }
  | { kind: "failed"; message: string | undefined };

/** The result of a change; a rejection counts as a failure. */
export type ChangeOutcome = { ok: boolean; message?: string };

/** Runs changes to a list of addresses one at a time, and stores the last one, to report and undo it. */
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
