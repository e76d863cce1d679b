"use client";

import { useState } from "react";
import type { FormOutcome } from "../form/form-schema.ts";
import type { CartLineData } from "./cart-line-data.ts";

type LineId = CartLineData["id"];

/** A removed line and its position. */
export interface RemovedLine {
  line: CartLineData;
  /** Its index among the lines. */
  place: number;
  /** Whether it was restored. */
  isBack: boolean;
  /** Why it could not be restored. */
  error?: string;
}

/** Requests in progress on the lines, failures, and the last removed line. */
export function useCartChanges(notDone: string) {
  const [busy, setBusy] = useState<readonly LineId[]>([]);
  const [errors, setErrors] = useState<ReadonlyMap<LineId, string>>(new Map());
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

  const complain = (id: LineId, message: string | undefined) =>
    setErrors((before) => {
      const after = new Map(before);
      if (message === undefined) after.delete(id);
      else after.set(id, message);
      return after;
    });
  const carryOut = async (id: LineId, call: () => Promise<FormOutcome>): Promise<FormOutcome> => {
    setBusy((before) => [...before, id]);
    complain(id, undefined);
    const outcome = await call().catch((): FormOutcome => ({ ok: false, message: notDone }));
    setBusy((before) => before.filter((one) => one !== id));
    return outcome;
  };

  /** Changes a line; a refusal is shown at the line. */
  const change = async (id: LineId, call: () => Promise<FormOutcome>): Promise<boolean> => {
    const outcome = await carryOut(id, call);
    if (!outcome.ok) complain(id, outcome.message);
    return outcome.ok;
  };
  /** Removes a line and stores its position. */
  const remove = async (line: CartLineData, place: number, call: () => Promise<FormOutcome>) => {
    const isDone = await change(line.id, call);
    if (isDone) setRemoved({ line, place, isBack: false });
    return isDone;
  };
  /** Restores the last removed line. */
  const restore = async ({ line, place }: RemovedLine, call: () => Promise<FormOutcome>) => {
    const outcome = await carryOut(line.id, call);
    setRemoved(
      outcome.ok ? { line, place, isBack: true } : { line, place, isBack: false, error: outcome.message },
    );
  };
  return { busy, errors, removed, change, remove, restore };
}
