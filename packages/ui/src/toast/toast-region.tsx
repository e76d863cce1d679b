"use client";

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { I18nProvider } from "react-aria/I18nProvider";
import { useToastRegion } from "react-aria/useToast";
import { useToastQueue, type ToastState } from "react-stately/useToastState";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { newestOf, announce, type Announced } from "./newest.logic.ts";
import { ToastItem } from "./toast-item.tsx";
import { toastQueue, type Toast } from "./toast-queue.ts";
import * as css from "./toast.css.ts";
import { raise, usePlace } from "./use-place.ts";

const nothingTold: Announced = new Map();

/** The messages at the window's edge, on react-aria. Rendered only while there are any. */
export function ToastRegion({ home }: { home: RefObject<HTMLElement | null> }) {
  const { locale } = useLocale();
  const { element, isHeard } = usePlace(home);
  return (
    element !== null && (
      <I18nProvider locale={locale}>
        {createPortal(<Region place={element} isHeard={isHeard} />, element)}
      </I18nProvider>
    )
  );
}

const toastOf = (element: EventTarget) =>
  element instanceof Element ? element.closest<HTMLElement>("[data-toast]")?.dataset.toast : undefined;

function Region({ place, isHeard }: { place: HTMLElement; isHeard: boolean }) {
  const messages = useMessages("toast");
  const { locale } = useLocale();
  const region = useRef<HTMLElement>(null);
  /** The element focused before the messages. */
  const from = useRef<Element>(null);
  const queue = useToastQueue(toastQueue);
  const [focused, setFocused] = useState<string>();

  // The queue has the newest first, people read downwards.
  const toasts: readonly Toast[] = isHeard ? queue.visibleToasts.toReversed() : [];
  const newest = toasts.at(-1)?.key;
  const shown = newestOf(toasts, focused);
  const [announced, setAnnounced] = useState(nothingTold);
  const announcedNow = announce(announced, toasts, shown);
  if (announcedNow !== announced) setAnnounced(announcedNow);
  const isApart = ({ key }: Toast) => announcedNow.get(key) === "apart";
  const apart = shown.filter(isApart);
  const polite = shown.filter((toast) => !isApart(toast) && toast.content.tone !== "error");
  const errors = shown.filter((toast) => !isApart(toast) && toast.content.tone === "error");

  const { rest, isResting } = useRest(shown);
  const state: ToastState<Toast["content"]> = {
    ...queue,
    visibleToasts: [...apart, ...polite, ...errors],
    pauseAll: () => rest("reader", true),
    resumeAll: () => rest("reader", false),
  };
  const { regionProps } = useToastRegion({ "aria-label": messages.region }, state, region);

  // Shown anew for each message, so that it is above everything opened since.
  useEffect(() => {
    if (place.isConnected) raise(place);
  }, [place, newest]);
  useEffect(() => {
    const element = region.current;
    // The region is the only landmark that F6 knows: from it F6 returns the focus instead of cycling.
    const stay = (event: Event) => event.preventDefault();
    element?.addEventListener("react-aria-landmark-navigation", stay);
    return () => element?.removeEventListener("react-aria-landmark-navigation", stay);
  }, []);

  const leadTo = (key: string | undefined) =>
    region.current?.querySelector<HTMLElement>(`[data-toast="${key}"]`)?.focus();
  const leadBack = () => {
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const close = (key: string, byKeyboard: boolean) => {
    const next = shown.findLast((toast) => toast.key !== key);
    if (focused === key) {
      if (byKeyboard && next !== undefined) leadTo(next.key);
      else leadBack();
    }
    queue.close(key);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    regionProps.onFocus?.(event);
    const { currentTarget, target, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    setFocused(toastOf(target));
    if (target === currentTarget) leadTo(newest);
  };
  const blur = (event: FocusEvent<HTMLElement>) => {
    regionProps.onBlur?.(event);
    // When the window loses the focus, the active element stays the same and is focused again later.
    const { currentTarget, relatedTarget } = event;
    if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return;
    setFocused(undefined);
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    regionProps.onKeyDown?.(event);
    const toast = toastOf(event.target);
    if (event.key === "F6") {
      event.preventDefault();
      leadBack();
    } else if (event.key === "Escape" && toast !== undefined) {
      // A dialog around it stays open.
      event.preventDefault();
      close(toast, true);
    }
  };

  const items = (some: readonly Toast[]) =>
    some.map((toast) => (
      <ToastItem key={toast.key} toast={toast} state={state} isResting={isResting} onClose={close} />
    ));
  const more = toasts.length - shown.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a landmark that handles the keys of its content
    <section
      {...regionProps}
      ref={region}
      popover="manual"
      className={css.region}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={keyDown}
    >
      <div className={css.list}>{items(apart)}</div>
      {/* Both live regions exist before the first message, or nothing would be announced. */}
      <div role="status" aria-atomic="false" className={css.list}>
        {items(polite)}
      </div>
      <div role="alert" aria-atomic="false" className={css.list}>
        {items(errors)}
      </div>
      <div className={css.list}>
        {more > 0 && <p className={css.more}>{formatMessage(messages.more, { count: more }, locale)}</p>}
      </div>
    </section>
  );
}

type Reason = "reader" | "hidden";

/** Pauses the timers of the `shown` messages while a visitor reads them, and while the page is hidden. */
function useRest(shown: readonly Toast[]) {
  const reasons = useRef(new Set<Reason>());
  const isResting = useCallback(() => reasons.current.size > 0, []);
  const rest = (reason: Reason, isSo: boolean) => {
    const was = isResting();
    if (isSo) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (was === isResting()) return;
    for (const { timer } of shown) {
      if (was) timer?.resume();
      else timer?.pause();
    }
  };
  const follow = useEffectEvent(() => rest("hidden", document.hidden));
  useEffect(() => {
    const listener = () => follow();
    listener();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  return { rest, isResting };
}
