"use client";

import type { ComponentPropsWithRef } from "react";
import type { OpenProps } from "../intent/use-open.ts";
import type { TriggerElement } from "../layout/with-handlers.ts";
import type { Placement } from "../popover/placement.logic.ts";
import type { DropdownMenuEntry } from "./entries.ts";
import { MenuEntries } from "./menu-entries.tsx";
import { DropdownMenuContent, DropdownMenuRoot, DropdownMenuTrigger } from "./menu-root.tsx";

export interface DropdownMenuProps
  extends
    OpenProps,
    Omit<ComponentPropsWithRef<"div">, "role" | "aria-label" | "popover" | "children" | "dir"> {
  /** The button that opens it: `<IconButton label="…">…</IconButton>`. */
  trigger: TriggerElement;
  /** The menu's name. */
  label: string;
  /** The entries in their order, each with `id` and `label`. */
  items: readonly DropdownMenuEntry[];
  /** Turns to the other side where there is no room. @default "bottom-start" */
  placement?: Placement;
}

/**
 * Actions for one item, behind a button, ready-made of the parts beside it (`DropdownMenuRoot`, `DropdownMenuItem` and
 * so on). It is built on Radix DropdownMenu, which is loaded when a visitor turns to the button. Before that and
 * without JavaScript it is a native popover with links and buttons. Links through the site are a `DetailsMenu`,
 * choices in a form a select.
 */
export function DropdownMenu({
  trigger,
  label,
  items,
  open,
  defaultOpen,
  onOpenChange,
  id,
  ...content
}: DropdownMenuProps) {
  return (
    <DropdownMenuRoot id={id} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent {...content} aria-label={label}>
        <MenuEntries items={items} />
      </DropdownMenuContent>
    </DropdownMenuRoot>
  );
}
