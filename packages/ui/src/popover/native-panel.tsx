"use client";

import { useCallback, useSyncExternalStore, type ComponentPropsWithRef } from "react";
import { classList } from "../theme/class-list.ts";
import type { Placement } from "./placement.logic.ts";
import * as css from "./popover.css.ts";

/** Whether the native panel with this id is open; browsers can open it before hydration. */
export function useNativePanel(id: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const panel = document.getElementById(id);
      panel?.addEventListener("toggle", changed);
      return () => panel?.removeEventListener("toggle", changed);
    },
    [id],
  );
  return useSyncExternalStore(
    subscribe,
    () => document.getElementById(id)?.matches(":popover-open") ?? false,
    () => false,
  );
}

/** Closes the native panel of this id, in the document of an element in it. */
export function hideNativePanel(within: Element, id: string): void {
  within.ownerDocument.getElementById(id)?.hidePopover();
}

/**
 * The server-rendered native popover, which opens before and without JavaScript. A `<span>`, because a `<div>` would
 * end a paragraph around the trigger.
 */
export function NativePanel({
  placement,
  className,
  onOpenChange,
  ...rest
}: ComponentPropsWithRef<"span"> & { placement: Placement; onOpenChange: (open: boolean) => void }) {
  return (
    <span
      {...rest}
      onToggle={({ newState, target, currentTarget }) => {
        // React also reports the event of a `<details>` in the panel.
        if (target === currentTarget) onOpenChange(newState === "open");
      }}
      popover="auto"
      className={classList(css.surface, css.nativePlacement[placement], className)}
    />
  );
}
