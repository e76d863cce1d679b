"use client";

import { useState } from "react";
import type { FormOutcome } from "../form/form-schema.ts";
import type { CartLineData } from "./cart-line-data.ts";

type LineId = CartLineData["id"];

/** A line that was taken out, and its position. */
export interface RemovedLine {
  line: CartLineData;
  /** Its place among the lines. */
  place: number;
  /** Whether it has been put back since. */
  isBack: boolean;
  /** Why it could not be put back. */
  error?: string;
}

/** What is under way on the lines, what failed, and the last line that was taken out. */
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
  /** Takes a line out; its position is remembered. */
  const remove = async (line: CartLineData, place: number, call: () => Promise<FormOutcome>) => {
    const isDone = await change(line.id, call);
    if (isDone) setRemoved({ line, place, isBack: false });
    return isDone;
  };
  /** Puts the line back that was taken out last. */
  const restore = async ({ line, place }: RemovedLine, call: () => Promise<FormOutcome>) => {
    const outcome = await carryOut(line.id, call);
    setRemoved(
      outcome.ok ? { line, place, isBack: true } : { line, place, isBack: false, error: outcome.message },
    );
  };
  return { busy, errors, removed, change, remove, restore };
}
