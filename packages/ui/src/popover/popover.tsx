"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";
import type { OpenProps } from "../intent/use-open.ts";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { Placement } from "./placement.logic.ts";
import { PopoverContent, PopoverRoot, PopoverTrigger } from "./popover-parts.tsx";

export interface PopoverProps
  extends OpenProps, Omit<ComponentPropsWithRef<"div">, "role" | "aria-label" | "popover"> {
  /** The button that opens it: `<Button>…</Button>`. */
  trigger: TriggerElement;
  /** The panel's name. */
  label: string;
  /** Flips to the other side if there is no room. @default "bottom-start" */
  placement?: Placement;
  /** Distance from the trigger, px. @default 4 */
  offset?: number;
  /** Draws an arrow towards the trigger. @default false */
  arrow?: boolean;
  /** The panel's content. It is rendered again each time the panel opens. */
  children: ReactNode;
}

/**
 * A small panel beside its button, ready-made from its parts (`PopoverRoot`, `PopoverContent` and so on). It is built
 * on Radix Popover, which is loaded when a visitor hovers, focuses or touches the button. Before that and without
 * JavaScript it is a native popover. Escape or a press elsewhere closes it, and the page stays usable. For a question
 * that must be answered first use a `Dialog`.
 */
export function Popover({ trigger, label, open, defaultOpen, onOpenChange, id, ...panel }: PopoverProps) {
  return (
    <PopoverRoot id={id} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent {...panel} aria-label={label} />
    </PopoverRoot>
  );
}
