"use client";

import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

/** How long a button is held before it repeats, ms. */
const wait = 450;
/** Between two repetitions, ms; gets shorter the longer one holds. */
const firstPause = 140;
const shortestPause = 40;

/** What a button that repeats while it is held carries, besides its `onClick`. */
export function useLongPress(action: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(action);
  const hasRepeated = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = (pause: number) => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(() => repeat(Math.max(shortestPause, pause * 0.92)), pause);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRepeated.current = false;
      if (event.button === 0) timer.current = setTimeout(() => repeat(firstPause), wait);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A held finger also asks for the menu of the browser.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    /**
     * The click that ends a long press has been done already. One by keyboard or assistive technology, which counts
     * no presses, ends none: where the pointer left before it was let go, no click came.
     */
    onClick: (event: MouseEvent) => {
      stop();
      if (!hasRepeated.current || event.detail === 0) latest.current();
      hasRepeated.current = false;
    },
  };
}
