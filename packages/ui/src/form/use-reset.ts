"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

/** Runs once a field's form has been emptied, for what the browser does not put back by itself. */
export function useReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement | null>,
  restart: () => void,
): void {
  const run = useEffectEvent(restart);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    // The event comes before the fields are emptied.
    const listener = () => queueMicrotask(() => run());
    form.addEventListener("reset", listener);
    return () => form.removeEventListener("reset", listener);
  }, [control]);
}
