"use client";

import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { useMessages } from "../provider/provider.tsx";
import { ToastItem } from "./toast-item.tsx";
import { toastsShown, type Toast } from "./toast-queue.logic.ts";
import * as css from "./toast.css.ts";
import { toastQueue } from "./use-toast.ts";

const none: readonly Toast[] = [];

/** Whether nobody looks at the page. */
function useHiddenPage(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => document.hidden,
    () => false,
  );
}

/**
 * Where short messages appear, once per page. They are read out politely, errors at once; their time stands still
 * while the pointer or the focus is on them and while the page is hidden. F6 leads to the newest, Escape dismisses
 * it and leads back.
 */
export function Toaster() {
  const messages = useMessages("toast");
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot, () => none);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const resting = useHiddenPage() || hovered || focused;
  const shown = toasts.slice(0, toastsShown);
  const newest = shown.at(-1)?.id;

  // Shown anew for each message, so that it lies above a dialog that was opened since.
  useEffect(() => {
    const element = region.current;
    if (element === null || !element.isConnected) return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  useEffect(() => {
    const findToast = (event: globalThis.KeyboardEvent) => {
      const buttons = region.current?.querySelectorAll<HTMLElement>("button");
      if (event.key !== "F6" || buttons === undefined || buttons.length === 0) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      [...buttons].at(-1)?.focus();
    };
    document.addEventListener("keydown", findToast);
    return () => document.removeEventListener("keydown", findToast);
  }, []);

  // The same from render to render, or every new message would give the others their time anew.
  const dismiss = useCallback((id: number) => {
    const inside = region.current?.contains(document.activeElement);
    toastQueue.dismiss(id);
    if (toastQueue.snapshot().length === 0) {
      // What is taken away from under the pointer or the focus does not tell that they are gone.
      setHovered(false);
      setFocused(false);
    }
    if (inside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, []);
  const escape = (event: KeyboardEvent) => {
    const toast = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-toast]") : null;
    if (event.key !== "Escape" || toast === null) return;
    event.preventDefault();
    dismiss(Number(toast.dataset.toast));
  };

  const items = (urgent: boolean) =>
    shown
      .filter(({ tone }) => (tone === "error") === urgent)
      .map((toast) => <ToastItem key={toast.id} toast={toast} resting={resting} onDismiss={dismiss} />);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in it
    <section
      ref={region}
      popover="manual"
      className={css.region}
      aria-label={messages.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={escape}
    >
      {/* Both are there before the first message, or nothing would be read out. */}
      <div role="status" aria-atomic="false" className={css.list}>
        {items(false)}
      </div>
      <div role="alert" aria-atomic="false" className={css.list}>
        {items(true)}
      </div>
    </section>
  );
}
