"use client";

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { createCountdown, type Countdown } from "./countdown.logic.ts";
import type { Toast } from "./toast-queue.logic.ts";
import * as css from "./toast.css.ts";

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/** One message. Its time stands still while `resting`. */
export function ToastItem({
  toast,
  resting,
  onDismiss,
}: {
  toast: Toast;
  resting: boolean;
  onDismiss: (id: number) => void;
}) {
  const messages = useMessages("toast");
  const { id, duration, action } = toast;
  const countdown = useRef<Countdown | null>(null);
  useEffect(() => {
    countdown.current = duration === null ? null : createCountdown(duration, () => onDismiss(id));
    return () => countdown.current?.rest();
  }, [id, duration, onDismiss]);
  useEffect(() => {
    if (resting) countdown.current?.rest();
    else countdown.current?.run();
  }, [resting, id, duration]);
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
