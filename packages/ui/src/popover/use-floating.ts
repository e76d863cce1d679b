"use client";

import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ToggleEvent,
} from "react";
import { anchor } from "./anchor.ts";
import { buttonOf, closeWhenLeft } from "./close-when-left.ts";
import type { Placement } from "./place.logic.ts";

/** What the button of a panel is given: it opens before and without JavaScript. */
export type FloatingTrigger = Pick<
  ComponentPropsWithRef<"button">,
  "popoverTarget" | "aria-controls" | "aria-haspopup" | "onKeyDown"
>;

/** A native button, or a component that hands these on to one, such as `Button` and `IconButton`. */
export type FloatingButton = ReactElement<FloatingTrigger>;

/**
 * Joins a button to a native popover: the browser opens, closes, dismisses and hands the focus back. It closes, too,
 * once the focus goes elsewhere.
 */
export function useFloating(placement: Placement): {
  id: string;
  withTrigger: (button: FloatingButton, extra: FloatingTrigger) => FloatingButton;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
} {
  const id = useId();
  // Stopping twice does no harm.
  const stop = useRef<(() => void) | undefined>(undefined);
  // One that is taken away while it is open tells nobody.
  useEffect(() => () => stop.current?.(), []);
  return {
    id,
    withTrigger: (button, extra) =>
      cloneElement(button, { popoverTarget: id, "aria-controls": id, ...extra }),
    onToggle(event) {
      stop.current?.();
      const button = buttonOf(id);
      if (event.newState !== "open" || button === null) return;
      const unanchor = anchor(event.currentTarget, button, placement);
      const unwatch = closeWhenLeft(event.currentTarget, button);
      stop.current = () => {
        unanchor();
        unwatch();
      };
    },
  };
}
