"use client";

import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { ToastItem } from "./toast-item.tsx";
import { newestOf, tell, type Told } from "./newest.logic.ts";
import type { Toast } from "./toast-queue.logic.ts";
import * as css from "./toast.css.ts";
import { useCountdowns } from "./use-countdowns.ts";
import { raise, usePlace } from "./use-place.ts";
import { toastQueue } from "./use-toast.ts";
import { toastAt, useVisit } from "./use-visit.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

const none: readonly Toast[] = [];
const nothingTold: Told = new Map();

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

export interface ToasterProps extends RootProps {}

/**
 * Where short messages appear, once per page: the newest, and how many older ones there are. They are read out once,
 * politely, errors at once; their time stands still while the pointer or the focus is on them, while newer ones stand
 * in their place, and while the page is hidden. F6 leads to the newest, Shift+F6 leads back,
 * Escape dismisses it and leads back. While a modal dialog is open they appear in it, where they can be reached.
 */
export function Toaster({ className, ref, ...rest }: ToasterProps) {
  const messages = useMessages("toast");
  const { locale } = useLocale();
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot, () => none);
  const home = useRef<HTMLDivElement>(null);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const regionRef = useBothRefs<HTMLElement>(setRegion, ref);
  const { element: place, isHeard } = usePlace(home);
  const newest = isHeard ? toasts.at(-1)?.id : undefined;
  const { focused, onFocus, onBlur } = useVisit(region, newest);
  const shown = isHeard ? newestOf(toasts, focused) : none;
  const [told, setTold] = useState(nothingTold);
  const toldNow = tell(told, toasts, shown);
  if (toldNow !== told) setTold(toldNow);
  const more = isHeard ? toasts.length - shown.length : 0;
  const [hovered, setHovered] = useState(false);
  // What is taken away from under the pointer does not tell that it is gone.
  if (hovered && newest === undefined) setHovered(false);
  const resting = useHiddenPage() || hovered || focused !== undefined;

  // Shown anew for each message, so that it lies above whatever was opened since.
  useEffect(() => {
    if (place?.isConnected) raise(place);
  }, [place, newest]);

  const { dismiss } = toastQueue;
  useCountdowns(toasts, shown, resting, dismiss);
  const escape = (event: KeyboardEvent) => {
    const toast = toastAt(event.target);
    if (event.key !== "Escape" || toast === undefined) return;
    // A dialog in which it stands stays open.
    event.preventDefault();
    dismiss(toast);
  };

  const items = (belongs: (toast: Toast) => boolean) =>
    shown.filter(belongs).map((toast) => <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />);
  const isApart = ({ id }: Toast) => toldNow.get(id) === "apart";
  return (
    <div ref={home} className={css.place}>
      {place !== null &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in it
          <section
            aria-label={messages.region}
            {...rest}
            ref={regionRef}
            popover="manual"
            className={classList(css.region, className)}
            onPointerEnter={() => setHovered(true)}
            onPointerLeave={() => setHovered(false)}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={escape}
          >
            <div className={css.list}>{items(isApart)}</div>
            {/* Both are there before the first message, or nothing would be read out. */}
            <div role="status" aria-atomic="false" className={css.list}>
              {items((toast) => !isApart(toast) && toast.tone !== "error")}
            </div>
            <div role="alert" aria-atomic="false" className={css.list}>
              {items((toast) => !isApart(toast) && toast.tone === "error")}
            </div>
            <div className={css.list}>
              {more > 0 && (
                <p className={css.more}>{formatMessage(messages.more, { count: more }, locale)}</p>
              )}
            </div>
          </section>,
          place,
        )}
    </div>
  );
}
