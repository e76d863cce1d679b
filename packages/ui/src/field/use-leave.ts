"use client";

import { useEffect, useEffectEvent, useRef } from "react";

/**
 * What a field does when it is left. Where a press elsewhere takes the focus, it waits for the end of that press: a
 * complaint that moved the page under the pointer would swallow the click.
 *
 * @returns Handlers of the field.
 */
export function useLeave(leave: () => void): { onFocus: () => void; onBlur: () => void } {
  const watch = useRef<AbortController | null>(null);
  const isPressed = useRef(false);
  const run = useEffectEvent(leave);
  useEffect(() => () => watch.current?.abort(), []);
  return {
    onFocus: () => {
      watch.current?.abort();
      watch.current = new AbortController();
      isPressed.current = false;
      const options = { capture: true, signal: watch.current.signal };
      document.addEventListener("pointerdown", () => (isPressed.current = true), options);
      const release = () => (isPressed.current = false);
      document.addEventListener("pointerup", release, options);
      document.addEventListener("pointercancel", release, options);
    },
    onBlur: () => {
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
