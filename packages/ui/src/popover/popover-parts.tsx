"use client";

import {
  createContext,
  use,
  useLayoutEffect,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from "react";
import { triggerElement, type PartTriggerProps } from "../intent/trigger-element.tsx";
import { dressChild } from "../layout/as-child.ts";
import { classList } from "../theme/class-list.ts";
import { hideNativePanel, NativePanel } from "./native-panel.tsx";
import type { Placement } from "./placement.logic.ts";
import * as css from "./popover.css.ts";
import { useFloating, type Floating, type FloatingProps } from "./use-floating.ts";
import type { PopoverPartProps } from "./popover-part.tsx";

/** State shared by the parts of a popover. */
const PopoverContext = createContext<Floating<PopoverPartProps> | null>(null);

/** The popover around a part. Throws outside a popover. */
function usePopover(): Floating<PopoverPartProps> {
  const popover = use(PopoverContext);
  if (popover === null) throw new Error("This part of a popover must stand in a <PopoverRoot>.");
  return popover;
}

export interface PopoverRootProps extends FloatingProps {
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children: ReactNode;
}

const load = () => import("./popover-part.tsx").then(({ PopoverPart }) => PopoverPart);

/** A popover: its trigger, its content, and whether it is open. */
export function PopoverRoot({ children, ...props }: PopoverRootProps) {
  return <PopoverContext value={useFloating(load, props)}>{children}</PopoverContext>;
}

/** Toggles the popover. With `asChild` its child element does, and stays mounted and focused. */
export function PopoverTrigger(props: PartTriggerProps): ReactElement {
  return usePopover().withTrigger(triggerElement(props), "dialog");
}

export interface PopoverContentProps extends Omit<ComponentPropsWithRef<"div">, "role" | "popover" | "dir"> {
  /** Flips to the other side if there is no room. @default "bottom-start" */
  placement?: Placement;
  /** Distance from the trigger, px. @default 4 */
  offset?: number;
  /** Draws an arrow towards the trigger. @default false */
  arrow?: boolean;
}

/** The panel. It is named by `aria-label`, or by its trigger. Its content is rendered again each time it opens. */
export function PopoverContent({
  placement = "bottom-start",
  offset = 4,
  arrow = false,
  id,
  ...panel
}: PopoverContentProps) {
  const popover = usePopover();
  const { isNative, isOpen, setOpen, setContentId, part } = popover;
  useLayoutEffect(() => setContentId(id), [setContentId, id]);
  const { Part, trigger, bind, repeat } = part;
  const shared = { ...panel, id: id ?? popover.id };
  if (isNative || Part === null)
    return (
      <NativePanel
        {...shared}
        role="dialog"
        placement={placement}
        className={classList(css.panel, panel.className)}
        onOpenChange={setOpen}
      />
    );
  return (
    <Part
      {...shared}
      trigger={trigger}
      bind={bind}
      repeat={repeat}
      open={isOpen}
      onOpenChange={setOpen}
      placement={placement}
      offset={offset}
      arrow={arrow}
    />
  );
}

/** A button in the panel that closes it. With `asChild` the element in it does. */
export function PopoverClose(props: PartTriggerProps): ReactElement {
  const { id, isNative, setOpen } = usePopover();
  return dressChild(triggerElement(props), {
    onClick: (event) => {
      if (event.defaultPrevented) return;
      if (isNative) hideNativePanel(event.currentTarget, id);
      else setOpen(false);
    },
  });
}
