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

/** The same for text fields that React does not control, by what holds them. */
export function useEarlyTexts(
  place: RefObject<HTMLElement | null>,
  take: (input: HTMLInputElement) => void,
): void {
  const hand = useEffectEvent(take);
  useLayoutEffect(() => {
    for (const input of place.current?.querySelectorAll("input") ?? [])
      if (input.value !== input.defaultValue) hand(input);
  }, [place]);
}

/**
 * Hands on what was chosen before React took the server's HTML over: React leaves the choice in the page, but does
 * not report it, and puts its own back when it renders the field again.
 *
 * @param place A check box, or what holds radio buttons.
 */
export function useEarlyChoice(
  place: RefObject<HTMLElement | null>,
  take: (input: HTMLInputElement) => void,
): void {
  const hand = useEffectEvent(take);
  useLayoutEffect(() => {
    const element = place.current;
    const inputs =
      element instanceof HTMLInputElement ? [element] : (element?.querySelectorAll("input") ?? []);
    for (const input of inputs)
      if (input.checked !== input.defaultChecked && (input.type === "checkbox" || input.checked)) hand(input);
  }, [place]);
}
