"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
import { triggerElement, type PartTriggerProps } from "../intent/trigger-element.tsx";
import { useOpen, type OpenProps } from "../intent/use-open.ts";
import { usePart } from "../intent/use-part.ts";
import { DialogContext, useDialog, type DialogChangeReason } from "./dialog-context.ts";
import { loadModalPart } from "./load-modal-part.ts";

/** How dialogs and drawers open and close. */
export interface DialogBehaviour extends OpenProps<[reason: DialogChangeReason]> {
  /** A press outside closes it. Switch it off where a stray press would lose input. @default true */
  closeOnBackdrop?: boolean;
  /**
   * The browser's Back button closes it instead of leaving the page: while it is open, the history has an extra entry
   * with the same URL. Call `watchHistory` before a router starts. @default true
   */
  closeOnBack?: boolean;
  /** A change of this value closes it. Pass the page's path, since dialogs may outlive their page. */
  closeOn?: string | number;
}

export interface DialogRootProps extends DialogBehaviour {
  /** An optional `DialogTrigger`, and a `DialogContent`. */
  children: ReactNode;
}

/**
 * A modal dialog: its trigger, its content, and whether it is open. It is built on Radix Dialog, which is loaded when
 * a visitor hovers, focuses or touches the trigger, or when it is to open.
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

/** Opens the dialog. With `asChild` its child element does, and stays mounted and focused. */
export function DialogTrigger(props: PartTriggerProps): ReactElement {
  return useDialog().part.withTrigger(triggerElement(props), { "aria-haspopup": "dialog" });
}
