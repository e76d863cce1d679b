"use client";

import { addToast, toastQueue, type ToastContent } from "./toast-queue.ts";

/** Functions that show and remove short messages. Their identity is stable from render to render. */
export interface Toasts {
  /** Shows a message and returns its key. */
  readonly show: (content: ToastContent) => string;
  /** Something has been done; disappears by itself. */
  readonly success: (text: string) => string;
  /** Something has failed; stays until it is dismissed. */
  readonly error: (text: string) => string;
  /** Takes a message back. */
  readonly dismiss: (key: string) => void;
}

const toasts: Toasts = {
  show: addToast,
  success: (text) => addToast({ text }),
  error: (text) => addToast({ text, tone: "error" }),
  dismiss: (key) => toastQueue.close(key),
};

/** Short messages at the edge of the window. The page needs one `Toaster`; in browsers only, in answer to events. */
export function useToast(): Toasts {
  return toasts;
}
