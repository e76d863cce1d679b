"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Submits another value under a field's name than its text: a whole phone number for the grouped one, the key of an
 * option for its title, the keys of several options. The field keeps its own name, so that before hydration the
 * visible text is sent.
 */
export function useSubmittedValue(
  input: RefObject<HTMLInputElement | null>,
  valueOf: (text: string) => string | readonly string[],
): void {
  const replace = useEffectEvent(({ formData }: FormDataEvent) => {
    const element = input.current;
    if (element === null || !formData.has(element.name)) return;
    const sent = valueOf(element.value);
    if (typeof sent === "string") return formData.set(element.name, sent);
    formData.delete(element.name);
    for (const value of sent) formData.append(element.name, value);
  });
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const listener = (event: FormDataEvent) => replace(event);
    form.addEventListener("formdata", listener);
    return () => form.removeEventListener("formdata", listener);
  }, [input]);
}

/** Runs after a field's form was reset, for state that the browser does not reset itself. */
export function useReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement | null>,
  restart: () => void,
): void {
  const run = useEffectEvent(restart);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    // The event precedes the reset, which a listener may prevent. A form that was sent may unmount meanwhile.
    const listener = (event: Event) =>
      setTimeout(() => event.defaultPrevented || control.current === null || run());
    form.addEventListener("reset", listener);
    return () => form.removeEventListener("reset", listener);
  }, [control]);
}
