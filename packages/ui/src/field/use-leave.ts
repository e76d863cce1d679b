"use client";

import { useEffect, useEffectEvent, useRef, type FocusEventHandler } from "react";

interface FocusHandlers {
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/**
 * What a field does when it is left. Where a press elsewhere takes the focus, it waits for the end of that press: a
 * complaint that moved the page under the pointer would swallow the click.
 *
 * @param own Handlers that its owner gives to the field, which are called first.
 * @returns Handlers of the field.
 */
export function useLeave(leave: () => void, own: FocusHandlers): Required<FocusHandlers> {
  const watch = useRef<AbortController | null>(null);
  const isPressed = useRef(false);
  const run = useEffectEvent(leave);
  useEffect(() => () => watch.current?.abort(), []);
  return {
    onFocus: (event) => {
      own.onFocus?.(event);
      watch.current?.abort();
      watch.current = new AbortController();
      isPressed.current = false;
      const options = { capture: true, signal: watch.current.signal };
      document.addEventListener("pointerdown", () => (isPressed.current = true), options);
      const release = () => (isPressed.current = false);
      document.addEventListener("pointerup", release, options);
      document.addEventListener("pointercancel", release, options);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      if (!isPressed.current) {
        watch.current?.abort();
        return run();
      }
      const { signal } = watch.current ?? new AbortController();
      // The click comes right after the press has ended.
      const end = () =>
        setTimeout(() => {
          if (signal.aborted) return;
          watch.current?.abort();
          run();
        });
      document.addEventListener("pointerup", end, { capture: true, signal });
      document.addEventListener("pointercancel", end, { capture: true, signal });
    },
  };
}
