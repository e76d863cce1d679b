"use client";

import type { ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import type { Placement } from "./place.logic.ts";
import * as css from "./popover.css.ts";
import { useFloating, type FloatingButton } from "./use-floating.ts";

export interface PopoverProps {
  /** The button that opens it: `<Button>…</Button>`. */
  trigger: FloatingButton;
  /** The panel's name. */
  label: string;
  /** Turns to the other side where there is no room. @default "bottom-start" */
  placement?: Placement;
  className?: string;
  /** What the panel holds. */
  children: ReactNode;
}

/**
 * A small panel beside its button, on the native popover: it opens before and without JavaScript, Escape or a press
 * elsewhere closes it, and the page stays usable. What must be answered first is a `Dialog`.
 */
export function Popover({ trigger, label, placement = "bottom-start", className, children }: PopoverProps) {
  const floating = useFloating(placement);
  return (
    <>
      {floating.withTrigger(trigger, { "aria-haspopup": "dialog" })}
      <div
        id={floating.id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classList(css.floating, css.placement[placement], css.panel, className)}
        onToggle={floating.onToggle}
      >
        {children}
      </div>
    </>
  );
}
