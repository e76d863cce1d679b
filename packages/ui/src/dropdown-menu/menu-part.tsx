"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { useRef, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { GhostTrigger, containerOf, directionOf, labelledBy } from "../intent/ghost-trigger.tsx";
import type { PartProps } from "../intent/use-part.ts";
import { sideAndAlign, type Placement } from "../popover/placement.logic.ts";
import * as popover from "../popover/popover.css.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import { libraryItems } from "./library-items.tsx";
import { MenuPiecesContext } from "./menu-context.ts";

export interface MenuPartProps extends PartProps, ComponentPropsWithRef<"div"> {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement: Placement;
}

/** The menu once its library has loaded. Not modal, because a modal one would inject a style sheet. */
export function MenuPart({
  trigger,
  bind,
  repeat,
  open,
  onOpenChange,
  placement,
  className,
  children,
  ...rest
}: MenuPartProps) {
  const opensAtLast = useRef(false);
  const isLeaving = useRef(false);
  const direction = directionOf(trigger);

  const openAtLast = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp") return;
    event.preventDefault();
    opensAtLast.current = true;
    onOpenChange(true);
  };
  const leave = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDownCapture?.(event);
    if (event.key !== "Tab") return;
    // Tab continues from the trigger; the library would block it.
    event.stopPropagation();
    isLeaving.current = true;
    trigger.current?.focus();
    onOpenChange(false);
  };
  return (
    <Radix.Root modal={false} dir={direction} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger
        asChild
        aria-controls={open ? rest.id : undefined}
        onClick={() => onOpenChange(!open)}
        onKeyDown={openAtLast}
      >
        <GhostTrigger trigger={trigger} bind={bind} repeat={repeat} />
      </Radix.Trigger>
      <Radix.Portal container={containerOf(trigger)}>
        <Radix.Content
          {...sideAndAlign(placement, direction)}
          sideOffset={4}
          collisionPadding={8}
          loop
          {...rest}
          aria-labelledby={labelledBy(rest, trigger)}
          className={classList(popover.surface, css.menu, className)}
          onKeyDownCapture={leave}
          onFocus={(event) => {
            rest.onFocus?.(event);
            // The library moves the focus from the menu to its first entry.
            if (!opensAtLast.current || event.target === event.currentTarget) return;
            opensAtLast.current = false;
            [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")].at(-1)?.focus();
          }}
          onInteractOutside={(event) => {
            // A press on the trigger is handled by the trigger.
            if (trigger.current?.contains(event.target as Node | null) === true) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            if (isLeaving.current) event.preventDefault();
            isLeaving.current = false;
          }}
        >
          <MenuPiecesContext value={libraryItems}>{children}</MenuPiecesContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
