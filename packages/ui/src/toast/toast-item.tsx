"use client";

import { CircleAlert, CircleCheck, Info, X } from "../drawings/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import type { Toast } from "./toast-queue.logic.ts";
import * as css from "./toast.css.ts";

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/** One message. */
export function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const messages = useMessages("toast");
  const { id, action } = toast;
  return (
    <div className={classList(css.toast, css.tone[toast.tone])} data-toast={id}>
      <Icon icon={icons[toast.tone]} className={css.mark[toast.tone]} />
      <p className={css.text}>{toast.text}</p>
      {action !== undefined && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={css.dismiss}
        aria-label={messages.dismiss}
        onClick={() => onDismiss(id)}
      >
        <Icon icon={X} size="small" />
      </button>
    </div>
  );
}
