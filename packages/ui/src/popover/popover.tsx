"use client";

import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { useOpen, type OpenProps } from "../intent/use-open.ts";
import { usePart } from "../intent/use-part.ts";
import type { TriggerElement } from "../intent/with-handlers.ts";
import { classList } from "../theme/class-list.ts";
import { NativePanel, useNativePanel } from "./native-panel.tsx";
import type { Placement } from "./placement.logic.ts";
import * as css from "./popover.css.ts";

export interface PopoverProps
  extends OpenProps, Omit<ComponentPropsWithRef<"div">, "role" | "aria-label" | "popover"> {
  /** The button that opens it: `<Button>…</Button>`. */
  trigger: TriggerElement;
  /** The panel's name. */
  label: string;
  /** Turns to the other side where there is no room. @default "bottom-start" */
  placement?: Placement;
  /** Distance from the trigger, px. @default 4 */
  offset?: number;
  /** Draws an arrow towards the trigger. @default false */
  arrow?: boolean;
  /** What the panel holds. It is drawn anew each time the panel opens. */
  children: ReactNode;
}

const load = () => import("./popover-part.tsx").then(({ PopoverPart }) => PopoverPart);

/**
 * A small panel beside its button, on Radix Popover, which is loaded when somebody turns to the button. Before that
 * and without JavaScript it is a native popover. Escape or a press elsewhere closes it, and the page stays usable.
 * What must be answered first is a `Dialog`.
 */
export function Popover({
  trigger,
  label,
  placement = "bottom-start",
  offset = 4,
  arrow = false,
  open,
  defaultOpen,
  onOpenChange,
  id: givenId,
  ref,
  ...panel
}: PopoverProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const isNativeOpen = useNativePanel(id);
  const { Part, withTrigger, ...part } = usePart(load, { isWanted: isOpen, isNative: () => isNativeOpen });
  const isNative = Part === null || isNativeOpen;
  return (
    <>
      {withTrigger(trigger, {
        "aria-haspopup": "dialog",
        popoverTarget: isNative ? id : undefined,
        "aria-controls": isNative ? id : undefined,
      })}
      {isNative ? (
        <NativePanel
          {...panel}
          ref={ref}
          id={id}
          role="dialog"
          aria-label={label}
          placement={placement}
          className={classList(css.panel, panel.className)}
          onOpenChange={setOpen}
        />
      ) : (
        <Part
          {...panel}
          {...part}
          ref={ref}
          id={id}
          aria-label={label}
          open={isOpen}
          onOpenChange={setOpen}
          placement={placement}
          offset={offset}
          arrow={arrow}
        />
      )}
    </>
  );
}
