import type { ReactNode } from "react";

/** `error` stays until it is dismissed; the others go by themselves. */
export type ToastTone = "success" | "info" | "error";

/** What a message says and for how long. */
export interface ToastContent {
  /** One sentence. What has to be read in peace belongs into an `Alert`. */
  text: ReactNode;
  /** What it tells: that something is done, is so, or has failed, which is read out at once. @default "success" */
  tone?: ToastTone;
  /** Milliseconds until it goes; `null` stays. @default 3000, and `null` for errors */
  duration?: number | null;
  /** One thing to do about it, such as taking it back. The same must be possible elsewhere. */
  action?: { label: string; onPress: () => void };
}

/** A message in the queue. */
export interface Toast extends ToastContent {
  readonly id: number;
  readonly tone: ToastTone;
  readonly duration: number | null;
}

/** How long a success is shown, in milliseconds: section 9 of the specification. */
export const toastDuration = 3000;
/** Messages in the order of their coming. */
export interface ToastQueue {
  readonly add: (content: ToastContent) => number;
  readonly dismiss: (id: number) => void;
  readonly snapshot: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** An empty queue. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let count = 0;
  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add(content) {
      count += 1;
      const tone = content.tone ?? "success";
      const duration =
        content.duration === undefined ? (tone === "error" ? null : toastDuration) : content.duration;
      // The same sentence twice says no more than once: the new one takes the old one's place.
      const others = toasts.filter((toast) => toast.text !== content.text || toast.tone !== tone);
      become([...others, { ...content, id: count, tone, duration }]);
      return count;
    },
    dismiss(id) {
      become(toasts.filter((toast) => toast.id !== id));
    },
    snapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
