"use client";

import { useEffect, useEffectEvent, useRef, type FocusEventHandler } from "react";

interface FocusHandlers {
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/**
 * Calls `leave` when a field loses the focus. If a press elsewhere takes the focus, it waits until that press ends: an
 * error that moved the page under the pointer would swallow the click.
 *
 * @param own The owner's handlers for the field, called first.
 * @returns The handlers for the field.
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
      // The click follows immediately after the press ends.
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
