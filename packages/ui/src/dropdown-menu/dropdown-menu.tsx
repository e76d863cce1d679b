"use client";

import { useId, type ComponentPropsWithRef } from "react";
import { useOpen, type OpenProps } from "../intent/use-open.ts";
import { usePart } from "../intent/use-part.ts";
import type { TriggerElement } from "../intent/with-handlers.ts";
import { NativePanel, useNativePanel } from "../popover/native-panel.tsx";
import type { Placement } from "../popover/placement.logic.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./dropdown-menu.css.ts";
import type { DropdownMenuEntry } from "./entries.ts";
import { NativeEntries } from "./native-entries.tsx";

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

const load = () => import("./menu-part.tsx").then(({ MenuPart }) => MenuPart);
const keys = ["Enter", " ", "ArrowDown", "ArrowUp"];

/**
 * Actions for one item, behind a button, on Radix DropdownMenu, which is loaded when somebody turns to the button.
 * Before that and without JavaScript it is a native popover with links and buttons. Links through the site are a
 * `DetailsMenu`, choices in a form a select.
 */
export function DropdownMenu({
  trigger,
  label,
  items,
  placement = "bottom-start",
  open,
  defaultOpen,
  onOpenChange,
  id: givenId,
  ...menu
}: DropdownMenuProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const isNativeOpen = useNativePanel(id);
  const { Part, withTrigger, ...part } = usePart(load, {
    keys,
    isWanted: isOpen,
    isNative: () => isNativeOpen,
  });
  const isNative = Part === null || isNativeOpen;
  return (
    <>
      {withTrigger(trigger, {
        "aria-haspopup": isNative ? "true" : "menu",
        popoverTarget: isNative ? id : undefined,
        "aria-controls": isNative ? id : undefined,
      })}
      {isNative ? (
        <NativePanel
          {...menu}
          id={id}
          role="group"
          aria-label={label}
          placement={placement}
          className={classList(css.menu, menu.className)}
          onOpenChange={setOpen}
        >
          <NativeEntries items={items} onDone={() => document.getElementById(id)?.hidePopover()} />
        </NativePanel>
      ) : (
        <Part
          {...menu}
          {...part}
          id={id}
          aria-label={label}
          items={items}
          open={isOpen}
          onOpenChange={setOpen}
          placement={placement}
        />
      )}
    </>
  );
}
