"use client";

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Hands on what was typed into a controlled field before React took the server's HTML over: React would put its own
 * text back when it draws the field again.
 *
 * @param text What React takes the field to hold at first.
 */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
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
