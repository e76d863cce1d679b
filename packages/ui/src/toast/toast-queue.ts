"use client";

import type { ReactNode } from "react";
import { ToastQueue, type QueuedToast } from "react-stately/useToastState";

/** `error` stays until it is dismissed; the others disappear by themselves. */
export type ToastTone = "success" | "info" | "error";

/** A message's text, tone, duration and action. */
export interface ToastContent {
  /** One sentence. For longer texts use an `Alert`. */
  text: ReactNode;
  /** Done, for information, or failed, which is announced immediately. @default "success" */
  tone?: ToastTone;
  /** Milliseconds until it disappears; `null` never. @default 3000, and `null` for errors */
  duration?: number | null;
  /** One action, such as undo. It must also be available elsewhere. */
  action?: { label: string; onClick: () => void };
}

/** A message in the queue. */
export type Toast = QueuedToast<Omit<ToastContent, "duration"> & { tone: ToastTone }>;

/** How long a success is shown, in milliseconds. */
export const toastDuration = 3000;

/** One queue for the page, by react-stately: code that shows a message need not be below the `Toaster`. */
export const toastQueue = new ToastQueue<Toast["content"]>();

/** Adds a message and returns its key. */
export function addToast({ duration, tone = "success", ...content }: ToastContent): string {
  // A repeated sentence replaces the old message.
  const same = toastQueue.visibleToasts.find(
    (toast) => toast.content.text === content.text && toast.content.tone === tone,
  );
  if (same !== undefined) toastQueue.close(same.key);
  const timeout = duration === undefined ? (tone === "error" ? null : toastDuration) : duration;
  return toastQueue.add({ ...content, tone }, timeout === null ? {} : { timeout });
}

/** Functions that show and remove short messages. Their identity is stable from render to render. */
export interface Toasts {
  /** Shows a message and returns its key. */
  readonly show: (content: ToastContent) => string;
  /** Something has been done; disappears by itself. */
  readonly success: (text: string) => string;
  /** Something has failed; stays until it is dismissed. */
  readonly error: (text: string) => string;
  /** Removes a message. */
  readonly dismiss: (key: string) => void;
}

const toasts: Toasts = {
  show: addToast,
  success: (text) => addToast({ text }),
  error: (text) => addToast({ text, tone: "error" }),
  dismiss: (key) => toastQueue.close(key),
};

/**
 * Short messages at the edge of the window. The page needs one `Toaster`. Call them in browsers only, in event
 * handlers.
 */
export function useToast(): Toasts {
  return toasts;
}
