"use client";

import { useMessages } from "../provider/provider.tsx";
import { toastQueue, type Toast } from "./toast-queue.ts";
import * as css from "./toast.css.ts";

/** The messages where the file of their region cannot be had, such as offline: nothing of what they say is lost. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
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
