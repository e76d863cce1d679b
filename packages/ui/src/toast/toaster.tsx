"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLoaded } from "../intent/use-loaded.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import { useMessages } from "../provider/provider.tsx";
import { toastQueue, type Toast } from "./toast-queue.ts";
import * as css from "./toast.css.ts";

const none: readonly Toast[] = [];
const load = () => import("./toast-region.tsx").then(({ ToastRegion }) => ToastRegion);
const subscribe = (listener: () => void) => toastQueue.subscribe(listener);

export interface ToasterProps extends RootProps<HTMLDivElement> {}

/**
 * Shows short messages, once per page: the newest, and the number of older ones. It is built on react-aria, which is
 * loaded with the first message. Each is announced once, politely, or assertively for errors; timers pause while the
 * pointer or the focus is on them, while newer ones displace them, and while the page is hidden. F6 moves to the newest
 * and back, Escape dismisses it. While a modal dialog is open they appear inside it, where they can be reached.
 */
export function Toaster({ className, ref, ...rest }: ToasterProps) {
  const home = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(
    subscribe,
    () => toastQueue.visibleToasts,
    () => none,
  );
  const [isMissing, setMissing] = useState(false);
  const { Part, want } = useLoaded(load, () => setMissing(true));
  const isWanted = toasts.length > 0;
  useEffect(() => {
    if (isWanted) want();
  });
  return (
    <div {...rest} ref={useBothRefs(home, ref)} className={classList(css.place, className)}>
      {isWanted && (Part !== null ? <Part home={home} /> : isMissing && <PlainToasts toasts={toasts} />)}
    </div>
  );
}

/** Fallback if the region's code cannot be loaded, for example offline: no message is lost. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const { dismiss } = useMessages("toast");
  return (
    <div role="alert" className={css.plain}>
      {toasts.map(({ key, content }) => (
        <p key={key} className={css.toast}>
          <span className={css.text}>{content.text}</span>
          <button
            type="button"
            className={css.dismiss}
            aria-label={dismiss}
            onClick={() => toastQueue.close(key)}
          >
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
