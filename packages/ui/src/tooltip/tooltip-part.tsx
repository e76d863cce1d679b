"use client";

import { useEffect, useEffectEvent, useImperativeHandle, type Ref, type RefObject } from "react";
import { useTooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { usePlacement } from "../intent/use-placement.ts";

/** The tooltip's handlers, called by the control's events. */
export interface TooltipHandle {
  /** @param immediate Without the delay of a resting mouse. */
  open: (immediate?: boolean) => void;
  close: (immediate?: boolean) => void;
}

export interface TooltipPartProps {
  handle: Ref<TooltipHandle>;
  anchor: RefObject<HTMLElement | null>;
  tip: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Replays a request from before this was loaded. */
  onReady: () => void;
}

/** Hover delay, so that a passing mouse opens nothing, ms. */
const delay = 400;
/** Time to reach the text itself from the control, ms. */
const closeDelay = 150;

/** When a tooltip shows, by react-stately: one at a time, and at once where another has just been read. */
export function TooltipPart({ handle, anchor, tip, open, onOpenChange, onReady }: TooltipPartProps) {
  const state = useTooltipTriggerState({ delay, closeDelay, isOpen: open, onOpenChange });
  usePlacement(tip, anchor, open, { placement: "top", gap: 4 });
  useImperativeHandle(handle, () => ({
    open: (immediate) => state.open(immediate),
    close: (immediate) => state.close(immediate),
  }));
  const hide = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The first Escape is for the text; a dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    state.close(true);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: KeyboardEvent) => hide(event);
    // On the window: the dialog listens on the document, and has done so for longer.
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, [open]);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready();
  }, []);
  return null;
}
