"use client";

import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Sends something else under a field's name than the text in it: a whole telephone number for the grouped one, the
 * key of an option for its title, the keys of several options. The field's own name stays, so that what the visitor
 * sees is sent where script has not come yet.
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

/** Runs once a field's form has been emptied, for what the browser does not put back by itself. */
export function useReset(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement | null>,
  restart: () => void,
): void {
  const run = useEffectEvent(restart);
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    // The event comes before the fields are emptied, which a listener may prevent. A form that was sent may go then.
    const listener = (event: Event) =>
      setTimeout(() => event.defaultPrevented || control.current === null || run());
    form.addEventListener("reset", listener);
    return () => form.removeEventListener("reset", listener);
  }, [control]);
}
