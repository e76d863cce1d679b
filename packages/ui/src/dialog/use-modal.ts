"use client";

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { holdHistoryEntry } from "./history-entry.ts";
import { followModal, showModal } from "./modal.ts";

/** What made a modal ask to be closed. `route` is a change of `closeOn`. */
export type CloseReason = "button" | "escape" | "backdrop" | "back" | "route";

/** How a modal opens and closes: what dialogs and drawers have in common. */
export interface ModalBehaviour {
  /** Whether it is shown. */
  open: boolean;
  /** Asks for `open` to become false, and says why. Not obeying keeps it open, e.g. while something is being sent. */
  onClose: (reason: CloseReason) => void;
  /** A press beside it asks for closing. Switch it off where a stray press would lose something. @default true */
  closeOnBackdrop?: boolean;
  /**
   * The browser's way back asks for closing instead of leaving the page: while the modal is open, an entry with the
   * same address stands in the history. Call `watchHistory` before a router starts. @default true
   */
  closeOnBack?: boolean;
  /** Asks for closing whenever it changes. Give it the page's path, since dialogs may outlive their page. */
  closeOn?: string | number;
  /** Keeps the content in the page while closed, also on the server. Otherwise it is there only while open. @default false */
  keepMounted?: boolean;
}

/** Keeps a native `<dialog>` in step with `open`, and tells whether its content has to be drawn. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, behaviour: ModalBehaviour): boolean {
  const {
    open,
    onClose,
    closeOnBack = true,
    closeOnBackdrop = true,
    closeOn,
    keepMounted = false,
  } = behaviour;
  const [leaving, setLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setLeaving(!open);
  }

  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  // Before the browser paints, and on the way out while the element is still in the page, so that focus can return.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null || !element.isConnected) return undefined;
    const opener = document.activeElement;
    const unfollow = followModal(element, () => {});
    showModal(element);
    return () => {
      element.close();
      unfollow();
      // The browser gives the focus back, but not past an inner dialog that closes at the same time.
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement !== opener)
        opener.focus({ preventScroll: true });
    };
  }, [dialog, open]);

  useEffect(() => {
    if (!open || !closeOnBack || !dialog.current?.isConnected) return undefined;
    return holdHistoryEntry(() => latest.current("back"));
  }, [dialog, open, closeOnBack]);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const listening = { signal: controller.signal };
    // A file field inside tells of its own cancelling by the same event.
    element.addEventListener(
      "cancel",
      (event) => {
        if (event.target !== element) return;
        event.preventDefault();
        latest.current("escape");
      },
      listening,
    );
    // Browsers let a second Escape through whatever the page says; who may not close yet is shown again.
    element.addEventListener(
      "close",
      (event) => {
        // It is told late: by now it may be open again.
        if (event.target !== element || element.open || element.dataset.open === undefined) return;
        latest.current("escape");
        setTimeout(() => {
          if (element.dataset.open !== undefined && element.isConnected) showModal(element);
        });
      },
      listening,
    );
    // Both ends of the press lie on the scrim: selecting text may well end beside the dialog.
    let pressed: EventTarget | null = null;
    element.addEventListener("pointerdown", ({ target }) => (pressed = target), listening);
    element.addEventListener(
      "click",
      ({ target }) => {
        if (closeOnBackdrop && target === element && pressed === element) latest.current("backdrop");
      },
      listening,
    );
    return () => controller.abort();
  }, [dialog, closeOnBackdrop]);

  const lastKey = useRef(closeOn);
  useEffect(() => {
    if (lastKey.current !== closeOn && open) latest.current("route");
    lastKey.current = closeOn;
  }, [closeOn, open]);

  // The content stays until the modal has gone off the screen.
  useEffect(() => {
    if (!leaving) return undefined;
    let current = true;
    const animations = dialog.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (current) setLeaving(false);
    });
    return () => {
      current = false;
    };
  }, [dialog, leaving]);

  return open || leaving || keepMounted;
}
