"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
import { triggerElement, type PartTriggerProps } from "../intent/trigger-element.tsx";
import { useOpen, type OpenProps } from "../intent/use-open.ts";
import { usePart } from "../intent/use-part.ts";
import { DialogContext, useDialog, type DialogChangeReason } from "./dialog-context.ts";
import { loadModalPart } from "./load-modal-part.ts";

/** How a modal opens and closes: what dialogs and drawers have in common. */
export interface DialogBehaviour extends OpenProps<[reason: DialogChangeReason]> {
  /** A press beside it closes it. Switch it off where a stray press would lose something. @default true */
  closeOnBackdrop?: boolean;
  /**
   * The browser's way back closes it instead of leaving the page: while it is open, an entry with the same URL is in
   * the history. Call `watchHistory` before a router starts. @default true
   */
  closeOnBack?: boolean;
  /** Closes it whenever it changes. Give it the page's path, since dialogs may outlive their page. */
  closeOn?: string | number;
}

export interface DialogRootProps extends DialogBehaviour {
  /** A `DialogTrigger`, where it has one, and a `DialogContent`. */
  children: ReactNode;
}

/**
 * A modal dialog: its trigger, its content, and whether it is open. It is built on Radix Dialog, which is loaded when
 * a visitor turns to the trigger, or when it is to be open.
 */
export function DialogRoot({
  closeOnBackdrop = true,
  closeOnBack = true,
  closeOn,
  children,
  ...state
}: DialogRootProps) {
  const [isOpen, change] = useOpen(state);
  const lastReason = useRef<DialogChangeReason>("trigger");
  const setOpen = (open: boolean, reason: DialogChangeReason) => {
    lastReason.current = reason;
    change(open, reason);
  };
  const latest = useRef(setOpen);
  useLayoutEffect(() => {
    latest.current = setOpen;
  });
  const part = usePart(loadModalPart, {
    isWanted: isOpen,
    onUnavailable: () => latest.current(false, "unavailable"),
  });

  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  const lastKey = useRef(closeOn);
  useEffect(() => {
    if (lastKey.current !== closeOn && isOpen) latest.current(false, "route");
    lastKey.current = closeOn;
  }, [closeOn, isOpen]);

  const ask = useCallback((open: boolean, reason: DialogChangeReason) => latest.current(open, reason), []);
  const context = { isOpen, setOpen: ask, part, opener, lastReason, closeOnBackdrop, closeOnBack };
  return <DialogContext value={context}>{children}</DialogContext>;
}

/** Opens the dialog. With `asChild` the element in it does, and its place and focus stay. */
export function DialogTrigger(props: PartTriggerProps): ReactElement {
  return useDialog().part.withTrigger(triggerElement(props), { "aria-haspopup": "dialog" });
}
