"use client";

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Hands on what was typed or chosen in a field before React took the server's HTML over: React does not report it, and
 * would put its own text back into a controlled field when it draws it again.
 *
 * @param text What React takes the field to hold at first.
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
 * Hands on what was typed and chosen before React took the server's HTML over: React leaves it in the page, but does
 * not report it, and puts its own choice back when it renders a controlled field again.
 *
 * @param place A check box, or what holds radio buttons or text fields.
 */
export function useEarlyInputs(
  place: RefObject<HTMLElement | null>,
  take: (input: HTMLInputElement) => void,
): void {
  const hand = useEffectEvent(take);
  useLayoutEffect(() => {
    const element = place.current;
    // A check box without a value attribute has the value "on", which is no default value.
    if (element instanceof HTMLInputElement) {
      if (element.checked !== element.defaultChecked) hand(element);
      return;
    }
    for (const input of element?.querySelectorAll("input") ?? [])
      if ((input.checked && !input.defaultChecked) || input.value !== input.defaultValue) hand(input);
  }, [place]);
}
