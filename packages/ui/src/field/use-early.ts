"use client";

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Reports what was typed or chosen in a field before hydration: React does not report it, and would reset a controlled
 * field to its own text on the next render.
 *
 * @param text The text that React assumes at first.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  text: string,
  take: (typed: string) => void,
): void {
  const first = useRef(text);
  const hand = useEffectEvent(take);
  useLayoutEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== first.current) hand(typed);
  }, [input]);
}

/**
 * Reports what was typed and chosen before hydration: React leaves it in the page, but does not report it, and resets a
 * controlled field to its own choice on the next render.
 *
 * @param place A check box, or the element that contains radio buttons or text fields.
 */
export function useEarlyInputs(
  place: RefObject<HTMLElement | null>,
  take: (input: HTMLInputElement) => void,
): void {
  const hand = useEffectEvent(take);
  useLayoutEffect(() => {
    const element = place.current;
    // A check box without a value attribute has the value "on", which does not count as a default value.
    if (element instanceof HTMLInputElement) {
      if (element.checked !== element.defaultChecked) hand(element);
      return;
    }
    for (const input of element?.querySelectorAll("input") ?? [])
      if ((input.checked && !input.defaultChecked) || input.value !== input.defaultValue) hand(input);
  }, [place]);
}
