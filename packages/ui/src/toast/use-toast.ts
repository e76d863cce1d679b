"use client";

import { createToastQueue, type ToastContent, type ToastQueue } from "./toast-queue.logic.ts";

/** One queue for the page: whoever has something to say need not stand below the `Toaster`. */
export const toastQueue: ToastQueue = createToastQueue();

/** Ways to show and to take back short messages. All keep their identity from render to render. */
export interface Toasts {
  /** Shows a message and returns its number. */
  readonly show: (content: ToastContent) => number;
  /** Something has been done; goes by itself. */
  readonly success: (text: string) => number;
  /** Something has failed; stays until it is dismissed. */
  readonly error: (text: string) => number;
  /** Takes a message back. */
  readonly dismiss: (id: number) => void;
}

const toasts: Toasts = {
  show: toastQueue.add,
  success: (text) => toastQueue.add({ text }),
  error: (text) => toastQueue.add({ text, tone: "error" }),
  dismiss: toastQueue.dismiss,
};

/** Short messages at the edge of the window. The page needs one `Toaster`; in browsers only, in answer to events. */
export function useToast(): Toasts {
  return toasts;
}
