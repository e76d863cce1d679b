"use client";

import { useLayoutEffect, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";
import { triggerElement, type PartTriggerProps } from "../intent/trigger-element.tsx";
import { NativePanel } from "../popover/native-panel.tsx";
import type { Placement } from "../popover/placement.logic.ts";
import { useFloating, type FloatingProps } from "../popover/use-floating.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import { MenuContext, useMenu } from "./menu-context.ts";

export interface DropdownMenuRootProps extends FloatingProps {
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: ReactNode;
}

const load = () => import("./menu-part.tsx").then(({ MenuPart }) => MenuPart);
const keys = ["Enter", " ", "ArrowDown", "ArrowUp"];

/** A menu of actions: its trigger, its content, and whether it is open. */
export function DropdownMenuRoot({ children, ...props }: DropdownMenuRootProps) {
  return <MenuContext value={useFloating(load, props, keys)}>{children}</MenuContext>;
}

/** Toggles the menu. With `asChild` its child element does, and stays mounted and focused. */
export function DropdownMenuTrigger(props: PartTriggerProps): ReactElement {
  return useMenu().withTrigger(triggerElement(props), "menu");
}

export interface DropdownMenuContentProps extends Omit<
  ComponentPropsWithRef<"div">,
  "role" | "popover" | "dir"
> {
  /** Flips to the other side if there is no room. @default "bottom-start" */
  placement?: Placement;
}

/**
 * The items. It is named by `aria-label`, or by its trigger. Before the library has loaded it is a native panel with
 * links and buttons.
 */
export function DropdownMenuContent({
  placement = "bottom-start",
  id,
  ...content
}: DropdownMenuContentProps) {
  const menu = useMenu();
  const { isNative, isOpen, setOpen, setContentId, part } = menu;
  useLayoutEffect(() => setContentId(id), [setContentId, id]);
  const { Part, trigger, bind, repeat } = part;
  const shared = { ...content, id: id ?? menu.id, placement, onOpenChange: setOpen };
  if (isNative || Part === null)
    return <NativePanel {...shared} role="group" className={classList(css.menu, content.className)} />;
  return <Part {...shared} trigger={trigger} bind={bind} repeat={repeat} open={isOpen} />;
}
